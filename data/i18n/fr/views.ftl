## Les mots des images : ce qui apparaît quand on montre quelque chose
view-space = Emplacement { $number } · { $region }
view-space-free = Libre. Qui pose une tuile ici : { $reward }
view-space-free-none = Libre
view-pasture = Pâturage. Bovins : { $cattle }
view-nobody = aucun
view-tile = Tuile : { $tile }
view-site = Emplacement { $space }, Chantier { $half }
view-site-cost = Coût : { $cost }. Gain : { $gain }
view-site-settlement = Un Village ici : { $effect }
view-site-piece = { $piece } de { $name }
view-river = Case de la Rivière
view-river-harbour = Port
view-river-start = Départ
view-river-end = Fin de la Rivière
view-river-ships = Navires : { $names }
view-river-shared = De la place pour tous les Navires
view-lock = Écluse { $id }
view-lock-title = Écluse
view-lock-text = Le premier Navire qui la franchit déclenche le décompte intermédiaire { $scoring }
view-lock-passed = Franchie pendant cette manche
view-region-text = Récompense de Région : { $reward }
view-region-covered = Couverte jusqu’au prochain décompte intermédiaire
view-strip = { $name }, rangée { $row }
view-strip-text = { $parts }. Ensuite jusqu’à { $steps } { $steps ->
    [one] case
   *[other] cases
  } sur la Rivière{ $penalty ->
    [0] .
   *[other] {" "}; coûte { $penalty } PV.
  }
view-strip-taken = Prise pendant ce tour
view-strip-common = Tous : { $what }
view-strip-others = Les autres : { $what }
view-coins = Pièces de { $name }
view-vases = Vases de { $name }
view-ranch = Ranch de { $name }
view-ranch-text = { $count } { $count ->
    [one] Habitant
   *[other] Habitants
  } à utiliser ; { $supply } dans la réserve
view-points = { $name } : { $points } PV
view-recess = { $piece }, rangée { $tier }
view-recess-full = Encore sur le plateau. Une fois libéré : { $income }
view-recess-empty = Libéré : { $income }
view-income = { $coins ->
    [0] {""}
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
  }{ $points ->
    [0] {""}
   *[other] {" "}{ $points } PV
  } à chaque décompte intermédiaire
view-income-end = { $points } PV à la fin
view-production = Site de production : { $resource }
view-production-level = Niveau { $level } : donne { $level }
view-production-none = Pas construit
view-canal = Canal, { $resource }
view-canal-boats = { $count ->
    [0] Aucun Canot
    [one] { $count } Canot : ajoute { $count }
   *[other] { $count } Canots : ajoutent { $count }
  }
view-lever = Levier { $lever }
view-lever-title = Levier
view-lever-price = Coûte { $coins } { $coins ->
    [one] Pièce
   *[other] Pièces
  }
view-lever-up = Prêt
view-lever-down = Utilisé : en bas jusqu’au prochain décompte intermédiaire
view-lever-none = Pas placé
view-track = { $track ->
    [coin] Piste de Pièces
   *[other] Piste de Cartes
  } de { $name }
view-track-text = Case { $position } : Revenu { $income }
view-scoring = Tuile de Scoring
view-scoring-project = Projet : { $cost } ; donne { $points } PV et une case sur la { $track }
view-scoring-progress = { $name } : { $has }
view-scoring-own = gardée par { $name }, compte double pour { $name }
view-card = { $name } · { $kind }
view-card-cost = Coût : { $cost }
view-card-free = Gratuite
view-card-points = { $points } PV à la fin
view-card-now = Tout de suite : { $effect }
view-card-always = Désormais : { $effect }
view-card-once = Une fois : { $effect }
view-card-end = À la fin : { $effect }
view-hidden = { $count } { $count ->
    [one] carte cachée
   *[other] cartes cachées
  }
view-hand = Main
view-tile-to-lay = Tuile à poser
view-click = Cliquez pour choisir
view-round = Manche { $round }
view-turn = Tour { $turn }
view-ready = Mise en place
view-hand-empty = Aucune carte en main
view-display-empty = Aucune carte jouée pour l’instant

## Graphiques
chart-turn = tour
chart-points = points
chart-seat = place
chart-source = source
chart-good = ressource
chart-branch = ligne
chart-main-line = Ligne principale
chart-count = nombre
chart-coins = Pièces
chart-vases = Vases
chart-ranch = Habitants
chart-cards = cartes
chart-presences = éléments
