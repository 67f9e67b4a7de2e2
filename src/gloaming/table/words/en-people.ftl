# People's own data, and privacy.

own-data = Your data
own-nobody = Nothing is stored about you here: you get a cookie when you first sit down, talk or make a table.
own-known = What is stored about you
own-since = here since
own-tables = { $count ->
    [one] a part in one table
   *[other] a part in { $count } tables
 }
own-answers = { $count ->
    [one] one move of your own
   *[other] { $count } moves of your own
 }
own-lines = { $count ->
    [one] one line of chat
   *[other] { $count } lines of chat
 }
own-reports = { $count ->
    [one] one report
   *[other] { $count } reports
 }
own-export = Download all of it
own-devices = Other devices
own-code-help = There are no passwords here. A recovery code brings you, with all your seats, to another browser, once. Keep it where nobody else looks.
own-code-now = Your recovery code. It is shown only now, and it works once:
own-has-code = You have a code that is not used yet; a new one makes it worthless.
own-make-code = Make a recovery code
own-enter-code = A recovery code from another device
own-recover = Be this person here
own-recover-help = Whoever you were in this browser until now stays behind, with their seats: make a code for them first if you want to go back.
own-sessions-help = If somebody else may have your cookie, the token of a program of yours or one of your open browsers: end all sessions. Only this browser goes on.
own-sessions = End all other sessions
own-leave = Sign out in this browser
own-delete = Delete everything
own-delete-help = Your name, your settings, your chat and your reports are deleted at once, and so are tables where nobody else sits. At tables with others your moves stay, without your name, and a bot plays on for you. Nobody can undo this.
own-delete-sure = I am sure
own-delete-go = Delete my data
own-note-recovered = Welcome back. The code is used up; make a new one when you need it.
own-note-sessions = All other sessions are ended.
own-note-left = You are signed out in this browser.
own-note-not-sure = Nothing was deleted: tick the box if you are sure.
own-note-deleted = Everything about you is deleted.

privacy = Privacy
privacy-link = Privacy
privacy-short = There are no accounts, no advertising, no trackers, and nothing is loaded from other places. What a game needs is stored, and nothing else.
privacy-what = What is stored
privacy-cookie = One cookie that makes this browser the same person tomorrow, and one that protects forms. Both are only for this site.
privacy-name = The name you give, and your language, colours and signs.
privacy-games = The tables where you sit: every move with its time, so that the game goes on after a pause and can be looked at again.
privacy-chat = What you write in a chat or a report.
privacy-log = Your network address is used for a moment to keep off too many requests. The server's log has it shortened, so that it stands for many households.
privacy-no-log = Your network address is used for a moment to keep off too many requests, and is not stored.
privacy-who = Who sees it
privacy-who-table = People at a table see its names, moves and chat; who has a table's address or code can watch. Hidden cards stay hidden until the game is over, then everybody with the address can replay it.
privacy-who-operator = Whoever runs this server can see tables, chat and reports, close tables and lock people out.
privacy-who-else = Nobody else. Nothing is sold or sent anywhere.
privacy-long = For how long
privacy-kept = Until you delete it, or whoever runs this server does.
privacy-kept-days = { $days ->
    [one] A table that nobody uses is deleted after a day, and people who sit nowhere after a week.
   *[other] A table that nobody uses is deleted after { $days } days, and people who sit nowhere after a week.
 }
privacy-yours = What you can do
privacy-yours-help = You can look at, download and delete all of it yourself, at any time:
privacy-contact = Whoever runs this server can be reached here:
