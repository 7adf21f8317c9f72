## Effekte in kurzen Worten, wie sie auf Karten, Plättchen und Hebeln stehen

list-and = {" "}und{" "}
list-or = , oder{" "}
list-either = {" "}oder{" "}
list-then = , dann{" "}
list-eminence = {" "}und{" "}
list-rules = ;{" "}

## Güter
goods-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }
goods-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
goods-vases = { $count ->
    [one] 1 Vase
   *[other] { $count } Vasen
  }
goods-inhabitants = { $count } Bewohner
goods-points = { $count } SP
goods-wood = { $count } Holz
goods-stone = { $count } Stein
goods-loam = { $count } Lehm
goods-iron = { $count } Eisen
goods-any = { $count } deiner Wahl

verb-take = nimm { $goods }
verb-pay = zahle { $goods }
verb-draw = ziehe { $goods }
verb-discard = wirf { $goods } ab
verb-give_up = gib { $goods } ab
verb-gain = erhalte { $goods }
verb-lose = verliere { $goods }

## Einzelne Wörter, die in anderen Sätzen stehen
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-white = Weiß
seat-eminence = Weise Eminenz
eminence-subject = Die weise Eminenz
eminence-owner = der weisen Eminenz
resource-wood = Holz
resource-stone = Stein
resource-loam = Lehm
resource-iron = Eisen
kind-day = Tag
kind-sunset = Dämmerung
kind-night = Nacht
track-coin = Münzleiste
track-card = Kartenleiste
region-unknown = Unknown
region-new_hope = New Hope
region-boonlake = Boonlake
region-southern = Southern
piece-inhabitant = Bewohner
piece-house = Haus
piece-settlement = Siedlung
piece-cattle = Rind
piece-shipyard = Werft
piece-purple = lila Bewohner

## Wie Effekte zusammengesetzt sind
effect-trade = { $cost } → { $gain }
effect-repeat = { $what } (beliebig oft)
effect-when = { $what } ({ $when })
effect-eminence = die weise Eminenz { $what }

## Gewinne und Kosten
effect-none = nichts
effect-coin_track = rücke { $count } { $count ->
    [one] Schritt
   *[other] Schritte
  } auf der Münzleiste vor
effect-card_track = rücke { $count } { $count ->
    [one] Schritt
   *[other] Schritte
  } auf der Kartenleiste vor
effect-card_track-back = gehe { $count } { $count ->
    [one] Schritt
   *[other] Schritte
  } auf der Kartenleiste zurück
effect-one_track = rücke { $count } { $count ->
    [one] Schritt
   *[other] Schritte
  } auf einer der beiden Leisten vor
effect-production-wood = errichte ein Produktionsgebäude für Holz
effect-production-stone = errichte ein Produktionsgebäude für Stein
effect-production-loam = errichte ein Produktionsgebäude für Lehm
effect-production-iron = errichte ein Produktionsgebäude für Eisen
effect-production-any = errichte ein beliebiges Produktionsgebäude
effect-income-coin_track = nimm das Einkommen deiner Münzleiste
effect-income-card_track = nimm das Einkommen deiner Kartenleiste
effect-lever_up = schiebe { $count ->
    [one] 1 benutzten Hebel
   *[other] { $count } benutzte Hebel
  } nach oben
effect-lever_down = schiebe { $count ->
    [one] 1 unbenutzten Hebel
   *[other] { $count } unbenutzte Hebel
  } ohne Effekt nach unten
effect-lake = rücke { $count } { $count ->
    [one] Schritt
   *[other] Schritte
  } auf dem See vor
effect-coins_each = nimm { $coins } { $each }

## Aktionen
effect-explore = { $count ->
    [one] entdecke
    [2] entdecke zweimal
   *[other] entdecke { $count }-mal
  }
effect-develop = { $count ->
    [0] erschließe mit dem lila Bewohner
    [one] erschließe
    [2] erschließe zweimal
   *[other] erschließe { $count }-mal
  }
effect-upgrade = { $count ->
    [one] werte auf
    [2] werte zweimal auf
   *[other] werte { $count }-mal auf
  }
effect-upgrade_to_house-free = werte zu einem Haus auf, ohne einen Bewohner abzugeben
effect-upgrade_to_settlement-eased = werte zu einer Siedlung auf, mit 1 Bewohner und 1 Präsenz weniger
effect-upgrade_to_settlement-free = werte kostenlos zu einer Siedlung auf, egal wo
effect-upgrade_to_settlement-swap = ersetze ein Haus durch eine Siedlung und nimm das Haus zurück
effect-place_house = setze { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
  } ohne Bewohner
