## Les effets en peu de mots, comme sur les cartes, tuiles et Leviers

list-and = {" "}et{" "}
list-or = , ou{" "}
list-either = {" "}ou{" "}
list-then = , puis{" "}
list-eminence = , puis{" "}
list-rules = {" "};{" "}

## Biens
goods-coins = { $count } { $count ->
    [one] Pièce
   *[other] Pièces
  }
goods-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
  }
goods-vases = { $count } { $count ->
    [one] Vase
   *[other] Vases
  }
goods-inhabitants = { $count } { $count ->
    [one] Habitant
   *[other] Habitants
  }
goods-points = { $count } PV
goods-wood = { $count } Bois
goods-stone = { $count } { $count ->
    [one] Pierre
   *[other] Pierres
  }
goods-loam = { $count } { $count ->
    [one] Argile
   *[other] Argiles
  }
goods-iron = { $count } { $count ->
    [one] Fer
   *[other] Fers
  }
goods-any = { $count } de votre choix

verb-take = prenez { $goods }
verb-pay = payez { $goods }
verb-draw = piochez { $goods }
verb-discard = défaussez { $goods }
verb-give_up = perdez { $goods }
verb-gain = gagnez { $goods }
verb-lose = perdez { $goods }

## Des mots qui se trouvent dans d’autres phrases
seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-white = Blanc
seat-eminence = Sage Éminence
eminence-subject = La Sage Éminence
eminence-owner = la Sage Éminence
resource-wood = Bois
resource-stone = Pierre
resource-loam = Argile
resource-iron = Fer
kind-day = Jour
kind-sunset = Crépuscule
kind-night = Nuit
track-coin = piste de Pièces
track-card = piste de Cartes
region-unknown = Unknown
region-new_hope = New Hope
region-boonlake = Boonlake
region-southern = Southern
piece-inhabitant = Habitant
piece-house = Maison
piece-settlement = Village
piece-cattle = Bovin
piece-shipyard = Chantier naval
piece-purple = Habitant violet

## Comment les effets s’assemblent
effect-trade = { $cost } → { $gain }
effect-repeat = { $what } (autant de fois que vous voulez)
effect-when = { $what } ({ $when })
effect-eminence = la Sage Éminence { $what }

## Gains et coûts
effect-none = rien
effect-coin_track = avancez de { $count } { $count ->
    [one] case
   *[other] cases
  } sur la piste de Pièces
effect-card_track = avancez de { $count } { $count ->
    [one] case
   *[other] cases
  } sur la piste de Cartes
effect-card_track-back = reculez de { $count } { $count ->
    [one] case
   *[other] cases
  } sur la piste de Cartes
effect-one_track = avancez de { $count } { $count ->
    [one] case
   *[other] cases
  } sur l’une des deux pistes
effect-production-wood = construisez un Site de production de Bois
effect-production-stone = construisez un Site de production de Pierre
effect-production-loam = construisez un Site de production d’Argile
effect-production-iron = construisez un Site de production de Fer
effect-production-any = construisez un Site de production au choix
effect-income-coin_track = prenez le Revenu de votre piste de Pièces
effect-income-card_track = prenez le Revenu de votre piste de Cartes
effect-lever_up = remontez { $count } { $count ->
    [one] Levier utilisé
   *[other] Leviers utilisés
  }
effect-lever_down = déplacez { $count } { $count ->
    [one] Levier non utilisé
   *[other] Leviers non utilisés
  } vers le bas sans effet
effect-lake = avancez de { $count } pas sur le Lac
effect-coins_each = prenez { $coins } { $each }

## Actions
effect-explore = { $count ->
    [one] explorez
   *[other] explorez { $count } fois
  }
effect-develop = { $count ->
    [0] développez avec l’Habitant violet
    [one] développez
   *[other] développez { $count } fois
  }
effect-upgrade = { $count ->
    [one] améliorez
   *[other] améliorez { $count } fois
  }
effect-upgrade_to_house-free = améliorez en Maison sans perdre d’Habitant
effect-upgrade_to_settlement-eased = améliorez en Village avec 1 Habitant et 1 élément de moins
effect-upgrade_to_settlement-free = améliorez gratuitement en Village, où que ce soit
effect-upgrade_to_settlement-swap = remplacez une Maison par un Village et reprenez la Maison
effect-place_house = placez { $count } { $count ->
    [one] Maison
   *[other] Maisons
  } sans Habitant
