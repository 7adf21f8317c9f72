## The guided first game: what to lay out
first-layout-map = Legt den Spielplan in die Mitte. Mischt die Startplättchen für { $players } Personen und legt { $tiles } davon offen auf die Felder mit den Symbolen für diese Zahl. Legt zu jeder Region einen Regionenmarker.
first-layout-piles = Mischt die grauen Bauplättchen zu einem verdeckten Haufen, stapelt die Rinderweiden und mischt die Projektkarten zum Nachziehstapel.
first-layout-strips = Mischt die { $strips } Aktionsplättchen und legt in jede Zeile des Aktionstableaus eines.
first-layout-supply = Münzen, Vasen und Hebel bilden einen gemeinsamen Vorrat.
first-layout-board = Jede Person nimmt ein Spielertableau: Häuser, Siedlungen und Rinder in ihre Aussparungen, { $ranch } Bewohner auf die Ranch, { $recess } in die Aussparungen neben den Reihen, { $supply } in den Vorrat, die { $boats } Boote zum Holz.
first-layout-ship = Alle Schiffe kommen auf Flussfeld { $space }.
first-layout-markers = Die drei Spielermarker aller beginnen bei 0 Siegpunkten und auf den obersten Feldern beider Einkommensleisten.
first-layout-hand = Jede Person zieht { $hand } Karten, dann { $dealt } Wertungsplättchen.
first-layout-coins = Münzen in der Reihenfolge der Sitze: { $coins }. Der erste Sitz nimmt den Startspielermarker.
first-layout-choices = Die letzten zwei Dinge sind Entscheidungen, und mit ihnen beginnt hier die Partie: ein Wertungsplättchen behalten, sodass insgesamt { $scoring } im Spiel sind, und ein Produktionsgebäude errichten.

