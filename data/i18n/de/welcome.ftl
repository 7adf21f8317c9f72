## The first visit
app-welcome = Boonlake, eine Entscheidung nach der anderen
app-welcome-text = Boonlake ist ein Brettspiel über die Besiedlung eines Landes am Fluss. Hier lernst du es Schritt für Schritt, spielst gegen den Computer, nimmst zurück, was du willst, und siehst, was jede Wahl wert ist.
app-welcome-learn = In zehn Minuten lernen
app-welcome-learn-text = Kurze Lektionen auf echten Plänen: Du wählst und siehst, was geschieht und warum.
app-welcome-play = Gegen den Computer spielen
app-welcome-play-text = Du suchst dir deine Gegner aus; Tipps und Zurücknehmen sind erlaubt.
app-welcome-look = Eine Partie ansehen
app-welcome-look-text = Zwei starke Spieler, Wahl für Wahl. Greif ein, wo du es anders machen würdest.
app-welcome-table = Gleich an den Tisch
app-welcome-back = Zurück zur Begrüßung
app-skip = Zur Auswahl springen