effect-modernize = { $count ->
    [one] modernisez
   *[other] modernisez { $count } fois
  }
effect-modernize-less = { $count ->
    [one] modernisez
   *[other] modernisez { $count } fois
  } pour { $coins } de moins
effect-play_card-day = jouez une carte Jour
effect-play_card-sunset = jouez une carte Crépuscule
effect-play_card-night = jouez une carte Nuit
effect-play_card-any = jouez une carte de n’importe quel type
effect-play_or_discard-day = jouez une carte Jour ou défaussez-en une pour 2 Pièces
effect-play_or_discard-sunset = jouez une carte Crépuscule ou défaussez-en une pour 2 Pièces
effect-play_or_discard-night = jouez une carte Nuit ou défaussez-en une pour 2 Pièces
effect-play_or_discard-any = jouez une carte de n’importe quel type ou défaussez-en une pour 2 Pièces
effect-place_pasture = posez { $count } { $count ->
    [one] Pâturage
   *[other] Pâturages
  }
effect-place_cattle = placez { $count } { $count ->
    [one] Bovin
   *[other] Bovins
  }
effect-place_cattle-lake = placez 1 Bovin sur le Pâturage du Lac
effect-region_reward = couvrez l’indication de récompense d’une Région et prenez cette récompense
effect-region_income = prenez { $count } { $count ->
    [one] Pièce
   *[other] Pièces
  } pour chaque élément dans les trois autres Régions
effect-boat_upstream = déplacez gratuitement { $count } { $count ->
    [one] Canot
   *[other] Canots
  } en amont

## Ce qui dure
effect-resource_discount = { $count } { $count ->
    [one] Ressource
   *[other] Ressources
  } de moins pour une carte
effect-ease_settlement = { $count } { $count ->
    [one] Habitant
   *[other] Habitants
  } et { $count } { $count ->
    [one] élément
   *[other] éléments
  } de moins
effect-lever_cost = les Leviers vous coûtent { $count } { $count ->
    [one] Pièce
   *[other] Pièces
  } de moins
effect-card_cost = les cartes et les Projets vous coûtent { $count } { $count ->
    [one] Pièce
   *[other] Pièces
  } de moins
effect-all_costs = tout vous coûte { $count } { $count ->
    [one] Pièce
   *[other] Pièces
  } de moins
effect-cattle_cost = placer un Bovin vous coûte { $count } { $count ->
    [one] Habitant
   *[other] Habitants
  } de moins
effect-region_scoring-all = à chaque Action « Récompenses de Région », les quatre Régions vous rapportent
effect-scoring_value-left = la valeur de gauche vous suffit sur une tuile de Scoring

## Points
effect-vp_each = { $points } { $each }
effect-vp_each-limit = { $points } { $each }, { $limit } au plus
effect-goal = { $points } { $goal }
effect-goal-more = { $points } avec { $count }

## Artefacts
effect-production_house = placez { $count } { $count ->
    [one] Maison
   *[other] Maisons
  } à côté de vos Sites de production
effect-purple-ranch = prenez l’Habitant violet sur votre Ranch
effect-purple-roam = développez avec l’Habitant violet, qui voyage ensuite
effect-purple_presence = l’Habitant violet compte comme { $count } { $count ->
    [one] élément
   *[other] éléments
  }
effect-special_tile-gain = prenez la tuile de Construction spéciale
effect-stash = mettez de côté jusqu’à { $count } { $count ->
    [one] carte
   *[other] cartes
  } de votre main
effect-play_stashed-free = jouez gratuitement une carte mise de côté
effect-lake_effect-current = utilisez l’effet de votre case du Lac
effect-lake_effect-previous = utilisez l’effet de la case du Lac précédente

## La Sage Éminence : ces mots suivent « la Sage Éminence »
effect-cactus = avance de { $count } { $count ->
    [one] case
   *[other] cases
  } sur la piste du Cactus
effect-solo_explore = pose { $count } { $count ->
    [one] tuile
   *[other] tuiles
  }
effect-solo_house-last_tile = place une Maison sur la dernière tuile
effect-solo_pasture = pose { $count } { $count ->
    [one] Pâturage
   *[other] Pâturages
  }
