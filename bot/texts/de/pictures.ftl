# Wörter auf den Bildern aller Spiele.
picture-table = Tisch { $number }
picture-turn = Warten auf { $name }
picture-waiting = Mehrere sind gefragt
picture-over = Die Partie ist zu Ende
picture-final = Schlusswertung
picture-total = Summe
picture-winner = { $name } gewinnt
picture-winners = Geteilter Sieg: { $names }
picture-ties = Bei Gleichstand
picture-hand = Hand von { $name }
picture-choose = Wähle eine Nummer
alt-turn = Gefragt: { $names }.
alt-several = Mehrere sind gefragt.
alt-over = Die Partie ist zu Ende.
alt-scores = Punkte: { $scores }.
alt-last = Zuletzt: { $last }