## The guided first game: each idea when it first occurs
first-idea-keep = Dein Wertungsplättchen
first-idea-keep-text = Vier Wertungsplättchen zählen für alle, dieses für dich doppelt: als Gewinn und als Verlust. Sieh auf die erste Zahl: So viel solltest du bis zur ersten Zwischenwertung haben, oder später, wenn du zuerst ein anderes wertest.
first-idea-site = Ein Produktionsgebäude
first-idea-site-text = Ein Produktionsgebäude gibt einen Rohstoff, wann immer eine Karte ihn verlangt, und wird nicht verbraucht. Vergleiche mit deinen Handkarten: Was brauchen sie am meisten? Deine zwei Boote stehen schon für zweimal Holz.
first-idea-turn = Ein Aktionsplättchen wählen
first-idea-turn-text = Du entscheidest zweierlei zugleich: was du tust, und wie weit dein Schiff fahren darf. Obere Zeilen bringen dich weit und die nächste Wertung näher; die zwei untersten kosten Siegpunkte. Was rechts vom Pfeil steht, gibst du auch den anderen.
first-idea-first_part = Eine Karte ausspielen oder verkaufen
first-idea-first_part-text = Hier darfst du eine Karte ausspielen, eine für Münzen abwerfen oder verzichten. Karten kosten Münzen und manchmal Vasen; Rohstoffe musst du nur vorweisen. Was du nicht bald ausspielen kannst, ist als Münzen oft mehr wert.
first-idea-common = Ein Teil der Aktion
first-idea-common-text = Eine Aktion hat mehrere Teile, und oft wählst du zwischen ihnen. Du darfst auf jeden verzichten. Haben andere das Aktionsplättchen gewählt, gehört dir doch der Teil rechts vom Pfeil: Vergiss ihn nicht.
first-idea-explore = Entdecken
first-idea-explore-text = Du deckst ein Bauplättchen auf und legst es neben ein beliebiges anderes. Du bekommst, was das Feld zeigt. Das Plättchen gehört niemandem: Seine Bauplätze stehen allen offen, denk also daran, wer als Nächstes dran ist.
first-idea-develop = Erschließen
first-idea-develop-text = Ein Bewohner hat die Ranch verlassen und ist nun eine Präsenz auf dem Spielplan. Was auf dem Bauplatz steht, wird einmal bezahlt oder erhalten. Präsenzen bringen bei Gebietswertungen Münzen, und mehrere Wertungsplättchen zählen sie.
first-idea-ship = Fahren
first-idea-ship-text = Mindestens ein Schritt, höchstens so viele, wie deine Zeile erlaubt. Nur das Feld, auf dem du anhältst, zahlt. Wer als Erstes durch die Schleuse fährt, löst die Zwischenwertung aus: gut, wenn du bereit bist, schlecht, wenn dir noch etwas fehlt.
first-idea-push = Die Aktionsplättchen rücken
first-idea-push-text = Das genommene Plättchen kommt in die unterste Zeile, alle unter der Lücke rücken auf. So ist eine eben benutzte Aktion eine Weile teuer, und eine, die niemand will, wird verlockend.
first-idea-boat = Boote
first-idea-boat-text = Ein Boot gibt einen Rohstoff von dort, wo es liegt. Flussabwärts bewegt es sich jederzeit kostenlos, der Weg zurück kostet Münzen. Lass es also nicht weiter treiben, als eine Karte es verlangt.
first-idea-play = Eine Karte in der Auslage
first-idea-play-text = Eine Karte wirkt einmal mit dem Blitz, von nun an mit der Schleife und am Ende mit der Fahne. Die meisten bringen auch Punkte bei der Schlusswertung.
first-idea-house = Ein Haus
first-idea-house-text = Ein Haus kostet einen weiteren Bewohner von der Ranch. Es verlässt eine Aussparung des Spielertableaus, und leere Aussparungen bringen in jeder Zwischenwertung Münzen und Punkte. Häuser bringen auch Münzen beim Setzen von Rindern daneben.
first-idea-cattle = Rinder und Weiden
first-idea-cattle-text = Rinder kommen auf Weiden, egal wer sie gelegt hat. Jedes kostet einen Bewohner mehr als das vorige dort. Häuser ringsum bringen sofort Münzen, Siedlungen ringsum Punkte in jeder Zwischenwertung.
first-idea-region = Gebietswertung
first-idea-region-text = Eine Region zahlt ihr Schild und ist bis zur nächsten Zwischenwertung abgedeckt. In den anderen drei bekommen alle eine Münze je Präsenz. Decke also eine Region ab, in der die anderen stark sind.
first-idea-modernize = Modernisieren
first-idea-modernize-text = Ein Hebel kostet einmal Münzen und kann danach zwischen zwei Zwischenwertungen je einmal benutzt werden, bis zum Ende der Partie. Ab vier Hebeln zählen sie auch am Schluss. Je früher, desto besser.
first-idea-lever = Ein Hebel wird benutzt
first-idea-lever-text = Ein nach unten geschobener Hebel bleibt unten bis zur nächsten Zwischenwertung, dann gehen alle wieder nach oben. Ein unbenutzter bringt dort einen Punkt. Spare ihn also nicht ewig auf, aber verschwende ihn auch nicht.
first-idea-track = Eine Einkommensleiste
first-idea-track-text = Ein Schritt auf einer Leiste bedeutet mehr Einkommen in jeder Wertung, die noch kommt. Schritte sind also früh mehr wert als spät; manche bringen auch unterwegs etwas.
first-idea-vase = Eine Vase
first-idea-vase-text = Starke Karten und manche Wertungsplättchen verlangen Vasen, und es gibt wenige Wege, sie zu bekommen: Häfen, Bauplätze, Karten. Behalte eine für die Karte, die sie braucht.
first-idea-settlement = Eine Siedlung
first-idea-settlement-text = Aus einem Haus wurde eine Siedlung: zwei Bewohner und mindestens drei Präsenzen ringsum, gleich welcher Farbe. Die erste in einer Region ist gut, eine zweite dort kostet Punkte.
first-idea-project = Ein besonderes Projekt
first-idea-project-text = Jedes ausliegende Wertungsplättchen trägt ein Projekt, das statt einer Karte verwirklicht werden kann, von allen je einmal. Es bringt Punkte, einen Schritt auf einer Leiste und Bewohner; auf deinem eigenen zählen die Punkte doppelt.
first-idea-tier = Eine Reihe ist leer
first-idea-tier-text = Hat das letzte Teil der ersten oder zweiten Reihe das Spielertableau verlassen, kommt der Bewohner daneben auf die Ranch. Bewohner sind knapp, leere also zuerst die oberen Reihen.
first-idea-interim = Eine Zwischenwertung
first-idea-interim-text = Ein Schiff hat die Schleuse passiert. Fünf Schritte für alle: bis zu zwei Karten oder Aufwertungen; ein Wertungsplättchen; Einkommen aus Leisten, Aussparungen und Rindern; ein Punkt je unbenutztem Hebel; die Regionenmarker kommen weg.
first-idea-score = Ein Plättchen werten
first-idea-score-text = Jedes der vier Wertungsplättchen wird einmal gewertet; spätere Wertungen bringen mehr und verlangen mehr. Nimm jetzt, was du gerade erreichst, und heb auf, was noch wächst.
first-idea-round = Die zweite Runde
first-idea-round-text = Die erste Runde ist mit ihrer zweiten Zwischenwertung vorbei. Alle Schiffe kehren zum Start zurück und nehmen nun den unteren Arm. Zwei Wertungen bleiben: Einkommen wird weniger wert, Punkte am Ende mehr.
first-idea-ending = Die letzten Züge
first-idea-ending-text = Ein Schiff hat das Ende erreicht. Alle kommen auf gleich viele Züge, dann folgen die vierte Wertung und die Schlusswertung. Münzen und Handkarten sind dann nichts wert: Nutze sie.
first-idea-over = Die Schlusswertung
first-idea-over-text = Hebel, ausgespielte Karten mit ihren Fahnen und leere Aussparungen der Reihen 3 bis 5 wurden gezählt. Unten siehst du, woher alle ihre Punkte haben.

## Why somebody chooses something
first-reason-now = Punkte und Waren sofort
first-reason-cards = meine Karten
first-reason-land = Häuser, Siedlungen und Rinder
first-reason-scoring = Wertungsplättchen und Projekte
first-reason-engine = Einkommen und Hebel

## What a choice is worth beside the best one
judge-worse = Etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } weniger als das Beste, das ich fand: „{ $rival }“ (zwischen { $low } und { $high } weniger, aus je { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }).
judge-better = Gut gewählt: etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr als das Nächstbeste: „{ $rival }“ (zwischen { $low } und { $high } mehr, aus je { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }).
judge-even = Kein klarer Unterschied zum Besten, das ich fand: „{ $rival }“. In je { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } waren es zwischen { $low } und { $high } Punkte, das kann Zufall sein.
judge-even-best = Ich würde dasselbe tun, aber es gibt keinen klaren Unterschied zu „{ $rival }“: zwischen { $low } und { $high } Punkte in je { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, das kann Zufall sein.
judge-because-worse = Der Grund: Es bringt weniger durch { $sources }.
judge-because-better = Der Grund: Es bringt mehr durch { $sources }.
judge-others-worse = Es hilft auch der stärksten Gegenseite, um etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
judge-others-better = Die stärkste Gegenseite bekommt etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } weniger.
judge-though-worse = Dafür bringt es mehr durch { $sources }.
judge-though-better = Dafür bringt es weniger durch { $sources }.
judge-because-many = Keine einzelne Quelle sticht hervor: Viele kleine Unterschiede summieren sich.
judge-source = { $source } (etwa { $points })
judge-and = {" und "}
judge-reason-more = Dein Grund, „{ $reason }“, trägt: Dort bringt es etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr.
judge-reason-less = Dein Grund, „{ $reason }“, trägt nicht: Dort bringt das andere etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr.
judge-reason-even = Dein Grund war „{ $reason }“. Dort bringen beide etwa gleich viel.

## The page of the guided first game
app-first-title = Deine erste Partie
app-first-intro = Eine ganze Partie, immer gleich ausgeteilt. Der Coach erklärt, was neu ist, fragt manchmal, was du tun würdest und warum, und sagt dir, was deine Wahl wert ist. Du kannst jederzeit gehen und wiederkommen.
app-first-open = Begleitete erste Partie
app-first-resume = Weiter mit deiner ersten Partie
app-first-players = Wie viele spielen?
app-first-seat = Sitz { $number }, { $name }
app-first-person = Eine Person an diesem Bildschirm
app-first-computer = Der Computer
app-first-nobody = Mindestens ein Sitz braucht eine Person.
app-first-layout = Was ihr für { $players } Personen auslegt
app-first-layout-picture = Der Spielplan nach der Vorbereitung mit { $players } Personen
app-first-board-picture = Ein Spielertableau zu Beginn
app-first-start = Die Partie beginnen
app-first-anew = Neu aufbauen
app-first-anew-sure = Diese Partie wirklich aufgeben?
app-first-new = Neu: { $title }
app-first-asked = { $name }: Was würdest du tun, und warum?
app-first-choose = Wähle unten oder auf dem Spielplan. Nichts wird ausgeführt, bevor du gesehen hast, was ich davon halte.
app-first-why = „{ $choice }“: Warum?
app-first-no-reason = Nur so ein Gefühl
app-first-reasons = Gründe
app-first-judging = Ich spiele es durch: { $percent } %
app-first-judged = „{ $choice }“
app-first-play = So spielen
app-first-rival = Das andere spielen
app-first-again = Noch einmal überlegen
app-first-skip = Einfach spielen
app-first-ask = Frag mich ab und zu
app-first-busy = Eine andere Rechnung von dir läuft noch. Versuche es noch einmal, wenn sie fertig ist.
app-first-failed = Das konnte ich nicht beurteilen ({ $problem }). Du kannst es trotzdem spielen.
app-first-your-turn = { $name }, du bist dran.
app-first-back = ← Alle Lektionen
