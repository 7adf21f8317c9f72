## Le plateau Solo
view-difficulty = Niveau de difficulté
view-difficulty-easy = Facile
view-difficulty-medium = Moyen
view-difficulty-challenge = Défi
view-difficulty-difficult = Difficile
view-difficulty-very_difficult = Très difficile
view-solo-left = Pile de tuiles Solo
view-solo-left-text = { $count ->
    [0] Vide : toutes les tuiles sont mélangées avant son prochain tour.
    [one] Il reste 1 tuile.
   *[other] Il reste { $count } tuiles.
  }
view-solo-income = Revenu dans l’état actuel
view-solo-income-text = Ce que montrent les derniers renfoncements libérés et la piste du Cactus, en points. Les Villages à côté de ses Bovins s’y ajoutent.
view-solo-none = Pas encore de tuile
view-solo-tile = Tuile { $type }
view-solo-tile-start = Les lieux sont cherchés à partir de l’emplacement { $space }, en montant.
view-solo-upper = Moitié supérieure de son tour
view-solo-upper-text = La plaquette Action la plus basse est { $strip } : { $effect }.
view-solo-action-text = Actuellement sur la rangée { $row }. Si elle est choisie : { $effect }.
view-solo-action-best = C’est la plus haute des trois.
view-solo-empty = Vide
view-solo-empty-text = Aucun dos n’est visible sur la pile : le nombre en haut à gauche de la tuile compte.
view-solo-stack = Dos de la prochaine tuile
view-solo-stack-text = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
  } dans la pile. { $corner }.
view-solo-corner-text = Le nombre dans le même coin de la tuile révélée est le lieu privilégié : la recherche y commence.
view-solo-chip-used = En cours
view-solo-chip-seen = Vue depuis le dernier mélange
view-solo-chip-unseen = Pas vue : dans la pile, ou retirée au début
view-solo-chip-left = Dans la pile
view-solo-chip-out = Retirée au début
view-solo-recess-full = Encore sur le plateau. Une fois libéré : { $points } PV à chaque revenu.
view-solo-recess-empty = Libéré : { $points } PV. Seul le dernier renfoncement libéré compte.
view-solo-recess-counts = Dernier renfoncement libéré : { $points } PV à chaque revenu.
view-cactus = Piste du Cactus, case { $position }
view-cactus-text = { $points } PV à chaque revenu.
view-cactus-here = La Sage Éminence se trouve ici.

## Le Lac
view-lake-start = Départ
view-lake-start-text = Les figurines partent d’ici et reviennent ici.
view-lake-reached = { $name } est revenu la dernière fois de la case { $space }.
view-lake-space = { $side }, case { $space }
view-lake-coast = Qui revient d’ici ou de plus loin peut : { $effect }.
view-lake-boat = Un Canot qui arrive ici : { $effect }.
view-lake-here = Ici : { $figures }.
view-figure-hunter = Chercheur de trésors
view-figure-boat = Canot
view-condition = Condition du Lac de la manche { $round }
view-condition-now = Elle compte dans cette manche.
view-condition-other = Elle ne compte pas dans cette manche.
view-lake-pasture = Pâturage du Lac

## Artefacts
view-artifact = { $name } ({ $side })
view-artifact-on = dessus
view-artifact-basic = Niveau de base, { $vases } Vases : { $effect }.
view-artifact-advanced = Niveau avancé, { $vases ->
    [one] 1 Vase de plus
   *[other] { $vases } Vases de plus
  } : { $effect }.
view-artifact-replaces = Il remplace le niveau de base.
view-artifact-owner = Appartient à { $name } ; { $vases ->
    [0] aucun Vase n’est inséré.
    [one] 1 Vase est inséré.
   *[other] { $vases } Vases sont insérés.
  }
view-artifact-display = Exposé{ $vases ->
    [0] .
    [one] {" "}avec 1 Vase dessus.
   *[other] {" "}avec { $vases } Vases dessus.
  }
view-artifact-price = Qui le récupère : { $cost }.
view-artifact-free = Qui le récupère ne paie rien.
view-figure = L’extension de { $name }
view-figure-is = Sur le Lac : { $figure }.
view-shipyard-at = Le Chantier naval se trouve sur { $site }.
view-shipyard-none = Le Chantier naval n’est pas construit.
view-purple-ranch = L’Habitant violet est sur le Ranch.
view-purple-map = L’Habitant violet est sur le plateau principal et compte pour { $count ->
    [one] 1 élément.
   *[other] { $count } éléments.
  }
view-purple-due = L’Habitant violet arrive sur le plateau principal à la fin du tour.
view-purple-roams = Il voyage.
view-special-due = La tuile de Construction spéciale reste à placer.
view-special-tile = Tuile de Construction spéciale de { $name }, avec { $count ->
    [0] aucun Bovin
    [1] 1 Bovin
   *[other] { $count } Bovins
  } dessus. Seul { $name } peut l’utiliser.
view-annexes = Maisons à côté de ces Sites : { $sites }.
view-annex = Une Maison se trouve à côté
view-prices-due = Tuiles Prix à poser : { $prices }.
view-improved = Marqueurs de Score améliorés : { $scorings }.
view-eased = Valeurs facilitées pour ce décompte : { $count }.
view-stash = Cartes mises de côté : { $count }
view-stash-text = Cartes sur l’Artefact du joueur affiché. Elles peuvent être jouées gratuitement avant un décompte intermédiaire.
view-harbour-tile = Tuile Port : qui la saute peut prendre cette récompense au lieu de la sienne

## Le tour de la Sage Éminence, pas à pas
app-eminence = Le tour de la Sage Éminence
app-eminence-step = Étape { $at } sur { $of }
app-eminence-back = Étape précédente
app-eminence-next = Étape suivante
app-eminence-show = Montrer son dernier tour ({ $count ->
    [one] 1 étape
   *[other] { $count } étapes
  })
app-eminence-hide = Fermer
app-facts-eminence-words = { $name } : { $points } points, case { $cactus } de la piste du Cactus, { $tiles } tuiles restantes
app-group-lake = Sur le Lac
app-group-artifacts = Artefacts

## Une nouvelle partie : les paramètres, leurs valeurs et ce qu’ils signifient
app-setup-difficulty = Niveau de difficulté
app-setup-difficulty-help = La force de la Sage Éminence ; pour un joueur seulement.
app-setup-difficulty-easy = Facile
app-setup-difficulty-medium = Moyen
app-setup-difficulty-challenge = Défi
app-setup-difficulty-difficult = Difficile
app-setup-difficulty-very_difficult = Très difficile
app-setup-dealer = Qui pioche
app-setup-dealer-help = Le hasard, ou vous indiquez chaque pioche, pour saisir une partie de votre table.
app-setup-dealer-auto = Le hasard
app-setup-dealer-ask = J’indique tout
app-setup-artifacts = Extension Artefacts
app-setup-artifacts-help = Avec le Lac, les Chantiers navals et les Artefacts.
app-setup-solo_artifacts = Artefacts exposés
app-setup-solo_artifacts-help = Exposer plusieurs Artefacts et décider au moment d’en récupérer un ; pour un joueur seulement.
app-setup-both_forgo_levers = Les deux Leviers pour une carte abandonnée
app-setup-both_forgo_levers-help = Si les deux Leviers qui récompensent une carte abandonnée peuvent réagir à la même carte.
app-setup-discard_bonus = Bonus pour les cartes défaussées
app-setup-discard_bonus-help = S’il compte pour chaque carte défaussée, ou seulement pour celles vendues contre des pièces.
app-setup-discard_bonus-always = Pour chaque carte
app-setup-discard_bonus-for_coins = Contre des pièces seulement
app-setup-production_tile = Tuile de Scoring Production
app-setup-production_tile-help = Si elle compte les ressources ou les sites.
app-setup-production_tile-resources = Ressources
app-setup-production_tile-sites = Sites
app-setup-top_and_card_lever = Levier du haut et Levier pour une carte
app-setup-top_and_card_lever-help = Si renoncer à la partie commune où une carte pourrait être jouée permet les deux sortes de Leviers.
app-setup-forgo_needs_card = Ne renoncer qu’à une carte utilisable
app-setup-forgo_needs_card-help = S’il faut une carte que vous pourriez jouer ou défausser pour renoncer à une carte.
app-setup-drawing_forgoes_card = Piocher chez le Bâtisseur, c’est renoncer
app-setup-drawing_forgoes_card-help = Si les Leviers pour une carte abandonnée réagissent quand vous piochez deux cartes au lieu d’en jouer une.
app-setup-hire_for_bonus = Recruter pour le bonus de défausse
app-setup-hire_for_bonus-help = Si, la réserve vide, on peut défausser des cartes pour recruter quand la défausse rapporte un bonus.
app-setup-shared_last_space = Plusieurs Navires sur la dernière case
app-setup-shared_last_space-help = Si la dernière case de la Rivière accueille plusieurs Navires ; sinon un Navire juste derrière reste sur place.
app-setup-lake_cattle_bonus = Pièces pour les Bovins du Lac
app-setup-lake_cattle_bonus-help = Si les cartes du jeu de base qui paient les Bovins placés paient aussi sur le Lac.
app-setup-empty_reward_step = Pas sur le Lac pour une récompense vide
app-setup-empty_reward_step-help = Si une récompense de piste qui n’apporte rien donne un pas sur le Lac.
app-setup-swap_symbol = Symbole de Village lors d’un échange
app-setup-swap_symbol-help = Si le symbole de Village d’un Chantier compte quand une carte y échange la Maison.
app-setup-eased_mastering = Maîtriser une tuile facilitée
app-setup-eased_mastering-help = Quelle valeur maîtrise une tuile de Scoring facilitée par des effets uniques.
app-setup-eased_mastering-normal = La valeur normale
app-setup-eased_mastering-next = Celle après la valeur facilitée