effect-solo_cattle = place { $count } { $count ->
    [one] Bovin
   *[other] Bovins
  }
effect-solo_structure = construit { $count } { $count ->
    [one] structure
   *[other] structures
  }
effect-solo_region = couvre une Région et gagne { $count } PV pour chaque élément ailleurs

## Quand quelque chose se passe
trigger-harbour = chaque fois que votre Navire s’arrête dans un Port
trigger-river_coins = chaque fois que votre Navire s’arrête sur une case avec des Pièces
trigger-river_vase = chaque fois que vous prenez un Vase sur la Rivière
trigger-discard-day = chaque fois que vous défaussez une carte Jour
trigger-discard-sunset = chaque fois que vous défaussez une carte Crépuscule
trigger-discard-night = chaque fois que vous défaussez une carte Nuit
trigger-cattle_placed = chaque fois que vous placez un Bovin
trigger-builder_any = chaque fois que quelqu’un choisit « Bâtisseur »
trigger-develop = chaque fois que vous développez
trigger-develop_lower = chaque fois que vous développez sur un Chantier inférieur
trigger-inhabitant_gained = pour chaque Habitant que vous gagnez
trigger-presence_near_shipyard = chaque fois que quelqu’un arrive à votre Chantier naval ou à côté
trigger-forgo_common = au lieu de votre partie commune d’une Action
trigger-forgo_card = au lieu de jouer une carte
trigger-region_scoring = quand vous prenez les Pièces de vos éléments
trigger-any_time = à tout moment
trigger-settlement_upgrade = quand vous améliorez en Village
trigger-tile_placed = quand vous posez une tuile
trigger-lake_return = chaque fois que votre figurine revient sur le Lac
trigger-interim_start = avant chaque décompte intermédiaire
trigger-final_scoring = lors du décompte final
trigger-activate = tout de suite
trigger-use_production_house-0 = chaque fois qu’une carte n’utilise aucun de vos Sites de production avec Maison
trigger-use_production_house-1 = chaque fois qu’une carte utilise 1 de vos Sites de production avec Maison
trigger-use_production_house-2 = chaque fois qu’une carte utilise 2 de vos Sites de production avec Maison
trigger-card_payment = quand vous payez une carte ou un Projet
trigger-play_card = chaque fois que vous jouez une carte
trigger-cheap_site = chaque fois que vous développez sur un Chantier avec 1 Pièce, 1 carte ou rien
trigger-card_three_resources = chaque fois que vous jouez une carte qui demande 3 Ressources ou plus
trigger-new_region = chaque fois que vous développez dans une Région nouvelle pour vous
trigger-scoring_success = chaque fois que vous remplissez une tuile de Scoring
trigger-scoring_mastered = chaque fois que vous maîtrisez une tuile de Scoring
trigger-track_reward = chaque fois que vous franchissez une récompense sur une piste
trigger-level2_site = chaque fois que vous passez un Site de production au niveau 2
trigger-new_lever_row = chaque fois que vous placez le premier Levier d’une rangée
trigger-house_upgrade = chaque fois que vous améliorez en Maison

## Ce qui se compte : pour chacun, tous, avec tant d’entre eux
measure-coin_track = { $form ->
    [each] pour chaque case sur la piste de Pièces
    [all] cases sur la piste de Pièces
   *[goal] avec { $count } { $count ->
        [one] case
       *[other] cases
      } sur la piste de Pièces
  }
measure-card_track = { $form ->
    [each] pour chaque case sur la piste de Cartes
    [all] cases sur la piste de Cartes
   *[goal] avec { $count } { $count ->
        [one] case
       *[other] cases
      } sur la piste de Cartes
  }
measure-lower_track = { $form ->
    [each] pour chaque case sur la piste la moins avancée
    [all] cases sur la piste la moins avancée
   *[goal] avec { $count } { $count ->
        [one] case
       *[other] cases
      } sur la piste la moins avancée
  }
measure-production = { $form ->
    [each] pour chaque niveau de vos Sites de production
    [all] niveaux de vos Sites de production
   *[goal] avec { $count } { $count ->
        [one] niveau
       *[other] niveaux
      } de vos Sites de production
  }
