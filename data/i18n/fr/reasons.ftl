## Pourquoi quelque chose est possible ou non
verdict-legal = { $key } : { $reasons }
verdict-illegal = { $key } : impossible. { $reasons }
reason-over = La partie est finie
reason-unknown = { $problem }
reason-costs = { $what }
reason-legal = Possible maintenant. { $label }
reason-not-now = Pas maintenant. La question est « { $prompt } » { $needs }
reason-cannot-pass = Vous ne pouvez pas y renoncer
reason-dealer = Seule une mise en place avec dealer="ask" permet de dire ce que le hasard a apporté
reason-no-solo = Seule une partie en solo a une Sage Éminence
reason-not-in-hand = « { $name } » n’est pas dans la main de { $seat }
reason-kind = « { $name } » est une carte { $kind }, cette partie demande une carte { $wanted }
reason-coins = Coûte { $needed } { $needed ->
    [one] Pièce
   *[other] Pièces
  }, disponible : { $has }
reason-vases = Coûte { $needed } { $needed ->
    [one] Vase
   *[other] Vases
  }, disponible : { $has }
reason-resources = Demande { $needed } ; les Sites de production et les Canots donnent { $has }, il manque { $missing } où que soient les Canots
reason-boats = { $moves } { $moves ->
    [one] Canot doit
   *[other] Canots doivent
  } aller en amont, ce qui fait { $coins } Pièces en plus des { $price } pour la carte ; disponible : { $has }
reason-not-in-play = { $tile } n’est pas l’une des quatre tuiles de Scoring en jeu
reason-project-done = Le Projet de { $tile } est déjà réalisé
reason-space-taken = L’emplacement { $space } a déjà une tuile
reason-not-adjacent = L’emplacement { $space } ne touche aucune tuile (voisins : { $neighbours })
reason-no-pasture-left = Il ne reste plus de Pâturage
reason-no-tile = Il n’y a pas de tuile sur l’emplacement { $space }
reason-pasture-no-site = L’emplacement { $space } est un Pâturage : personne ne peut y habiter
reason-no-lower-site = La tuile de l’emplacement { $space } n’a qu’un Chantier supérieur
reason-site-taken = Le Chantier est occupé ({ $piece } de { $owner })
reason-ranch = Demande { $needed } { $needed ->
    [one] Habitant
   *[other] Habitants
  } sur le Ranch, disponible : { $has }
reason-cards = Coûte { $needed } { $needed ->
    [one] carte
   *[other] cartes
  }, disponible : { $has }
reason-no-own-piece = { $seat } n’a rien sur { $site }
reason-is-settlement = Il y a déjà un Village
reason-no-house-here = Il n’y a pas de Maison sur { $site }
reason-no-inhabitant-here = Il n’y a pas d’Habitant sur { $site }
reason-no-house-left = Les { $count } Maisons sont toutes sur le plateau principal
reason-no-house-on-board = Il ne reste aucune Maison sur le plateau Joueur ; celles mises de côté ne comptent pas ici
reason-no-settlement-left = Les { $count } Villages sont tous construits
reason-presences = Demande { $needed } { $needed ->
    [one] élément adjacent
   *[other] éléments adjacents
  }, disponible : { $has }
reason-not-pasture = L’emplacement { $space } n’est pas un Pâturage
reason-pasture-full = Le Pâturage a { $has } { $has ->
    [one] Bovin
   *[other] Bovins
  }, { $limit } au plus
reason-no-cattle-left = Les { $count } Bovins sont tous placés
reason-region-covered = La récompense de { $region } est couverte jusqu’au prochain décompte intermédiaire
reason-has-lever = Le Levier { $lever } est déjà placé
reason-no-lever = Le Levier { $lever } n’est pas placé
reason-lever-used = Le Levier { $lever } est en bas jusqu’au prochain décompte intermédiaire
reason-lever-up = Le Levier { $lever } est déjà en haut
reason-lever-top = Seulement au lieu de votre partie commune d’une Action
reason-lever-card = Seulement au lieu de jouer une carte qui pourrait l’être maintenant
reason-lever-region = Seulement pendant que vous prenez les Pièces de vos éléments
reason-lever-tile = Seulement juste après avoir posé une tuile
reason-lever-settlement = Se choisit avec le paiement d’un Village
reason-lever-useless = Cela ne ferait rien maintenant
reason-level2 = Le Site de production ({ $resource }) est déjà au niveau 2
reason-steps = La rangée permet { $limit } { $limit ->
    [one] case
   *[other] cases
  }
reason-end-of-river = Le Navire ne peut pas aller si loin : la Rivière se termine
reason-scored = { $tile } est déjà décomptée
reason-not-dealt = { $tile } n’a pas été distribuée à { $seat }
reason-boat-there = Le Canot y est déjà
reason-no-boat = Il n’y a pas de Canot { $boat } sur le canal ; deux Canots au même endroit portent le numéro 1
reason-trade-useless = Cela n’apporterait rien : ce que vous gagneriez n’est pas disponible
reason-track-back = Demande { $needed } { $needed ->
    [one] case
   *[other] cases
  } sur la piste de Cartes pour reculer, disponible : { $has }
reason-not-offered = Pas parmi les choix : { $choices }
reason-no-tile-to-lay = Le hasard ne peut pas apporter cela maintenant ; possible : { $choices }

