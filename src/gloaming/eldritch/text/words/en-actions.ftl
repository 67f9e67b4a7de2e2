# The Action Phase and the moves of investigators, in English. Labels of answers are lower-case
# imperatives.

## Verbs

do-act = perform one additional action
do-move = { $n ->
    [one] move { $n } space
   *[other] move { $n } spaces
}
do-move-by-ship = { $n ->
    [one] move { $n } space along a Ship route
   *[other] move { $n } spaces along Ship routes
}
do-move-up-to = { $n ->
    [one] move up to { $n } space
   *[other] move up to { $n } spaces
}
do-move-toward = { $n ->
    [one] move { $n } space toward { $where }
   *[other] move { $n } spaces toward { $where }
}
do-move-to = move to { $where }
do-move-together = { $n ->
    [one] move { $n } space together with this Monster
   *[other] move { $n } spaces together with this Monster
}
do-swap-places = trade places with the investigator who uses this
do-trade = trade possessions with { $who }
do-trade-clues = trade Clues with { $who }
do-give = give { $what } to { $who }

step-when-gained = the effect of gaining it

## Tickets and lists

ticket-train = Train ticket
ticket-ship = Ship ticket
one-clue = 1 Clue
one-train = 1 Train ticket
one-ship = 1 Ship ticket
traded-clues = { $n ->
    [one] { $n } Clue
   *[other] { $n } Clues
}
traded-train = { $n ->
    [one] { $n } Train ticket
   *[other] { $n } Train tickets
}
traded-ship = { $n ->
    [one] { $n } Ship ticket
   *[other] { $n } Ship tickets
}
listed-nothing = nothing

## Questions

ask-action = { $n ->
    [0] You have no action left. Is there anything else you want to use?
    [one] Your turn: you have { $n } action left.
   *[other] Your turn: you have { $n } actions left.
}
ask-granted-action = You may perform one additional action.
ask-travel = To which space do you travel?
ask-travel-on = Do you spend a ticket to travel on?
ask-move = { $n ->
    [one] To which space do you move?
   *[other] To which space do you move? { $n } moves are left.
}
ask-move-to = To which space do you move?
ask-move-together = To which space do { $who } and { $monster } move?
ask-ticket = Which ticket do you gain?
ask-drop-ticket = You have two tickets. Do you discard one to gain a { $ticket }?
ask-buy = { $n ->
    [0] You cannot buy anything with this result.
   *[other] Which cards do you buy? You can still spend a value of { $n }.
}
ask-who-gains = Who gains { $card }?
ask-toss = You have bought nothing. Do you discard a card of the reserve?
ask-partner = With whom do you trade?
ask-trade = Trade with { $who }. You give: { $given }. You receive: { $taken }.
ask-accept = { $who } proposes a trade. You give: { $given }. You receive: { $taken }.
ask-give-to = To whom do you give something?
ask-give = What do you give to { $who }?

## Answers

option-travel = travel
option-prepare = prepare for travel
option-acquire = acquire assets
option-rest = rest
option-trade = trade
option-act = { $card }: { $effect }
option-local = { $card } of { $who }: { $effect }
option-end-turn = end the turn
option-no-action = perform no action
option-move = move to { $space }
option-move-by-train = take the train to { $space }
option-move-by-ship = take the ship to { $space }
option-stay = stay here
option-ticket = a { $ticket }
option-drop-ticket = discard a { $ticket }
option-keep-tickets = keep your tickets
option-buy = buy { $card }
option-loan = take a bank loan: gain a Debt Condition for { $n } successes
option-done-buying = buy no more
option-toss = discard { $card }
option-toss-none = discard nothing
option-give = give { $card }
option-take = receive { $card }
option-give-second = give { $card } (a second copy: it will be discarded)
option-take-second = receive { $card } (a second copy: it will be discarded)
option-give-token = give { $what }
option-take-token = receive { $what }
option-give-no-more = give no more
option-propose = propose this trade
option-leave-trade = do not trade
option-accept = accept
option-refuse = refuse

## The story

log-stand-up = { $seat } is no longer Delayed.
log-move = { $seat } moves to { $space }.
log-moves-along = { $entry ->
    [plural] { $monster } move to { $space }.
   *[one] { $monster } moves to { $space }.
}
log-spend-ticket = { $seat } spends a { $ticket }.
log-gain-ticket = { $seat } gains a { $ticket }.
log-drop-ticket = { $seat } discards a { $ticket }.
log-rest = { $seat } rests.
log-acquire = { $seat } wants to acquire assets.
log-loan = { $n ->
    [one] { $seat } takes a bank loan: { $n } more success.
   *[other] { $seat } takes a bank loan: { $n } more successes.
}
log-toss = { $seat } discards { $card } from the reserve.
log-component-action = { $seat } uses { $card }.
log-trade = { $seat } trades with { $who }. Given: { $given }. Received: { $taken }.
log-refuse-trade = { $seat } refuses the trade with { $who }.
log-give-card = { $seat } gives { $card } to { $who }.
log-give-clue = { $seat } gives 1 Clue to { $who }.
