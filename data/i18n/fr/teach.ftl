## Leçons : réponses à ce que quelqu’un essaie
teach-solved = Bien joué.
teach-onward = Bien jusqu’ici. Continuez.
teach-go-on = C’est permis. Continuez.
teach-dead-end = C’est permis, mais le but ne peut plus être atteint ensuite. Ce choix a été annulé.
teach-illegal = Les règles ne le permettent pas ici.
teach-elsewhere = Permis, mais ce n’est pas ce que nous cherchons.
teach-not-yet = C’était permis, mais cela n’a pas mené au but. Essayez encore à partir d’ici.
teach-think-again = Pas tout à fait. Réfléchissez encore.
teach-read-on = Continuez à lire quand vous êtes prêt.
teach-hint-key = Essayez ceci : { $choice }.
teach-hint-answer = La réponse est : { $choice }.

## Le conseiller : ce qui se passe
coach-over = La partie est finie. Victoire : { $names }.
coach-waiting = { $seat } doit choisir. { $prompt }
coach-more = Et { $count } de plus.
coach-draws = { $seat } pioche { $amount } { $amount ->
    [one] carte
   *[other] cartes
  }
coach-chance = Le hasard décide de la suite.
coach-nothing = Il ne se passe rien d’autre.
coach-then = Ensuite, la question est « { $prompt } »
coach-can = Vous pouvez : { $what }.
coach-now-turn = La rangée dit jusqu’où votre Navire pourra ensuite avancer. Les deux rangées du bas coûtent des points.
coach-now-ship = Une case au moins. Les cases occupées sont sautées et ne comptent pas ; seule la case où vous vous arrêtez rapporte.
coach-now-play-or-discard = Une carte de ce type, un Projet, 2 Pièces pour une carte, ou rien.
coach-now-play-card = Une carte, un Projet, ou rien.
coach-now-choose = Choisissez l’un d’eux, ou renoncez si vous le pouvez.
coach-now-explore = Vous voyez la tuile avant de choisir sa place.
coach-now-place = À côté de n’importe quelle tuile. L’emplacement que vous couvrez vous rapporte.
coach-now-develop = N’importe quel Chantier libre. Ce qui y est imprimé s’applique tout de suite.
coach-now-upgrade = Un Habitant devient une Maison pour 1 Habitant, une Maison devient un Village pour 2.
coach-now-place-pasture = À côté de n’importe quelle tuile. Les Maisons autour rapporteront des Pièces quand on place un Bovin, les Villages apporteront des points.
coach-now-place-cattle = Coûte un Habitant de plus qu’il n’y a de Bovins. Chaque Maison autour rapporte 2 Pièces.
coach-now-region-reward = Son indication vous récompense maintenant, et ses éléments ne rapportent rien cette fois.
coach-now-region-income = Une Pièce pour chaque élément dans les trois autres Régions.
coach-now-modernize = Les Leviers dans n’importe quel ordre. Ils sont en haut et prêts tout de suite.
coach-now-production = Un nouveau Site de production au niveau 1, ou un ancien au niveau 2.
coach-now-one-track = Toutes les cases sur une seule piste.
coach-now-pay-card = Les Ressources sont seulement montrées. Les Canots vont gratuitement en aval.
coach-now-pay-upgrade = Des points peuvent remplacer les Habitants supplémentaires, 4 pour chacun.
coach-now-pay-cattle = Des points peuvent remplacer les Habitants supplémentaires, 4 pour chacun.
coach-now-pay-score = Payez le nombre entier, ou perdez les points du marqueur.
coach-now-score = Chaque tuile une fois dans la partie. La vôtre compte double, dans les deux sens.
coach-now-discard = Choisissez ce dont vous avez le moins besoin.
coach-now-common = Tout le monde peut le faire. Un Levier de la rangée du haut peut en prendre la place.
coach-now-keep = Elle comptera double pour vous.
coach-now-lever-time = Ensuite, les Leviers non utilisés rapportent 1 point chacun, et tous remontent.
coach-now-forgo-again = Les deux Leviers pour une carte non jouée peuvent réagir.
coach-now-tile-lever = Il n’agit que juste après la pose d’une tuile.
coach-now-tow = Il va en amont aussi loin que vous voulez, gratuitement.
coach-now-lake = Atteindre une case ne donne encore rien. Encaissez en revenant.
coach-now-retrieve = Tous les Prix posés à côté doivent être payés. Il n’y a pas de seconde chance.
coach-now-launch = L’autre Canot reste sur le canal.
coach-now-price = Qui récupère l’Artefact paie tous les Prix posés à côté.
coach-now-improve = Il vaut plus au prochain décompte, si vous remplissez votre tuile.
coach-now-river-bonus = Une récompense par déplacement.
coach-now-wander = Le Chantier compte comme si vous y développiez.
coach-now-interim-start = Les Artefacts qui agissent avant un décompte demandent deux Vases.
coach-now-last-chance = À partir d’ici, les Leviers se reposent.

## Le conseiller : ce que l’on peut faire, par sorte de choix
coach-can-strip = prendre une plaquette Action parmi { $count }
coach-can-play = jouer { $count ->
    [one] une carte
   *[other] une carte parmi { $count }
  }
coach-can-project = réaliser un Projet ({ $count })
coach-can-discard = défausser une carte ({ $count })
coach-can-explore = explorer ({ $count })
coach-can-pasture = poser un Pâturage ({ $count } { $count ->
    [one] emplacement
   *[other] emplacements
  })
coach-can-develop = développer ({ $count } { $count ->
    [one] Chantier
   *[other] Chantiers
  })
coach-can-upgrade = améliorer ({ $count })
coach-can-cattle = placer un Bovin ({ $count } { $count ->
    [one] Pâturage
   *[other] Pâturages
  })
coach-can-region = choisir une Région ({ $count })
coach-can-modernize = placer un Levier ({ $count })
coach-can-build = construire un Site de production ({ $count })
coach-can-track = choisir une piste
coach-can-give = faire un échange ({ $count })
coach-can-take = prendre un gain ({ $count })
coach-can-pay = payer (de { $count } { $count ->
    [one] façon
   *[other] façons
  })
coach-can-score = décompter une tuile ({ $count })
coach-can-keep = garder une tuile ({ $count })
coach-can-sail = avancer votre Navire ({ $count } { $count ->
    [one] case
   *[other] cases
  })
coach-can-raise = remonter un Levier ({ $count })
coach-can-common = prendre la partie commune
coach-can-lever = utiliser un Levier ({ $count })
coach-can-boat = déplacer un Canot ({ $count })
coach-can-draw = dire quelle carte a été piochée
coach-can-reveal = dire quelle tuile a été révélée
coach-can-lay = dire quelle tuile se trouve là
coach-can-row = dire quelle plaquette Action se trouve là
coach-can-deal = dire quelle tuile a été distribuée
coach-can-pass = renoncer
coach-can-solo = dire quelle tuile la Sage Éminence a révélée
coach-can-corner = dire où est la silhouette
coach-can-remove = dire quelle tuile a été retirée
coach-can-price = poser une tuile Prix ({ $count })
coach-can-artifact = choisir un Artefact ({ $count })
coach-can-condition = dire quelle condition du Lac se trouve là
coach-can-shipyard = construire le Chantier naval ({ $count } { $count ->
    [one] Chantier
   *[other] Chantiers
  })
coach-can-purple = placer l’Habitant violet ({ $count } { $count ->
    [one] Chantier
   *[other] Chantiers
  })
coach-can-launch = mettre un Canot à l’eau
coach-can-retrieve = récupérer un Artefact ({ $count })
coach-can-lower = déplacer un Levier vers le bas ({ $count })
coach-can-lake = avancer sur le Lac
coach-can-return = revenir sur le Lac ({ $count })
coach-can-plug = insérer un Vase
coach-can-use = utiliser une carte à effet unique ({ $count })
coach-can-special = poser la tuile de Construction spéciale ({ $count } { $count ->
    [one] emplacement
   *[other] emplacements
  })
