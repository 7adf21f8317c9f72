## Ce qui s’est passé : event-<quoi>
event-coins = { $seat } gagne { $amount } { $amount ->
    [one] Pièce
   *[other] Pièces
  }
event-coins-paid = { $seat } paie { $amount } { $amount ->
    [one] Pièce
   *[other] Pièces
  }
event-vases = { $seat } gagne { $amount } { $amount ->
    [one] Vase
   *[other] Vases
  }
event-vases-paid = { $seat } perd { $amount } { $amount ->
    [one] Vase
   *[other] Vases
  }
event-vp = { $seat } gagne { $amount } PV ({ $source })
event-vp-paid = { $seat } perd { $amount } PV ({ $source })
event-inhabitants = { $seat } gagne { $amount } { $amount ->
    [one] Habitant
   *[other] Habitants
  }
event-inhabitants-paid = { $seat } perd { $amount } { $amount ->
    [one] Habitant
   *[other] Habitants
  }
event-no_piece = Il manque { $amount } { $amount ->
    [one] Habitant
   *[other] Habitants
  } dans la réserve : rien n’est gagné à la place
event-draw = { $seat } pioche « { $detail } »
event-draw_hidden = { $seat } pioche une carte
event-stash_hidden = { $seat } met une carte sur l’Artefact
event-deal_hidden = Une tuile de Scoring est distribuée
event-keep_hidden = { $seat } garde une tuile de Scoring
event-discard = { $seat } défausse « { $detail } »
event-reshuffle = La défausse devient la nouvelle pioche ({ $amount } { $amount ->
    [one] carte
   *[other] cartes
  })
event-no_cards = Il ne reste plus de cartes à piocher
event-track = { $seat } avance de { $amount } { $amount ->
    [one] case
   *[other] cases
  } sur la { $detail }
event-track-back = { $seat } recule de { $amount } { $amount ->
    [one] case
   *[other] cases
  } sur la { $detail }
event-build_site = { $seat } construit un Site de production ({ $detail }, niveau { $amount })
event-site_lost = Le Site de production ({ $detail }) est déjà au niveau 2 : la récompense est perdue
event-site_lost-all = Tous les Sites de production sont déjà au niveau 2 : la récompense est perdue
event-tier = La rangée { $amount } est vide : son Habitant rejoint le Ranch de { $seat }
event-strip = { $seat } prend « { $detail } » sur la rangée { $amount }
event-play = { $seat } joue « { $detail } »
event-project = { $seat } réalise le Projet de { $detail }
event-project_mark = { $seat } place { $amount } de ces Habitants sur le Projet
event-reveal = { $seat } révèle une tuile ({ $detail })
event-place = { $seat } pose une tuile sur l’emplacement { $amount } ({ $detail })
event-no_tile = Aucune tuile ne peut être posée : 2 Pièces à la place
event-develop = { $seat } développe sur { $amount }
event-house = { $seat } construit une Maison sur { $amount }
event-house_back = La Maison du plateau de jeu retourne sur le plateau de { $seat }
event-settlement = { $seat } construit un Village sur { $amount }
event-cattle = { $seat } place un Bovin sur l’emplacement { $amount }
event-region = { $seat } choisit { $amount }
event-modernize = { $seat } place le Levier { $amount }
event-lever = { $seat } utilise le Levier { $amount }
event-lever_up = { $seat } remonte le Levier { $amount }
event-boat = Les Canots de { $seat } se trouvent maintenant près de : { $detail }
event-sail = { $seat } avance de { $amount } { $amount ->
    [one] case
   *[other] cases
  }
event-lock = { $seat } franchit une écluse : le décompte intermédiaire { $amount } suit ce tour
event-ending = { $seat } atteint la fin de la Rivière : chacun joue le même nombre de tours, puis la partie se termine
event-interim = Décompte intermédiaire { $amount }
event-score = { $seat } décompte { $detail } avec succès : { $amount } PV
event-score-paid = { $seat } échoue sur { $detail } et perd { $amount } PV
event-keep = { $seat } garde une tuile de Scoring
event-forgo = { $seat } renonce à une partie de l’Action
event-pass = { $seat } renonce
event-push = Les plaquettes Action sont poussées vers le haut
event-round = La manche { $amount } commence : tous les Navires reviennent au départ
event-over = La partie est finie
event-lay = Une tuile de Départ se trouve sur l’emplacement { $amount } ({ $detail })
event-row = « { $detail } » se trouve sur la rangée { $amount }
event-deal = Une tuile de Scoring est distribuée

