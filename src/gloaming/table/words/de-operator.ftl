# Die Seite des Betreibers.

operator = Betrieb dieses Servers
operator-token = Das Token für den Betrieb
operator-token-help = Wer den Server betreibt, erzeugt eines mit
operator-wrong = Das ist nicht das Token.
operator-enter = Eintreten
operator-leave = Verlassen
operator-now = { $tables ->
    [one] Ein Tisch im Speicher
   *[other] { $tables } Tische im Speicher
 }, { $pages ->
    [one] eine offene Seite
   *[other] { $pages } offene Seiten
 }
operator-reports = Unerledigte Meldungen
operator-done = Erledigt
operator-answers = { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
 }
operator-running = läuft
operator-over = beendet
operator-closed = geschlossen: { $reason }
operator-close = Tisch schließen
operator-reopen = Wieder öffnen
operator-delete = Endgültig löschen
operator-sure = Ich bin sicher
operator-watch = Am Tisch zuschauen
operator-seats = Plätze
operator-chat = Chat
operator-people = Leute
operator-find = Leute nach Name oder Kennung suchen
operator-ban = Sperren
operator-unban = Sperre aufheben
operator-bans = Sperren
operator-address = Eine Adresse oder ein Netz sperren
operator-reason = Grund
operator-none = Keine.
