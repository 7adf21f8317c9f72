## Ce que l’on peut choisir : option-<sorte de choix>
option-strip = Prenez « { $name } » sur la rangée { $row } ({ $steps } { $steps ->
    [one] case
   *[other] cases
  }{ $penalty ->
    [0] {""}
   *[other] , { $penalty } PV
  })
option-play = Jouez « { $name } » ({ $cost })
option-project = Réalisez le Projet de { $tile } ({ $cost })
option-discard = Défaussez « { $name } » pour { $coins } { $coins ->
    [one] Pièce
   *[other] Pièces
  }
option-discard-cost = Défaussez « { $name } »
option-explore-go = Explorez : révélez une tuile
option-explore = Posez la tuile sur l’emplacement { $space } ({ $reward })
option-pasture = Posez un Pâturage sur l’emplacement { $space } ({ $reward })
option-develop = Développez sur l’emplacement { $space }, Chantier { $half } ({ $site })
option-upgrade-house = Améliorez en Maison : emplacement { $space }, Chantier { $half }
option-upgrade-settlement = Améliorez en Village : emplacement { $space }, Chantier { $half }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } PV)
  }
option-cattle = Placez un Bovin sur l’emplacement { $space }
option-region = Choisissez { $region } ({ $reward })
option-modernize = Placez un Levier pour { $coins } { $coins ->
    [one] Pièce
   *[other] Pièces
  } : { $effect }
option-build = Construisez un Site de production ({ $resource }, niveau { $level })
option-track = Avancez de { $steps } { $steps ->
    [one] case
   *[other] cases
  } sur la { $track }
option-give = { $trade }
option-take = { $gain }
option-pay = Payez : { $way }
option-score = Décomptez { $tile } – atteint (+{ $points } PV)
option-score-missed = Décomptez { $tile } – pas atteint (-{ $points } PV)
option-score-pay = Décomptez { $tile } – +{ $points } PV si vous payez, sinon -{ $points } PV
option-keep = Gardez { $tile }
option-sail = Avancez votre Navire de { $steps } { $steps ->
    [one] case
   *[other] cases
  } ({ $reward })
option-raise = Remontez le Levier { $lever }
option-common = Prenez la partie commune
option-lever = Utilisez un Levier : { $effect }
option-boat = Déplacez le Canot { $boat } vers { $resource }{ $coins ->
    [0] {""}
    [one] {" "}pour { $coins } Pièce
   *[other] {" "}pour { $coins } Pièces
  }
option-draw = Piochée : « { $name } »
option-reveal = Révélée : { $tile }
option-lay = Tuile de Départ : { $tile }
option-row = Rangée suivante : « { $name } »
option-deal = Distribuée : { $tile }
option-solo = Révélée : tuile Solo { $tile }
option-remove = Retirée : tuile Solo { $tile }
corner-top_left = Silhouette dans le coin en haut à gauche
corner-top_right = Silhouette dans le coin en haut à droite
corner-bottom_left = Silhouette dans le coin en bas à gauche
corner-bottom_right = Silhouette dans le coin en bas à droite
option-price = Posez le Prix « { $cost } » à côté de { $artifact } ({ $effect })
option-artifact = { $artifact } : { $effect }
option-condition = Condition du Lac : { $condition }
option-shipyard = Construisez le Chantier naval sur l’emplacement { $space }, Chantier { $half } ({ $site })
option-purple = Placez l’Habitant violet sur l’emplacement { $space }, Chantier { $half } ({ $site })
option-house = Placez une Maison sur l’emplacement { $space }, Chantier { $half } ({ $site })
option-launch = Mettez à l’eau le Canot qui se trouve près de : { $resource }
option-retrieve = Récupérez { $artifact } (Prix { $cost }) ; avec deux Vases : { $effect }
option-lower = Déplacez le Levier { $lever } vers le bas sans son effet
option-lake = Avancez sur le Lac jusqu’à la case { $place } du { $side } (en revenant de là : { $effect })
option-return = Ramenez votre figurine au départ du Lac : { $effect }
option-plug = Insérez un Vase dans { $artifact }, pour de bon (encore { $missing } avant qu’il ne fasse quelque chose)
option-plug-on = Insérez un Vase dans { $artifact }, pour de bon. Il fait alors ceci : { $effect }
option-use = Utilisez « { $name } » et perdez cette carte avec ses points : { $effect }
option-special = Posez votre tuile de Construction spéciale sur l’emplacement { $space } ({ $reward })
option-stash = Mettez « { $name } » sur l’Artefact, pour jouer cette carte gratuitement avant un décompte
option-stashed = Jouez gratuitement « { $name } » depuis l’Artefact
option-annex = Placez une Maison à côté de votre Site de production ({ $resource })
option-improve = Améliorez le marqueur du décompte intermédiaire { $scoring } : plus de points à gagner, et à perdre
option-reward = Prenez la récompense de votre case ({ $reward })
option-reward-jumped = Prenez la récompense d’un Port sauté ({ $reward })
side-income = côté Revenu
side-vp = côté Points de victoire
way-card = « { $name } » (perdue)
way-artifact = { $coins } { $coins ->
    [one] Pièce
   *[other] Pièces
  } de plus au lieu de { $resources } { $resources ->
    [one] Ressource
   *[other] Ressources
  } grâce à l’Artefact{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } PV)
  }
