# Wörter auf den Bildern aller Spiele.
picture-table = Tisch { $number }
picture-turn = Warten auf { $name }
picture-waiting = Mehrere sind gefragt
picture-over = Die Partie ist zu Ende
picture-final = Schlusswertung
picture-film = Der Film der Partie
picture-curve = Punkte Zug um Zug
picture-turns = Züge
picture-total = Summe
picture-winner = { $name } gewinnt
picture-winners = Geteilter Sieg: { $names }
picture-ties = Bei Gleichstand
picture-hand = Hand von { $name }
picture-choose = Wähle eine Nummer
record-leaders = Bestenliste
record-profile = Profil
record-all-games = Alle Spiele
record-here = Partien auf diesem Server
record-everywhere = Partien überall
record-name = Name
record-lately = Zuletzt
record-rating = Wertung
record-games = Partien
record-wins = Siege
record-beaten = Andere geschlagen
record-streak = Längste Siegesserie
record-typical = Übliche Antwort
record-kept = Zu Ende gespielt
record-rating-course = Wertung, Partie für Partie
record-no-rating = Eine Wertung gibt es nach { $count ->
    [one] einer weiteren gewerteten Partie
   *[other] { $count } weiteren gewerteten Partien
 }
record-places = Plätze
record-points = Punkte, Partie für Partie
record-by-game = Siege und Partien
alt-turn = Gefragt: { $names }.
alt-several = Mehrere sind gefragt.
alt-over = Die Partie ist zu Ende.
alt-scores = Punkte: { $scores }.
alt-last = Zuletzt: { $last }
