## Eine Studie in Worten
study-untitled = Studie ohne Titel
study-about = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
  } ({ $names }), Startzahl { $seed }, Datenpaket { $pack } { $hash }
study-size = { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
  }, { $lines ->
    [one] 1 Variante
   *[other] { $lines } Varianten
  }
study-tags = Schlagwörter: { $tags }
study-setup = Spielvorbereitung
study-turn = Zug { $turn }, Runde { $round }: { $seat }
study-scores = Punkte: { $scores }
study-score = { $seat } { $points }
study-choice = { $seat }: { $label }
study-branch = Variante
study-branch-named = Variante: { $name }
study-over = Das Spiel ist zu Ende: { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
  }