needs-strip = Vous prenez une plaquette Action au début de votre tour.
needs-play = Vous pouvez jouer une carte dans les parties d’une Action qui le disent, et lors des décomptes intermédiaires.
needs-discard = Vous défaussez une carte là où une Action ou un coût le dit.
needs-explore = « Pionnier » et « Recruter » permettent d’explorer.
needs-pasture = « Élevage bovin » permet de poser un Pâturage.
needs-develop = « Pionnier » et « S’installer » permettent de développer.
needs-upgrade = « Pionnier », « S’installer », les décomptes intermédiaires et certains effets permettent d’améliorer.
needs-cattle = La partie commune d’« Élevage bovin » permet de placer un Bovin.
needs-region = « Récompenses de Région » fait choisir une Région.
needs-modernize = « Progrès » et certains effets permettent de moderniser.
needs-build = Les récompenses avec un Site de production permettent d’en construire un.
needs-track = Certains Chantiers font avancer sur une piste au choix.
needs-give = Certains effets échangent des biens.
needs-take = Certains effets vous laissent choisir un gain.
needs-pay = Le paiement se choisit après ce que vous payez.
needs-score = Les tuiles de Scoring se décomptent lors des décomptes intermédiaires.
needs-keep = Les tuiles de Scoring se choisissent pendant la mise en place.
needs-sail = Le Navire se déplace après l’Action de votre tour.
needs-raise = Certaines cartes remontent un Levier.
needs-common = La partie commune s’utilise quand une Action y arrive.
needs-lever = Un Levier s’utilise quand son moment arrive.
needs-boat = Vous déplacez les Canots lors de vos propres choix, mais pas au milieu d’un paiement.
needs-pass = Vous ne pouvez renoncer qu’à ce qui est facultatif.
reason-no-expansion = Seulement avec l’extension Artefacts
reason-no-artifact = { $seat } n’a pas d’Artefact
reason-no-vase = Il n’y a pas de Vase à insérer
reason-artifact-full = L’Artefact a déjà tous ses Vases
reason-not-displayed = { $artifact } n’est pas exposé
reason-artifact-laid = { $artifact } est déjà exposé, et la mise en place n’utilise qu’une face de chaque artefact
reason-price = Les tuiles Prix demandent plus que ce que { $seat } possède : { $cost }
reason-shipyard-built = Le Chantier naval est déjà construit ; chacun n’en a qu’un
reason-is-shipyard = Un Chantier naval ne s’améliore jamais
reason-is-wanderer = L’Habitant violet voyageur ne s’améliore jamais
reason-no-purple = L’Habitant violet n’est pas prêt à être placé
reason-wanderer-later = L’Habitant violet voyageur est placé ou se déplace après la phase C d’un tour
reason-figure-at-start = La figurine est au départ du plateau Lac
reason-not-reached = La figurine a atteint la case { $place } du { $side }
reason-end-of-lake = La figurine est au bout de son chemin : elle doit d’abord revenir
reason-other-side = La figurine est en route de l’autre côté : elle doit d’abord revenir
reason-useless = Cela ne ferait rien maintenant
reason-no-points = Cela n’apporterait aucun point maintenant
reason-not-in-display = « { $name } » n’est pas parmi les cartes jouées par { $seat }
reason-no-one-time = « { $name } » n’a pas d’effet unique qui ferait quelque chose maintenant
reason-one-time-payment = « { $name } » aide pendant que vous payez une carte ou un Projet : choisissez ce que vous jouez, puis comment payer
reason-one-time-scoring = « { $name } » aide pendant qu’une tuile de Scoring est décomptée lors d’un décompte intermédiaire
reason-one-time-easiest = La première des quatre valeurs ne peut pas être facilitée
reason-no-special = { $seat } n’a pas la tuile de Construction spéciale
reason-special-owner = Seul { $owner } peut utiliser la tuile de Construction spéciale
reason-strip-first = Prenez d’abord une plaquette Action : vous pourrez ensuite poser la tuile spéciale à tout moment de ce tour
reason-own-turn = Seulement pendant votre propre tour
reason-not-stored = « { $name } » n’est pas sur l’Artefact
reason-no-annex = Il n’y a pas de Site de production ({ $resource }) sans Maison
reason-boat-not-there = Aucun Canot ne se trouve près de : { $resource }
reason-price-tile = { $seat } n’a plus cette tuile Prix

needs-price = Les tuiles Prix se posent pendant la phase des Artefacts.
needs-artifact = Les Artefacts sont exposés pendant la mise en place.
needs-condition = Les conditions du Lac se posent pendant la mise en place.
needs-shipyard = Le Chantier naval se construit au lieu de développer.
needs-purple = L’Habitant violet se place en développant.
needs-house = L’Artefact à Maison place une Maison au début d’un décompte intermédiaire.
needs-launch = Un Canot est mis à l’eau quand le Chantier naval est construit.
needs-retrieve = Vous récupérez un Artefact quand le Chantier naval est construit.
needs-lower = Un Levier se déplace vers le bas comme Prix d’un Artefact.
needs-lake = Les pas sur le Lac viennent des longs déplacements du Navire, des conditions du Lac et des cartes.
needs-return = La figurine revient lors de vos propres choix, mais pas au milieu d’un paiement.
needs-plug = Vous insérez des Vases lors de vos propres choix, mais pas au milieu d’un paiement.
needs-use = Vous utilisez les cartes à effet unique lors de vos propres choix, mais pas au milieu d’un paiement.
needs-special = La tuile de Construction spéciale se pose pendant votre propre tour.
needs-stash = Les cartes sont mises de côté quand l’Artefact s’active.
needs-stashed = Les cartes mises de côté se jouent au début d’un décompte intermédiaire.
needs-annex = Des Maisons vont à côté des Sites de production quand l’Artefact s’active.
needs-improve = Un marqueur s’améliore quand une tuile de Scoring est maîtrisée.
needs-reward = Une récompense se choisit quand un Port a été sauté.
needs-deal = Vous dites ce que le hasard a apporté là où quelque chose est pioché, distribué ou révélé.