effect-modernize = { $count ->
    [one] modernisiere
    [2] modernisiere zweimal
   *[other] modernisiere { $count }-mal
  }
effect-modernize-less = { $count ->
    [one] modernisiere
    [2] modernisiere zweimal
   *[other] modernisiere { $count }-mal
  } für { $coins } weniger
effect-play_card-day = spiele eine Tagkarte aus
effect-play_card-sunset = spiele eine Dämmerungskarte aus
effect-play_card-night = spiele eine Nachtkarte aus
effect-play_card-any = spiele eine beliebige Karte aus
effect-play_or_discard-day = spiele eine Tagkarte aus oder wirf eine für 2 Münzen ab
effect-play_or_discard-sunset = spiele eine Dämmerungskarte aus oder wirf eine für 2 Münzen ab
effect-play_or_discard-night = spiele eine Nachtkarte aus oder wirf eine für 2 Münzen ab
effect-play_or_discard-any = spiele eine beliebige Karte aus oder wirf eine für 2 Münzen ab
effect-place_pasture = lege { $count ->
    [one] 1 Rinderweide
   *[other] { $count } Rinderweiden
  }
effect-place_cattle = setze { $count ->
    [one] 1 Rind
   *[other] { $count } Rinder
  }
effect-place_cattle-lake = setze 1 Rind auf die Seeweide
effect-region_reward = decke ein Regionenschild ab und nimm seine Belohnung
effect-region_income = nimm { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  } für jede Präsenz in den anderen drei Regionen
effect-boat_upstream = bewege { $count ->
    [one] 1 Boot
   *[other] { $count } Boote
  } kostenlos flussaufwärts

## Was bleibt
effect-resource_discount = spare { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
  } bei einer Karte
effect-ease_settlement = spare { $count } Bewohner und { $count ->
    [one] 1 Präsenz
   *[other] { $count } Präsenzen
  }
effect-lever_cost = Hebel kosten dich { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  } weniger
effect-card_cost = Karten und Projekte kosten dich { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  } weniger
effect-all_costs = alles kostet dich { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  } weniger
effect-cattle_cost = Rinder kosten dich { $count } Bewohner weniger
effect-region_scoring-all = werte in jeder Gebietswertung alle vier Regionen
effect-scoring_value-left = auf einem Wertungsplättchen genügt dir der Wert links daneben

## Punkte
effect-vp_each = { $points } { $each }
effect-vp_each-limit = { $points } { $each }, höchstens { $limit }
effect-goal = { $points } { $goal }
effect-goal-more = { $points } mit { $count }

## Artefakte
effect-production_house = setze { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
  } neben deine Produktionsgebäude
effect-purple-ranch = nimm den lila Bewohner auf deine Ranch
effect-purple-roam = erschließe mit dem lila Bewohner, der danach umherzieht
effect-purple_presence = der lila Bewohner zählt als { $count ->
    [one] 1 Präsenz
   *[other] { $count } Präsenzen
  }
effect-special_tile-gain = nimm das besondere Bauplättchen
effect-stash = lege bis zu { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } aus deiner Hand beiseite
effect-play_stashed-free = spiele eine beiseitegelegte Karte kostenlos aus
effect-lake_effect-current = nutze den Effekt deines Seefelds
effect-lake_effect-previous = nutze den Effekt des Seefelds vor deinem

## Die weise Eminenz: diese Worte folgen auf „die weise Eminenz“
effect-cactus = rückt { $count } { $count ->
    [one] Schritt
   *[other] Schritte
  } auf der Kaktusleiste vor
effect-solo_explore = legt { $count } Bauplättchen
effect-solo_house-last_tile = setzt ein Haus auf das letzte Bauplättchen
effect-solo_pasture = legt { $count ->
    [one] 1 Rinderweide
   *[other] { $count } Rinderweiden
  }
effect-solo_cattle = setzt { $count ->
    [one] 1 Rind
   *[other] { $count } Rinder
  }
effect-solo_structure = baut { $count ->
    [one] 1 Struktur
   *[other] { $count } Strukturen
  }
effect-solo_region = deckt eine Region ab und erhält { $count } SP für jede Präsenz anderswo

## Wann etwas geschieht
trigger-harbour = immer wenn dein Schiff in einem Hafen anhält
trigger-river_coins = immer wenn dein Schiff auf einem Feld mit Münzen anhält
trigger-river_vase = immer wenn du eine Vase vom Fluss nimmst
trigger-discard-day = immer wenn du eine Tagkarte abwirfst
trigger-discard-sunset = immer wenn du eine Dämmerungskarte abwirfst
trigger-discard-night = immer wenn du eine Nachtkarte abwirfst
trigger-cattle_placed = immer wenn du ein Rind setzt
trigger-builder_any = immer wenn jemand Baumeister wählt
trigger-develop = immer wenn du erschließt
trigger-develop_lower = immer wenn du auf einem unteren Bauplatz erschließt
trigger-inhabitant_gained = für jeden Bewohner, den du erhältst
trigger-presence_near_shipyard = immer wenn jemand zu deiner Werft oder neben sie kommt
trigger-forgo_common = statt deines gemeinsamen Teils einer Aktion
trigger-forgo_card = statt eine Karte auszuspielen
trigger-region_scoring = wenn du Münzen für deine Präsenzen nimmst
trigger-any_time = jederzeit
trigger-settlement_upgrade = wenn du zu einer Siedlung aufwertest
trigger-tile_placed = wenn du ein Bauplättchen legst
trigger-lake_return = immer wenn deine Figur auf dem See zurückkehrt
trigger-interim_start = vor jeder Zwischenwertung
trigger-final_scoring = in der Schlusswertung
trigger-activate = sofort
trigger-use_production_house-0 = immer wenn eine Karte keines deiner Produktionsgebäude mit Haus nutzt
trigger-use_production_house-1 = immer wenn eine Karte 1 deiner Produktionsgebäude mit Haus nutzt
trigger-use_production_house-2 = immer wenn eine Karte 2 deiner Produktionsgebäude mit Haus nutzt
trigger-card_payment = wenn du eine Karte oder ein Projekt bezahlst
trigger-play_card = immer wenn du eine Karte ausspielst
trigger-cheap_site = immer wenn du auf einem Bauplatz mit 1 Münze, 1 Karte oder nichts erschließt
trigger-card_three_resources = immer wenn du eine Karte ausspielst, die 3 oder mehr Rohstoffe braucht
trigger-new_region = immer wenn du in einer Region erschließt, die für dich neu ist
trigger-scoring_success = immer wenn du ein Wertungsplättchen erfüllst
trigger-scoring_mastered = immer wenn du ein Wertungsplättchen meisterst
trigger-track_reward = immer wenn du eine Belohnung auf einer Leiste überschreitest
trigger-level2_site = immer wenn du ein Produktionsgebäude auf Stufe 2 drehst
trigger-new_lever_row = immer wenn du den ersten Hebel einer Reihe legst
trigger-house_upgrade = immer wenn du zu einem Haus aufwertest

## Was gezählt wird: für jedes, alle, mit so vielen
measure-coin_track = { $form ->
    [each] für jeden Schritt auf der Münzleiste
    [all] Schritte auf der Münzleiste
   *[goal] mit { $count } { $count ->
        [one] Schritt
       *[other] Schritten
      } auf der Münzleiste
  }
measure-card_track = { $form ->
    [each] für jeden Schritt auf der Kartenleiste
    [all] Schritte auf der Kartenleiste
   *[goal] mit { $count } { $count ->
        [one] Schritt
       *[other] Schritten
      } auf der Kartenleiste
  }
measure-lower_track = { $form ->
    [each] für jeden Schritt auf der zurückliegenden Leiste
    [all] Schritte auf der zurückliegenden Leiste
   *[goal] mit { $count } { $count ->
        [one] Schritt
       *[other] Schritten
      } auf der zurückliegenden Leiste
  }
measure-production = { $form ->
    [each] für jede Stufe deiner Produktionsgebäude
    [all] Stufen deiner Produktionsgebäude
   *[goal] mit { $count } { $count ->
        [one] Stufe
       *[other] Stufen
      } deiner Produktionsgebäude
  }
measure-houses = { $form ->
    [each] für jedes Haus, das dein Tableau verlassen hat
    [all] Häuser außerhalb deines Tableaus
   *[goal] mit { $count ->
        [one] 1 Haus
       *[other] { $count } Häusern
      } außerhalb deines Tableaus
  }
