# Allein spielen, Tipps, Rückblick auf eine Partie und die Schulen der Spiele.

## Tipps
hints-allowed = Tipps: **erlaubt** (ein Knopf im Fenster derer, die gefragt sind; das Ergebnis zählt sie)
hints-on = An diesem Tisch sind Tipps jetzt erlaubt.
hints-off = An diesem Tisch sind Tipps nicht mehr erlaubt.
hints-told = -# Tipps: { $said }
hints-rated = In gewerteten Partien gibt es keine Tipps. Eröffne den Tisch mit `gewertet: False`.
no-hints = An diesem Tisch sind keine Tipps vereinbart.
hint-not-asked = Du hast gerade nichts zu entscheiden.
hint-failed = Gerade ließ sich kein Tipp ermitteln. Gezählt wurde nichts; versuch es bitte noch einmal.
button-hint = Tipp
button-hints = Tipps
hint-title = **Die zwei Antworten, die von deinem Platz aus am besten aussehen:**
hint-answer = **{ $number } · { $answer }**
hint-now = Sofort { $points } ({ $rows })
hint-now-about = Sofort etwa { $points } ({ $rows }), je nach Zufall
hint-now-none = Sofort nichts
hint-later = { $rounds ->
    [one] Nach einer Runde aller
   *[other] Nach { $rounds } Runden aller
 } etwa { $points } ({ $rows })
hint-later-none = { $rounds ->
    [one] Nach einer Runde aller
   *[other] Nach { $rounds } Runden aller
 } noch etwa gleich
hint-little = von vielem ein wenig
hint-lead = **Die erste ist etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } besser.**
hint-because = Der Unterschied: { $rows }.
hint-denies = Sie lässt den anderen etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } weniger.
hint-allows = Sie lässt den anderen etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } mehr.
hint-prepares = Was sie für später vorbereitet, ist etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } mehr wert.
hint-spends = Was sie für später vorbereitet, ist etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } weniger wert.
hint-equal = **Sie sind etwa gleich gut.** Nimm, was dir besser gefällt.
hint-alone = Es gibt keine andere Antwort zum Vergleichen.
hint-note = -# { $count ->
    [one] Dein erster Tipp
   *[other] Dein { $count }. Tipp
 } an diesem Tisch; das Ergebnis sagt, wie viele es waren. Was du nicht sehen kannst, ist nur angenommen – ein Tipp kann falsch sein.

## Allein
alone-begun = Die Partie hat begonnen: { $place }. Du spielst allein, also antworten die Vertretungen sofort. Mit *Zurücknehmen* kommst du so weit zurück, wie du willst, und niemand hat etwas dagegen.
rewind-about-alone = **Weiter zurück.** Die Partie geht sofort zurück zum Beginn des Zugs, den du wählst. Der Zufall bleibt, wie er ist: Es kommen wieder dieselben Karten.
rewind-ask-alone = **Zurück zum Beginn von Zug { $turn }?** Du spielst allein, also geschieht es sofort.
alone-rated = Eine Partie allein gegen Vertretungen wird nie gewertet.
parameter-alone = allein
parameter-alone-description = Allein gegen solche Vertretungen spielen; die Partie beginnt sofort
parameter-hints = tipps
parameter-hints-description = Tipps erlauben, in einer Partie ohne Wertung

## Schule
learn-title = ## { $game } · Lektion { $number } von { $count }: { $title }
learn-task = 🎯 **{ $task }**
learn-missed = ↩️ **Noch nicht.** { $why }
learn-anew = Die Stellung ist wieder aufgebaut.
learn-on = Das war ein Schritt auf dem Weg. Mach weiter.
learn-reached = ✅ **Geschafft.** { $why }
learn-shown = So geht es zum Beispiel: **{ $answer }**
learn-stale = Dieser Knopf gehört zu einem früheren Augenblick. Hier bist du jetzt:
learn-complete = 🎓 Das war die letzte Lektion: Du weißt, was man für eine erste Partie braucht. Alles Weitere steht in der Anleitung. Spiel jetzt eine erste Partie: du gegen eine leichte Vertretung, mit Tipps, wann immer du einen möchtest. Niemand sieht zu, und gewertet wird nichts.
no-school = Zu diesem Spiel gibt es keine Lektionen. Seine Anleitung erklärt es: `/anleitung`.
button-learn = Schritt für Schritt lernen
button-learn-next = Nächste Lektion
button-learn-skip = Überspringen
button-learn-again = Neu aufbauen
button-learn-once-more = Noch einmal
button-learn-show = Zeig es mir
button-learn-over = Von vorn
button-learn-game = Erste Partie: leicht, mit Tipps
command-learn = lernen
command-learn-description = Ein Spiel Schritt für Schritt lernen, im Spielen: etwa zehn Minuten, nur du siehst es

## Rückblick
button-review = Meine Partie ansehen
button-review-stop = Anhalten
button-review-steps = Von hier aus durchgehen
button-moment = Moment { $number }
review-title = **Die Antworten, mit denen sich am meisten geändert hätte**
review-begun = Deine Antworten werden noch einmal durchgesehen …
review-progress = Deine Antworten werden noch einmal durchgesehen: { $done } von { $count }. Warte hier oder komm später wieder; nur du siehst das.
review-closer = Fast fertig: Die teuersten werden noch einmal verglichen.
review-stopped = Angehalten. Drücke *Meine Partie ansehen*, dann geht es dort weiter.
review-later = Das dauert länger, als eine private Nachricht aktuell bleiben kann. Drücke *Meine Partie ansehen*, dann geht es dort weiter.
review-failed = Der Rückblick ließ sich gerade nicht zu Ende bringen. Drücke *Meine Partie ansehen* in einer Weile noch einmal; es geht dort weiter.
review-at = Moment { $number } von { $count } · Zug { $turn }
review-given = Du hast gewählt: **{ $answer }**
review-best = Stärker war: **{ $answer }**
review-loss = Das wäre etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } mehr wert gewesen, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 } vorausgesehen.
review-none = { $count ->
    [one] Deine eine Antwort wurde angesehen
   *[other] Alle deine { $count } Antworten wurden angesehen
 }, und keine war deutlich schlechter als die beste. Gut gespielt!
review-note = -# { $count } Antworten wurden angesehen, jede von dem aus, was du da sehen konntest. Verborgenes ist nur angenommen – das ist ein Urteil, nicht die Wahrheit.