coach-can-stash = mettre une carte de côté ({ $count })
coach-can-stashed = jouer une carte mise de côté ({ $count })
coach-can-annex = placer une Maison à côté d’un Site de production ({ $count })
coach-can-house = placer une Maison ({ $count } { $count ->
    [one] Chantier
   *[other] Chantiers
  })
coach-can-improve = améliorer un marqueur
coach-can-reward = choisir une récompense de la Rivière ({ $count })

## Le conseiller : ce que ferait un choix
coach-gains-coins = +{ $amount } { $amount ->
    [one] Pièce
   *[other] Pièces
  }
coach-loses-coins = -{ $amount } { $amount ->
    [one] Pièce
   *[other] Pièces
  }
coach-gains-vases = +{ $amount } { $amount ->
    [one] Vase
   *[other] Vases
  }
coach-loses-vases = -{ $amount } { $amount ->
    [one] Vase
   *[other] Vases
  }
coach-gains-inhabitants = +{ $amount } { $amount ->
    [one] Habitant
   *[other] Habitants
  }
coach-loses-inhabitants = -{ $amount } { $amount ->
    [one] Habitant
   *[other] Habitants
  }
coach-gains-vp = +{ $amount } PV
coach-loses-vp = -{ $amount } PV
coach-gains-draw = +{ $amount } { $amount ->
    [one] carte
   *[other] cartes
  }
coach-gains-discard = -{ $amount } { $amount ->
    [one] carte
   *[other] cartes
  }
coach-does-develop = un élément sur le plateau principal
coach-does-house = une Maison
coach-does-settlement = un Village
coach-does-cattle = un Bovin sur le plateau principal
coach-does-build-site = un Site de production
coach-does-modernize = un nouveau Levier
coach-does-project = un Projet réalisé
coach-does-shipyard = le Chantier naval
coach-does-retrieve = un Artefact
coach-does-keep = compte double pour vous

## Ce que veulent dire les icônes
icon-coin = Pièces
icon-card = Cartes Projet : piochées, défaussées ou en main
icon-inhabitant = Habitants
icon-house = Une Maison
icon-settlement = Un Village
icon-cattle = Bovins
icon-vase = Un Vase
icon-vp = Points de victoire
icon-wood = Bois
icon-stone = Pierre
icon-loam = Argile
icon-iron = Fer
icon-any = N’importe quelle Ressource, ou n’importe quel Site de production
icon-ship = Votre Navire sur la Rivière
icon-boat = Un Canot sur votre canal
icon-anchor = Un Port : de la place pour tous les Navires
icon-day = Carte Jour
icon-sunset = Carte Crépuscule
icon-night = Carte Nuit
icon-explore = Explorer : retourner une tuile et la poser
icon-develop = Développer : placer un Habitant sur un Chantier libre
icon-upgrade = Améliorer : en Maison ou en Village
icon-modernize = Moderniser : placer un Levier
icon-pasture = Un Pâturage
icon-region = Une Région et son indication de récompense
icon-income = Revenu d’une piste ou de votre plateau
icon-lever = Un Levier
icon-flag = Compte à la fin de la partie
icon-loop = Agit désormais jusqu’à la fin
icon-bolt = Se produit une fois, tout de suite
icon-arrow = À gauche pour le joueur actif, à droite pour tous ; ou un échange
icon-discard = Défausser une carte
icon-steps = Des cases, sur une piste ou sur la Rivière
icon-cactus = La piste du Cactus de la Sage Éminence
icon-eminence = La Sage Éminence
icon-hunter = Un Chercheur de trésors sur le Lac
icon-shipyard = Un Chantier naval
icon-lake = Un pas sur le Lac
icon-artifact = Un Artefact
icon-socket = Une encoche pour un Vase