measure-settlements = { $form ->
    [each] für jede Siedlung, die dein Tableau verlassen hat
    [all] Siedlungen außerhalb deines Tableaus
   *[goal] mit { $count ->
        [one] 1 Siedlung
       *[other] { $count } Siedlungen
      } außerhalb deines Tableaus
  }
measure-cattle = { $form ->
    [each] für jedes Rind, das dein Tableau verlassen hat
    [all] Rinder außerhalb deines Tableaus
   *[goal] mit { $count ->
        [one] 1 Rind
       *[other] { $count } Rindern
      } außerhalb deines Tableaus
  }
measure-levers = { $form ->
    [each] für jeden Hebel
    [all] Hebel
   *[goal] mit { $count ->
        [one] 1 Hebel
       *[other] { $count } Hebeln
      }
  }
measure-lever_rows = { $form ->
    [each] für jede vollständige Hebelreihe
    [all] vollständige Hebelreihen
   *[goal] mit { $count ->
        [one] 1 vollständigen Hebelreihe
       *[other] { $count } vollständigen Hebelreihen
      }
  }
measure-presences = { $form ->
    [each] für jede Präsenz auf dem Spielplan
    [all] Präsenzen auf dem Spielplan
   *[goal] mit { $count ->
        [one] 1 Präsenz
       *[other] { $count } Präsenzen
      } auf dem Spielplan
  }
measure-presences-in = { $form ->
    [each] für jede Präsenz in { $region }
    [all] Präsenzen in { $region }
   *[goal] mit { $count ->
        [one] 1 Präsenz
       *[other] { $count } Präsenzen
      } in { $region }
  }
measure-scored_presences = { $form ->
    [each] für jede Präsenz, die gewertet wird
    [all] Präsenzen, die gewertet werden
   *[goal] mit { $count ->
        [one] 1 gewerteten Präsenz
       *[other] { $count } gewerteten Präsenzen
      }
  }
measure-bridge_presences = { $form ->
    [each] für jede Präsenz an einer Brücke
    [all] Präsenzen an einer Brücke
   *[goal] mit { $count ->
        [one] 1 Präsenz
       *[other] { $count } Präsenzen
      } an einer Brücke
  }
measure-adjacent_tiles = { $form ->
    [each] für jedes Bauplättchen deiner größten zusammenhängenden Gruppe
    [all] Bauplättchen deiner größten Gruppe
   *[goal] mit { $count } Bauplättchen in deiner größten zusammenhängenden Gruppe
  }
measure-cattle_regions = { $form ->
    [each] für jede Region mit deinen Rindern
    [all] Regionen mit deinen Rindern
   *[goal] mit { $count ->
        [one] 1 Region
       *[other] { $count } Regionen
      } mit deinen Rindern
  }
measure-permanent_cards = { $form ->
    [each] für jede ausgespielte Karte mit permanentem Effekt
    [all] ausgespielte Karten mit permanentem Effekt
   *[goal] mit { $count ->
        [one] 1 ausgespielten Karte
       *[other] { $count } ausgespielten Karten
      } mit permanentem Effekt
  }
measure-played_cards = { $form ->
    [each] für jede ausgespielte Karte
    [all] ausgespielte Karten
   *[goal] mit { $count ->
        [one] 1 ausgespielten Karte
       *[other] { $count } ausgespielten Karten
      }
  }
measure-lake_spaces = { $form ->
    [each] für jedes erreichte Seefeld
    [all] erreichte Seefelder
   *[goal] mit { $count ->
        [one] 1 erreichten Seefeld
       *[other] { $count } erreichten Seefeldern
      }
  }
measure-special_tile_presences = { $form ->
    [each] für jede Präsenz auf dem besonderen Bauplättchen oder daneben
    [all] Präsenzen auf dem besonderen Bauplättchen oder daneben
   *[goal] mit { $count ->
        [one] 1 Präsenz
       *[other] { $count } Präsenzen
      } auf dem besonderen Bauplättchen oder daneben
  }

## Was Wertungsplättchen verlangen
category-regions = Präsenzen in { $first } und { $second }
category-kinds = ausgespielte Karten der Arten { $first } und { $second }
category-give-inhabitant_or_5coins = wie oft du 1 Bewohner oder 5 Münzen abgibst
category-give-vase_or_5coins = wie oft du 1 Vase oder 5 Münzen abgibst
category-give-2coins = wie oft du 2 Münzen zahlst
category-either = { $what }, in beliebiger Zuordnung
category-each = { $what } (je { $points })
