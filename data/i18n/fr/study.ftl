## Une étude en mots
study-untitled = Étude sans titre
study-about = { $players } { $players ->
    [one] joueur
   *[other] joueurs
  } ({ $names }), graine { $seed }, jeu de données { $pack } { $hash }
study-size = { $choices } { $choices ->
    [one] choix
   *[other] choix
  }, { $lines } { $lines ->
    [one] variante
   *[other] variantes
  }
study-tags = Mots-clés : { $tags }
study-setup = Mise en place
study-turn = Tour { $turn }, manche { $round } : { $seat }
study-scores = Points : { $scores }
study-score = { $seat } { $points }
study-choice = { $seat } : { $label }
study-branch = Variante
study-branch-named = Variante : { $name }
study-over = La partie est finie : { $winners } { $count ->
    [one] gagne
   *[other] se partagent la victoire
  }
