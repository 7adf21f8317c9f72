## The guided first game: what to lay out
first-layout-map = Posez le plateau principal au milieu. Mélangez les tuiles de Départ pour { $players } joueurs et posez-en { $tiles } face visible sur les emplacements avec les symboles de ce nombre. Posez un marqueur de Région près de chaque Région.
first-layout-piles = Mélangez les tuiles grises en un tas face cachée, empilez les Pâturages et mélangez les cartes Projet pour former la pioche.
first-layout-strips = Mélangez les { $strips } plaquettes Action et posez-en une dans chaque rangée du plateau Action.
first-layout-supply = Les Pièces, les Vases et les Leviers forment une réserve commune.
first-layout-board = Chacun prend un plateau Joueur : Maisons, Villages et Bovins dans leurs renfoncements, { $ranch } Habitants sur le Ranch, { $recess } dans les renfoncements à côté des rangées, { $supply } dans la réserve, les { $boats } Canots au Bois.
first-layout-ship = Tous les Navires vont sur la case { $space } de la Rivière.
first-layout-markers = Les trois marqueurs de chacun commencent à 0 point et sur les cases du haut des deux pistes de Revenu.
first-layout-hand = Chacun pioche { $hand } cartes, puis { $dealt } tuiles de Scoring.
first-layout-coins = Pièces dans l’ordre des places : { $coins }. La première place prend le jeton Premier joueur.
first-layout-choices = Les deux dernières choses sont des choix, et c’est par eux que la partie commence ici : garder une tuile de Scoring, pour qu’il y en ait { $scoring } en jeu en tout, et construire un Site de production.

