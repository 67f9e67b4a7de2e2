# Die eigenen Daten, und Datenschutz.

own-data = Deine Daten
own-nobody = Über dich ist hier nichts gespeichert: Ein Cookie bekommst du, sobald du Platz nimmst, etwas schreibst oder einen Tisch aufmachst.
own-known = Was über dich gespeichert ist
own-since = hier seit
own-tables = { $count ->
    [one] Teilnahme an einem Tisch
   *[other] Teilnahme an { $count } Tischen
 }
own-answers = { $count ->
    [one] ein eigener Zug
   *[other] { $count } eigene Züge
 }
own-lines = { $count ->
    [one] eine Zeile im Chat
   *[other] { $count } Zeilen im Chat
 }
own-reports = { $count ->
    [one] eine Meldung
   *[other] { $count } Meldungen
 }
own-export = Alles herunterladen
own-devices = Andere Geräte
own-code-help = Passwörter gibt es hier nicht. Ein Wiederherstellungscode bringt dich mit allen deinen Plätzen einmal in einen anderen Browser. Bewahre ihn dort auf, wo sonst niemand hinschaut.
own-code-now = Dein Wiederherstellungscode. Er wird nur jetzt angezeigt und gilt einmal:
own-has-code = Du hast noch einen unbenutzten Code; ein neuer macht ihn wertlos.
own-make-code = Wiederherstellungscode erzeugen
own-enter-code = Ein Wiederherstellungscode von einem anderen Gerät
own-recover = Hier diese Person sein
own-recover-help = Wer du in diesem Browser bisher warst, bleibt mit seinen Plätzen zurück: Erzeuge dafür zuerst einen Code, wenn du später zurückwillst.
own-sessions-help = Falls jemand anderes deinen Cookie, das Token eines Programms oder einen offenen Browser von dir haben könnte: Beende alle Sitzungen. Nur dieser Browser bleibt angemeldet.
own-sessions = Alle anderen Sitzungen beenden
own-leave = In diesem Browser abmelden
own-delete = Alles löschen
own-delete-help = Dein Name, deine Einstellungen, dein Chat und deine Meldungen werden sofort gelöscht, ebenso Tische, an denen sonst niemand sitzt. An Tischen mit anderen bleiben deine Züge ohne deinen Namen stehen, und ein Bot spielt für dich weiter. Das lässt sich nicht rückgängig machen.
own-delete-sure = Ich bin sicher
own-delete-go = Meine Daten löschen
own-note-recovered = Willkommen zurück. Der Code ist verbraucht; erzeuge einen neuen, wenn du ihn brauchst.
own-note-sessions = Alle anderen Sitzungen sind beendet.
own-note-left = Du bist in diesem Browser abgemeldet.
own-note-not-sure = Es wurde nichts gelöscht: Setze das Häkchen, wenn du sicher bist.
own-note-deleted = Alles über dich ist gelöscht.

privacy = Datenschutz
privacy-link = Datenschutz
privacy-short = Keine Konten, keine Werbung, keine Tracker, und nichts wird von anderswo geladen. Gespeichert wird, was ein Spiel braucht, und sonst nichts.
privacy-what = Was gespeichert wird
privacy-cookie = Ein Cookie, durch das dieser Browser morgen noch dieselbe Person ist, und eines, das Formulare schützt. Beide gelten nur für diese Seite.
privacy-name = Der Name, den du angibst, sowie Sprache, Farben und Zeichen.
privacy-games = Die Tische, an denen du sitzt: jeder Zug mit seiner Zeit, damit das Spiel nach einer Pause weitergehen und noch einmal angesehen werden kann.
privacy-chat = Was du im Chat oder in einer Meldung schreibst.
privacy-log = Deine Netzwerkadresse wird kurz gebraucht, um zu viele Anfragen abzuwehren. Im Protokoll des Servers steht sie gekürzt, sodass sie für viele Haushalte steht.
privacy-no-log = Deine Netzwerkadresse wird kurz gebraucht, um zu viele Anfragen abzuwehren, und nicht gespeichert.
privacy-who = Wer es sieht
privacy-who-table = Wer am Tisch sitzt, sieht dort Namen, Züge und Chat; wer Adresse oder Code eines Tisches hat, kann zuschauen. Verdeckte Karten bleiben verdeckt, bis das Spiel vorbei ist; danach kann es jeder mit der Adresse nachspielen.
privacy-who-operator = Wer diesen Server betreibt, kann Tische, Chat und Meldungen sehen, Tische schließen und Leute aussperren.
privacy-who-else = Sonst niemand. Nichts wird verkauft oder weitergegeben.
privacy-long = Wie lange
privacy-kept = Bis du es löschst oder die Person, die diesen Server betreibt.
privacy-kept-days = { $days ->
    [one] Ein Tisch, den niemand benutzt, wird nach einem Tag gelöscht; wer nirgends sitzt, nach einer Woche.
   *[other] Ein Tisch, den niemand benutzt, wird nach { $days } Tagen gelöscht; wer nirgends sitzt, nach einer Woche.
 }
privacy-yours = Was du tun kannst
privacy-yours-help = Du kannst alles jederzeit selbst ansehen, herunterladen und löschen:
privacy-contact = Wer diesen Server betreibt, ist hier zu erreichen:
