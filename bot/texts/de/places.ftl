# Wo gespielt wird und was der Bot dort dürfen muss.

## Rechte, wie Discord sie selbst nennt
right-view-channel = Kanal ansehen
right-connect = Verbinden
right-send-messages = Nachrichten senden
right-send-messages-forum = Posts erstellen (Nachrichten senden)
right-send-messages-in-threads = Nachrichten in Threads senden
right-send-messages-in-threads-forum = Nachrichten in Posts senden
right-create-public-threads = Öffentliche Threads erstellen
right-attach-files = Dateien anhängen
right-read-message-history = Nachrichtenverlauf anzeigen
right-read-message-history-forum = Nachrichtenverlauf anzeigen

## Abgelehnt
rights-missing = In { $place } geht das noch nicht, weil mir dort ein Recht fehlt: { $rights }.
    Wer den Kanal verwaltet, stellt es unter *Kanal bearbeiten* › *Berechtigungen* ein, für { $role }. Versuch es danach noch einmal.
no-table-here = Tische stehen in Text-, Ankündigungs-, Forum- und Sprachkanälen. Wähle so einen mit der Option `kanal`.
not-your-channel = In { $place } darfst du selbst nicht schreiben, also kannst du dort auch nichts eröffnen.
forum-needs-tag = { $place } nimmt keinen Post ohne Tag an, und es hat keinen, der passt. Wer den Kanal verwaltet, kann einen anlegen, zum Beispiel: { $tags }.
forum-full = { $place } nimmt keinen neuen Post an: Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Threads, die einschlafen, machen Platz.

## Ohne Thread
no-thread-chat = In Sprach- und Stage-Kanälen gibt es keine Threads, deshalb wird im Kanal selbst gespielt.
no-thread-full = Dieser Server hat so viele aktive Threads, wie Discord erlaubt, deshalb wird im Kanal selbst gespielt.
no-thread-barred = Ich darf hier keinen Thread anlegen, deshalb wird im Kanal selbst gespielt.
no-thread-rights = Gespielt wird im Kanal selbst, ohne Thread. Für einen Thread fehlt mir in { $place }: { $rights }. Wer den Kanal verwaltet, stellt es unter *Kanal bearbeiten* › *Berechtigungen* ein, für { $role }.

## Tische
table-opened-there = Dein Tisch steht. Der Beitrag in { $place } zeigt die Plätze.
table-opened-forum = Dein Tisch steht. Er bekommt einen eigenen Post in { $place }.
lobby-running-below = Die Partie läuft. Gespielt wird hier in diesem Post.
week-post = Die Woche an den Tischen, { $day }
dm-full = **{ $game } · Tisch { $table }** – dieser Server hat so viele aktive Threads, wie Discord erlaubt, deshalb nimmt { $place } keinen Post für diesen Tisch an. Ich mache von selbst weiter, sobald Platz ist.

## Außerhalb von Servern
next-nowhere-at-all = Kein Tisch wartet auf dich.
next-none-at-all = Kein anderer Tisch wartet auf dich.

## Tags von Foren: jeder dieser Namen wird genommen
tag-lobby = offen, offener tisch, freie plätze, spielersuche
tag-running = läuft, laufend, im gange
tag-finished = beendet, fertig, vorbei
tag-cancelled = geschlossen, abgesagt
tag-week = woche, neuigkeiten, ankündigung

## /verwaltung rechte
check-title = **Meine Rechte** – { $count ->
    [one] ein Kanal
   *[other] { $count } Kanäle
    }, { $bad ->
    [0] es fehlt nichts
    [one] einer braucht dich
   *[other] { $bad } brauchen dich
    }
check-fine = ✓ { $place } ({ $what })
check-missing = ✗ { $place } ({ $what }): Dort erscheint nichts davon. Es fehlt: { $rights }
check-bare = ○ { $place } ({ $what }): Gespielt wird ohne Thread. Es fehlt: { $rights }
check-unfit = ✗ { $place } ({ $what }): In so einem Kanal kann nichts stehen.
check-gone = ✗ { $place } ({ $what }): Diesen Kanal gibt es nicht mehr. `/verwaltung verlegen` bringt einen Tisch in einen anderen.
check-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
    }
check-cups = { $count ->
    [one] ein Turnier
   *[other] { $count } Turniere
    }
check-week = die Woche
check-here = hier bist du
check-how = -# Einstellen unter *Kanal bearbeiten* › *Berechtigungen*, für { $role }. Was wartet, wird gepostet, sobald ich darf.
check-later = Ich bin gerade erst wieder da. Versuch es gleich noch einmal.

## Die erste Nachricht auf einem Server
welcome = **Stellwerk** bringt Eisenbahn-Brettspiele auf diesen Server. Ihr spielt Zug um Zug, wann immer ihr Zeit habt.
    `/tisch neu` eröffnet einen Tisch in einem Kanal oder Forum, und `/lernen` bringt dir ein Spiel in zehn Minuten bei.
    `/hilfe` sagt den Rest. Die Moderation stellt mit `/verwaltung regeln` ein, was gilt; `/verwaltung rechte` zeigt, ob mir ein Recht fehlt.

## Befehle
command-admin-check = rechte
command-admin-check-description = Welche Rechte mir in Kanälen mit Tischen, Turnieren oder der Woche fehlen
parameter-room-description = Ein anderer Kanal oder ein Forum; ohne: dieser Kanal, oder das Forum dieses Posts