## The guided first game: each idea when it first occurs
first-idea-keep = Votre tuile de Scoring
first-idea-keep-text = Quatre tuiles de Scoring comptent pour tous, celle-ci compte double pour vous : en gain comme en perte. Regardez son premier nombre : voilà ce qu’il vous faut au premier décompte intermédiaire, ou plus tard si vous marquez d’abord une autre tuile.
first-idea-site = Un Site de production
first-idea-site-text = Un Site donne une Ressource chaque fois qu’une carte la demande, sans s’épuiser. Comparez avec votre main : de quoi vos cartes ont-elles le plus besoin ? Vos deux Canots comptent déjà pour deux Bois.
first-idea-turn = Choisir une plaquette
first-idea-turn-text = Vous décidez deux choses à la fois : ce que vous faites, et jusqu’où votre Navire peut aller. Les rangées du haut mènent loin et rapprochent le décompte ; les deux plus basses coûtent des points. Ce qui est à droite de la flèche profite aussi aux autres.
first-idea-first_part = Jouer une carte ou la vendre
first-idea-first_part-text = Ici vous pouvez jouer une carte, en défausser une pour des Pièces, ou renoncer. Les cartes coûtent des Pièces et parfois des Vases ; les Ressources sont seulement montrées. Une carte que vous ne jouerez pas bientôt vaut souvent plus en Pièces.
first-idea-common = Une partie de l’Action
first-idea-common-text = Une Action a plusieurs parties, et souvent vous choisissez entre elles. Vous pouvez renoncer à chacune. Quand un autre a choisi la plaquette, la partie à droite de la flèche est aussi pour vous : ne l’oubliez pas.
first-idea-explore = Explorer
first-idea-explore-text = Vous révélez une tuile et la posez à côté de n’importe quelle autre. Vous recevez ce que montre l’emplacement. La tuile n’est à personne : ses Chantiers sont ouverts à tous, pensez à qui vient ensuite.
first-idea-develop = Développer
first-idea-develop-text = Un Habitant a quitté le Ranch : c’est maintenant un élément sur le plateau. Ce qui est imprimé sur le Chantier est payé ou reçu une fois. Les éléments rapportent des Pièces lors des Récompenses de Région, et plusieurs tuiles de Scoring les comptent.
first-idea-ship = Naviguer
first-idea-ship-text = Au moins une case, au plus ce que permet votre rangée. Seule la case d’arrivée rapporte. Franchir l’écluse en premier déclenche le décompte intermédiaire : bien si vous êtes prêt, mal s’il vous manque encore quelque chose.
first-idea-push = Les plaquettes se déplacent
first-idea-push-text = La plaquette prise va dans la rangée la plus basse, celles sous le vide remontent. Une Action qui vient de servir est donc chère un moment, et celle dont personne ne veut devient tentante.
first-idea-boat = Les Canots
first-idea-boat-text = Un Canot donne une Ressource de l’endroit où il se trouve. Vers l’aval, il est gratuit à tout moment ; le retour coûte des Pièces. Ne le laissez donc pas dériver plus loin que la carte ne l’exige.
first-idea-play = Une carte jouée
first-idea-play-text = Une carte agit une fois avec l’éclair, désormais avec la boucle, et à la fin avec le drapeau. La plupart rapportent aussi des points au décompte final.
first-idea-house = Une Maison
first-idea-house-text = Une Maison coûte un Habitant de plus du Ranch. Elle quitte un renfoncement du plateau Joueur, et les renfoncements vides rapportent Pièces et points à chaque décompte intermédiaire. Les Maisons rapportent aussi quand on place un Bovin à côté.
first-idea-cattle = Bovins et Pâturages
first-idea-cattle-text = Les Bovins vont sur les Pâturages, quel que soit celui qui les a posés. Chacun coûte un Habitant de plus que le précédent. Les Maisons autour rapportent aussitôt des Pièces, les Villages autour des points à chaque décompte intermédiaire.
first-idea-region = Récompenses de Région
first-idea-region-text = Une Région donne sa récompense et reste couverte jusqu’au prochain décompte intermédiaire. Dans les trois autres, chacun reçoit une Pièce par élément. Couvrez donc une Région où les autres sont forts.
first-idea-modernize = Moderniser
first-idea-modernize-text = Un Levier coûte des Pièces une fois, puis sert une fois entre deux décomptes intermédiaires, jusqu’à la fin. À partir de quatre Leviers, ils comptent aussi à la fin. Le plus tôt est le mieux.
first-idea-lever = Un Levier sert
first-idea-lever-text = Un Levier déplacé vers le bas y reste jusqu’au prochain décompte intermédiaire, où tous remontent. Un Levier non utilisé y rapporte un point. Ne le gardez donc pas trop longtemps, mais ne le gaspillez pas non plus.
first-idea-track = Une piste de Revenu
first-idea-track-text = Un pas sur une piste donne plus de revenu à chaque décompte à venir. Les pas valent donc plus au début qu’à la fin ; certains rapportent aussi quelque chose au passage.
first-idea-vase = Un Vase
first-idea-vase-text = Les cartes fortes et certaines tuiles de Scoring demandent des Vases, et il y a peu de moyens d’en obtenir : Ports, Chantiers, cartes. Gardez-en un pour la carte qui le demande.
first-idea-settlement = Un Village
first-idea-settlement-text = Une Maison est devenue un Village : deux Habitants et au moins trois éléments autour, de n’importe quelle couleur. Le premier dans une Région est bon, un deuxième y coûte des points.
first-idea-project = Un Projet spécial
first-idea-project-text = Chaque tuile de Scoring en jeu porte un Projet que l’on peut réaliser au lieu d’une carte, une fois chacun. Il rapporte des points, une case sur une piste et des Habitants ; sur votre propre tuile, les points comptent double.
first-idea-tier = Une rangée est vide
first-idea-tier-text = Quand le dernier élément de la première ou de la deuxième rangée a quitté le plateau Joueur, l’Habitant à côté rejoint le Ranch. Les Habitants sont rares : videz d’abord les rangées du haut.
first-idea-interim = Un décompte intermédiaire
first-idea-interim-text = Un Navire a franchi l’écluse. Cinq étapes pour tous : jusqu’à deux cartes ou améliorations ; une tuile de Scoring ; revenu des pistes, des renfoncements et des Bovins ; un point par Levier non utilisé ; les marqueurs de Région sont retirés.
first-idea-score = Marquer une tuile
first-idea-score-text = Chacune des quatre tuiles est marquée une fois dans la partie ; plus tard, elles valent plus et demandent plus. Prenez maintenant ce que vous atteignez tout juste, et gardez ce qui grandit encore.
first-idea-round = La deuxième manche
first-idea-round-text = La première manche est finie, avec son deuxième décompte intermédiaire. Tous les Navires retournent au départ et prennent maintenant le bras inférieur. Il reste deux décomptes : le revenu vaut moins, les points de la fin davantage.
first-idea-ending = Les derniers tours
first-idea-ending-text = Un Navire a atteint la fin. Tous auront le même nombre de tours, puis viennent le quatrième décompte et le décompte final. Les Pièces et les cartes en main ne vaudront plus rien : utilisez-les.
first-idea-over = Le décompte final
first-idea-over-text = Les Leviers, les cartes jouées avec leurs drapeaux et les renfoncements vides des rangées 3 à 5 ont été comptés. Vous voyez ci-dessous d’où viennent les points de chacun.

## Why somebody chooses something
first-reason-now = des points et des biens tout de suite
first-reason-cards = mes cartes
first-reason-land = les Maisons, les Villages et les Bovins
first-reason-scoring = les tuiles de Scoring et les Projets
first-reason-engine = le revenu et les Leviers

## What a choice is worth beside the best one
judge-worse = Environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de moins que le mieux que j’ai trouvé (entre { $low } et { $high } de moins, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } chacun). Le mieux : { $rival }.
judge-better = Bien choisi : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus que le suivant (entre { $low } et { $high } de plus, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } chacun). Le suivant : { $rival }.
judge-even = Pas de différence nette avec le mieux que j’ai trouvé : entre { $low } et { $high } points sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } chacun, ce qui peut être le hasard. Le mieux : { $rival }.
judge-even-best = Je ferais de même, mais sans différence nette avec le suivant : entre { $low } et { $high } points sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } chacun, ce qui peut être le hasard. Le suivant : { $rival }.
judge-because-worse = La raison : il rapporte moins par { $sources }.
judge-because-better = La raison : il rapporte plus par { $sources }.
judge-others-worse = Il aide aussi l’adversaire le plus fort, d’environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
judge-others-better = L’adversaire le plus fort obtient environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de moins.
judge-though-worse = En revanche, il rapporte plus par { $sources }.
judge-though-better = En revanche, il rapporte moins par { $sources }.
judge-because-many = Aucune source ne ressort : beaucoup de petites différences s’ajoutent.
judge-source = { $source } (environ { $points })
judge-and = {" et "}
judge-reason-more = Votre raison, « { $reason } », tient : là, il rapporte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus.
judge-reason-less = Votre raison, « { $reason } », ne tient pas : là, l’autre rapporte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus.
judge-reason-even = Votre raison était « { $reason } ». Là, les deux rapportent à peu près autant.

## The page of the guided first game
app-first-title = Votre première partie
app-first-intro = Une partie entière, toujours la même donne. Le coach explique ce qui est nouveau, demande parfois ce que vous feriez et pourquoi, et dit ce que vaut votre choix. Vous pouvez partir et revenir à tout moment.
app-first-open = Première partie guidée
app-first-resume = Reprendre votre première partie
app-first-players = Combien de joueurs ?
app-first-seat = Place { $number }, { $name }
app-first-person = Une personne à cet écran
app-first-computer = L’ordinateur
app-first-nobody = Il faut une personne à au moins une place.
app-first-layout = Ce qu’il faut poser pour { $players } joueurs
app-first-layout-picture = Le plateau après la mise en place à { $players } joueurs
app-first-board-picture = Un plateau Joueur au début
app-first-start = Commencer la partie
app-first-anew = Recommencer la mise en place
app-first-anew-sure = Vraiment abandonner cette partie ?
app-first-new = Nouveau : { $title }
app-first-asked = { $name } : que feriez-vous, et pourquoi ?
app-first-choose = Choisissez ci-dessous ou sur le plateau. Rien n’est joué avant que vous ayez vu ce que j’en pense.
app-first-why = { $choice } : pourquoi ?
app-first-no-reason = Une simple intuition
app-first-reasons = Raisons
app-first-judging = Je le joue jusqu’au bout : { $percent } %
app-first-judged = { $choice }
app-first-play = Le jouer
app-first-rival = Jouer l’autre
app-first-again = Réfléchir encore
app-first-skip = Le jouer simplement
app-first-ask = Me poser des questions
app-first-busy = Un autre calcul de votre part est en cours. Réessayez quand il sera fini.
app-first-failed = Je n’ai pas pu le juger ({ $problem }). Vous pouvez le jouer quand même.
app-first-your-turn = { $name }, à vous.
app-first-back = ← Toutes les leçons
