# Wörter auf den Bildern aller Spiele.
picture-table = Tisch { $number }
picture-turn = { $name } ist am Zug
picture-waiting = am Zug
picture-over = Das Spiel ist zu Ende
picture-final = Endabrechnung
picture-total = Summe
picture-winner = { $name } gewinnt
picture-winners = Geteilter Sieg: { $names }
picture-ties = Gleichstand
picture-hand = Hand von { $name }
picture-choose = Wähle eine Nummer
alt-turn = Am Zug: { $names }.
alt-several = Mehrere sind gefragt.
alt-over = Die Partie ist beendet.
alt-scores = Punkte: { $scores }.
alt-last = Zuletzt: { $last }