or = {" "}ou{" "}
option-pass = { $what }
pass-default = Renoncez
pass-turn-part = Renoncez à cette partie
pass-pay_score = Ne payez pas
pass-lever_time = Terminé
pass-common = Renoncez à cette partie
pass-tile_lever = Gardez le Levier
pass-forgo_again = N’utilisez pas d’autre Levier
pass-improve = Gardez le marqueur normal
pass-wander = Laissez-le où il est
pass-interim_start = Passez au décompte intermédiaire
pass-last_chance = Passez au décompte final
pass-hire = Terminé

## Ce qu’un choix coûte en plus de ce que disent ses mots
option-costs = { $label } – { $costs }
cost-vp = perdez { $points } PV
cost-lever = utilisez le Levier { $lever }
cost-boats = Canots ({ $places }){ $coins ->
    [0] {""}
    [one] {" "}pour { $coins } Pièce
   *[other] {" "}pour { $coins } Pièces
  }
cost-project = votre Habitant va sur la tuile
cost-artifact = aucun Artefact, pour de bon
cost-site = rien pour cela, déjà au niveau 2
cost-no-piece = { $count ->
    [one] plus d’Habitant en réserve
   *[other] il manque { $count } Habitants en réserve
  }

half-upper = supérieur
half-lower = inférieur
site-name = l’emplacement { $space }, Chantier { $half }
site-free = gratuit, sans récompense
site-free-settlement = gratuit, { $points } PV plus tard pour un Village
way-boats = Canots ({ $places })
way-lever = Levier { $lever }
way-nothing = rien

## Questions
prompt-turn = Choisissez une plaquette Action
prompt-effect = { $context } : { $what }
prompt-common = Utilisez la partie commune de « { $strip } », ou renoncez-y pour un Levier
prompt-ship = Déplacez votre Navire
prompt-discard = Défaussez { $count } { $count ->
    [one] carte
   *[other] cartes
  }
prompt-place = Où va la tuile ({ $tile }) ?
prompt-tile_lever = Vous avez posé une tuile : utilisez-vous le Levier ?
prompt-pay_card = Comment payez-vous « { $name } » ?
prompt-pay_project = Comment payez-vous le Projet de { $tile } ?
prompt-pay_upgrade = Comment payez-vous le Village ?
prompt-pay_cattle = Comment payez-vous le Bovin ?
prompt-forgo_again = Utilisez-vous un autre Levier pour la carte à laquelle vous renoncez ?
prompt-score = Quelle tuile de Scoring décomptez-vous ?
prompt-pay_score = Payez-vous pour { $tile } ?
prompt-lever_time = Utilisez-vous des Leviers avant qu’ils ne remontent ?
prompt-tow = Quel Canot remonte ?
prompt-keep = Gardez l’une des deux tuiles de Scoring
prompt-lay_tiles = Quelle tuile de Départ se trouve sur l’emplacement { $space } ?
prompt-lay_strips = Quelle plaquette Action se trouve sur la rangée { $row } ?
prompt-draw = Quelle carte a été piochée ?
prompt-deal_scoring = Quelle tuile de Scoring a été distribuée ?
prompt-fill_scoring = Quelle tuile de Scoring occupe la prochaine place libre ?
prompt-conditions = Quelle condition du Lac se trouve sur le plateau Lac ?
prompt-artifacts = Quel Artefact est exposé ?
prompt-artifacts-solo = { $count ->
    [one] Choisissez l’Artefact pour lequel vous jouerez
   *[other] Choisissez un Artefact à exposer, un sur { $count } : vous déciderez au moment de récupérer
  }
prompt-price = Posez l’une de vos tuiles Prix à côté d’un Artefact : qui le récupère les paie toutes
prompt-launch = Le Chantier naval est construit. Quel Canot quitte le canal pour le Lac ?
prompt-retrieve = Récupérez-vous l’un des Artefacts ? Il n’y aura pas d’autre occasion
prompt-river_bonus = Quelle récompense prenez-vous : celle de votre case ou celle d’un Port sauté ?
prompt-wander = Où va l’Habitant violet ? Le coût et la récompense du Chantier s’appliquent
prompt-improve = Vous avez maîtrisé la tuile : prenez-vous le marqueur de Score amélioré pour le prochain décompte ?
prompt-last_chance = Le décompte final commence : dernière occasion de ramener votre figurine, d’insérer des Vases ou d’utiliser des cartes à effet unique
prompt-interim_start = Un décompte intermédiaire commence : insérez-vous d’abord un Vase dans votre Artefact, pour qu’il agisse à temps ?
prompt-solo_remove = Quelle tuile Solo a été retirée ?
prompt-solo_corner = Où est la silhouette au dos de la prochaine tuile Solo ?
prompt-solo_turn = Quelle tuile Solo la Sage Éminence a-t-elle révélée ?
prompt-solo_explore = Quelle tuile la Sage Éminence a-t-elle révélée ?
prompt-reveal = Quelle tuile a été révélée ?
context-first = { $strip }, première partie
context-left = { $strip }, à gauche de la flèche
context-common = { $strip }, partie commune
context-interim = Décompte intermédiaire { $number }
context-setup = Mise en place
context-river = Rivière
context-cards = Effet de carte
context-projects = Projet
context-sites = Chantier
context-regions = Récompense de Région
context-tracks = Récompense de piste
context-lever_effects = Levier
context-spaces = Récompense d’emplacement
context-lake = Plateau Lac
context-artifacts = Artefact
context-strips = Action

# A choice of another seat that is made in secret
choice-secret = choisir en secret
