# The operator's page.

operator = Operation of this server
operator-token = The operator's token
operator-token-help = Whoever runs the server makes one with
operator-wrong = This is not the token.
operator-enter = Come in
operator-leave = Leave
operator-now = { $tables ->
    [one] One table in memory
   *[other] { $tables } tables in memory
 }, { $pages ->
    [one] one open page
   *[other] { $pages } open pages
 }
operator-reports = Reports that nobody has seen to
operator-done = Seen to
operator-answers = { $count ->
    [one] one answer
   *[other] { $count } answers
 }
operator-running = running
operator-over = over
operator-closed = closed: { $reason }
operator-close = Close the table
operator-reopen = Open it again
operator-delete = Delete for good
operator-sure = I am sure
operator-watch = Watch the table
operator-seats = Seats
operator-chat = Chat
operator-people = People
operator-find = Find people by name or id
operator-ban = Ban
operator-unban = Lift
operator-bans = Bans
operator-address = Ban an address or a network
operator-reason = Reason
operator-none = None.