event-solo_tile = La Sage Éminence révèle une tuile { $type } avec { $actions }
event-refill = La pile de tuiles Solo est vide : les { $amount } tuiles sont mélangées en une nouvelle pile
event-corner = { $detail } du prochain dos : les lieux sont cherchés à partir de l’emplacement { $amount } pendant ce tour
event-corner-none = Aucun dos n’est visible sur la pile : les lieux sont cherchés à partir du numéro en haut à gauche, l’emplacement { $amount }, pendant ce tour
event-solo_upper = Moitié supérieure : la plaquette la plus basse est { $detail }. Avec une tuile { $type }, { $effect }
event-solo_strip = Moitié inférieure : { $detail }. La plus haute des trois est « { $strip } »
event-search = La Sage Éminence cherche { $wanted } : { $detail }
event-no_place-tile = Aucun emplacement libre ne touche une tuile : l’effet est perdu
event-no_place-mound = Il ne reste plus de tuile dans le tas : l’effet est perdu
event-no_place-pastures = Il ne reste plus de Pâturage : aucun n’est posé
event-no_place-site = Aucun Chantier n’est libre : l’effet est perdu
event-no_place-second = Aucune deuxième tuile n’a été posée : la Maison est perdue
event-cactus = La Sage Éminence avance de { $amount } { $amount ->
    [one] case
   *[other] cases
  } sur la piste du Cactus, jusqu’à la case { $detail }
event-cactus-end = La Sage Éminence avance de { $amount } { $amount ->
    [one] case
   *[other] cases
  } sur la piste du Cactus, jusqu’à la dernière case { $detail } : { $lost } { $lost ->
    [one] case est perdue
   *[other] cases sont perdues
  }
event-missing = La Sage Éminence n’a { $detail } sur son plateau : { $amount } PV à la place
event-solo_cattle = La Sage Éminence compare les Pâturages (Maisons et Villages autour, moins les Bovins qui s’y trouvent) : { $detail }. La plus haute valeur décide
event-solo_cattle-fewest = La Sage Éminence compare les Pâturages (Maisons et Villages autour, moins les Bovins qui s’y trouvent) : { $detail }. Parmi les plus hautes valeurs, elle prend le Pâturage qui a le moins de Bovins
event-solo_cattle-search = La Sage Éminence compare les Pâturages (Maisons et Villages autour, moins les Bovins qui s’y trouvent) : { $detail }. Plusieurs sont à égalité, même en Bovins, et elle cherche donc par numéro
event-solo_cattle-none = Aucun Pâturage n’a de place : l’effet est perdu
event-solo_region = La Sage Éminence compare vos éléments avec les siens : { $detail }. C’est à { $amount } que vous la dépassez le plus, et elle choisit donc cette Région
event-solo_region-tie = La Sage Éminence compare vos éléments avec les siens : { $detail }. Parmi les plus hautes valeurs, { $amount } est le plus au nord, et elle choisit donc cette Région
event-solo_share = La Sage Éminence a { $amount } { $amount ->
    [one] élément
   *[other] éléments
  } dans les trois Régions qui rapportent, { $detail } PV pour chacun
event-solo_income = Revenu de la Sage Éminence, indiqué sur les dernières cases libérées : { $houses } pour les Maisons, { $settlements } pour les Villages, { $cattle } pour les Bovins, { $cactus } sur la piste du Cactus, { $neighbours } pour les Villages à côté de ses Bovins, { $amount } PV en tout
event-solo_sail = La Sage Éminence avance de { $amount } { $amount ->
    [one] case
   *[other] cases
  }, aussi loin que sa rangée le permet ; elle ne prend aucune récompense de la Rivière