measure-houses = { $form ->
    [each] pour chaque Maison hors de votre plateau
    [all] Maisons hors de votre plateau
   *[goal] avec { $count } { $count ->
        [one] Maison
       *[other] Maisons
      } hors de votre plateau
  }
measure-settlements = { $form ->
    [each] pour chaque Village hors de votre plateau
    [all] Villages hors de votre plateau
   *[goal] avec { $count } { $count ->
        [one] Village
       *[other] Villages
      } hors de votre plateau
  }
measure-cattle = { $form ->
    [each] pour chaque Bovin hors de votre plateau
    [all] Bovins hors de votre plateau
   *[goal] avec { $count } { $count ->
        [one] Bovin
       *[other] Bovins
      } hors de votre plateau
  }
measure-levers = { $form ->
    [each] pour chaque Levier
    [all] Leviers
   *[goal] avec { $count } { $count ->
        [one] Levier
       *[other] Leviers
      }
  }
measure-lever_rows = { $form ->
    [each] pour chaque rangée complète de Leviers
    [all] rangées complètes de Leviers
   *[goal] avec { $count } { $count ->
        [one] rangée complète
       *[other] rangées complètes
      } de Leviers
  }
measure-presences = { $form ->
    [each] pour chaque élément sur le plateau principal
    [all] éléments sur le plateau principal
   *[goal] avec { $count } { $count ->
        [one] élément
       *[other] éléments
      } sur le plateau principal
  }
measure-presences-in = { $form ->
    [each] pour chaque élément à { $region }
    [all] éléments à { $region }
   *[goal] avec { $count } { $count ->
        [one] élément
       *[other] éléments
      } à { $region }
  }
measure-scored_presences = { $form ->
    [each] pour chaque élément qui rapporte
    [all] éléments qui rapportent
   *[goal] avec { $count } { $count ->
        [one] élément qui rapporte
       *[other] éléments qui rapportent
      }
  }
measure-bridge_presences = { $form ->
    [each] pour chaque élément au bord d’un pont
    [all] éléments au bord d’un pont
   *[goal] avec { $count } { $count ->
        [one] élément
       *[other] éléments
      } au bord d’un pont
  }
measure-adjacent_tiles = { $form ->
    [each] pour chaque tuile de votre plus grand groupe de tuiles adjacentes
    [all] tuiles adjacentes de votre plus grand groupe
   *[goal] avec { $count } { $count ->
        [one] tuile
       *[other] tuiles
      } de votre plus grand groupe de tuiles adjacentes
  }
measure-cattle_regions = { $form ->
    [each] pour chaque Région avec vos Bovins
    [all] Régions avec vos Bovins
   *[goal] avec { $count } { $count ->
        [one] Région
       *[other] Régions
      } avec vos Bovins
  }
measure-permanent_cards = { $form ->
    [each] pour chaque carte jouée avec un effet permanent
    [all] cartes jouées avec un effet permanent
   *[goal] avec { $count } { $count ->
        [one] carte jouée
       *[other] cartes jouées
      } avec un effet permanent
  }
measure-played_cards = { $form ->
    [each] pour chaque carte jouée
    [all] cartes jouées
   *[goal] avec { $count } { $count ->
        [one] carte jouée
       *[other] cartes jouées
      }
  }
measure-lake_spaces = { $form ->
    [each] pour chaque case du Lac atteinte
    [all] cases du Lac atteintes
   *[goal] avec { $count } { $count ->
        [one] case du Lac atteinte
       *[other] cases du Lac atteintes
      }
  }
measure-special_tile_presences = { $form ->
    [each] pour chaque élément sur la tuile de Construction spéciale ou à côté
    [all] éléments sur la tuile de Construction spéciale ou à côté
   *[goal] avec { $count } { $count ->
        [one] élément
       *[other] éléments
      } sur la tuile de Construction spéciale ou à côté
  }

## Ce que demandent les tuiles de Scoring
category-regions = éléments à { $first } et { $second }
category-kinds = cartes { $first } et { $second } jouées
category-give-inhabitant_or_5coins = fois où vous payez 1 Habitant ou 5 Pièces
category-give-vase_or_5coins = fois où vous payez 1 Vase ou 5 Pièces
category-give-2coins = nombre de fois où vous payez 2 Pièces
category-either = { $what }, dans un sens ou dans l’autre
category-each = { $what } ({ $points } à chaque fois)