## Les chiffres de ces phrases
solo-row = « { $strip } » sur la rangée { $row }
solo-tried = { $space } non
solo-found = { $space } oui
solo-pasture = { $a } - { $b } = { $difference } sur l’emplacement { $space }
solo-region = { $region } { $a } - { $b } = { $difference }
solo-wanted-tile = un emplacement libre à côté d’une tuile
solo-wanted-site = une tuile avec un Chantier libre
solo-wanted-house = une tuile avec une de ses Maisons
solo-wanted-pasture = un de ces Pâturages
solo-piece-house = plus de Maison
solo-piece-settlement = plus de Village
solo-piece-cattle = plus de Bovin

event-condition = Condition du Lac de la manche { $amount } : { $detail }
event-artifact = { $detail } est exposé
event-price = { $seat } pose le Prix « { $amount } » à côté de { $detail }
event-shipyard = { $seat } construit le Chantier naval sur { $amount }
event-launch = Un Canot de { $seat } prend la place du Chercheur de trésors
event-retrieve = { $seat } récupère { $detail } avec { $amount ->
    [0] aucun Vase
    [1] 1 Vase
   *[other] { $amount } Vases
  } dessus
event-no_artifact = { $seat } ne récupère aucun Artefact ; il n’y aura pas d’autre occasion
event-lake = La figurine de { $seat } sur le Lac atteint la case { $amount } du { $detail }
event-return = La figurine de { $seat } revient au départ du Lac et utilise la case { $amount } du { $detail }
event-plug = { $seat } insère un Vase dans { $detail } ({ $amount ->
    [one] le premier
    [2] le deuxième, son niveau de base agit maintenant
   *[other] le troisième, son niveau avancé agit maintenant
  })
event-one_time = { $seat } utilise « { $detail } », les points de cette carte sont perdus
event-purple_gained = { $seat } gagne l’Habitant violet
event-purple = { $seat } place l’Habitant violet sur { $amount }
event-special_gained = { $seat } prend la tuile de Construction spéciale
event-stash = { $seat } met une carte sur l’Artefact
event-stashed = { $seat } joue « { $detail } » depuis l’Artefact
event-annex = { $seat } place une Maison à côté du Site de production ({ $detail })
event-place_house = { $seat } place une Maison sur { $amount }
event-lake_cattle = { $seat } place un Bovin sur le Pâturage du Lac
event-improve = { $seat } prend le marqueur de Score amélioré pour le décompte intermédiaire { $amount }
event-mastered = { $seat } maîtrise { $detail } : la valeur du prochain décompte est atteinte aussi
event-lower = { $seat } déplace le Levier { $amount } vers le bas comme Prix
event-vases_on = Un Vase est posé sur chacun des { $amount } Artefacts exposés
event-bonus = { $seat } prend à la place la récompense d’un Port sauté : { $detail }

## D’où viennent les points
source-strip_penalty = plaquette d’une rangée du bas
source-river = Rivière
source-cards = effets de cartes
source-projects = Projets spéciaux
source-sites = Chantiers
source-settlement_penalty = deuxième Village dans une Région
source-surcharges = suppléments payés en points
source-scoring_tiles = tuiles de Scoring
source-scoring_payments = paiements sur des tuiles de Scoring
source-regions = récompenses de Région
source-tracks = pistes de Revenu
source-track_overflow = cases au-delà de la fin d’une piste
source-player_board = plateau Joueur
source-cattle = Bovins à côté de Villages
source-levers_unused = Leviers non utilisés
source-lever_effects = effets Levier
source-final_levers = Leviers à la fin
source-card_points = points sur les cartes
source-end_effects = effets de fin de partie
source-tiers = rangées 3 à 5
source-strips = plaquettes Action
source-spaces = emplacements du plateau principal
source-carried = apportés dans la position
source-missing_pieces = éléments en bois épuisés
source-cactus = piste du Cactus
source-unrevealed_tiles = tuiles Solo non révélées
source-lake = plateau Lac
source-artifacts = Artefact
