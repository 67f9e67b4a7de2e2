# What the table shows, and why something cannot be done.

## Why not

wish-turn = a turn
why-not-your-turn = It is { $seat }'s turn.
why-not-asked = You are not being asked now.
why-passed = You have passed; there are no more turns for you in this phase.
why-one-main = You have had your main action this turn.
why-effect-first = Finish this effect first; free actions come before or after it.
why-few-cards = { $n ->
    [one] It takes { $n } card, and you hold { $have }.
   *[other] It takes { $n } cards, and you hold { $have }.
}
why-exhausted = Already exhausted this round.
why-witches = { $n ->
    [one] It takes { $n } Witch from your reserve, and you have { $have }.
   *[other] It takes { $n } Witches from your reserve, and you have { $have }.
}
why-no-place = None of your Places of Power is free.
why-place-taken = { $card } already lies there.
why-missing = You lack { $what }.
why-missing-any = { $n ->
    [one] You lack { $n } resource of any kind.
   *[other] You lack { $n } resources of any kind.
}
why-missing-cards = { $n ->
    [one] You lack { $n } card in hand.
   *[other] You lack { $n } cards in hand.
}
why-or-mana = { $missing } Or { $n } Mana.
why-no-immediate = You hold no card with an immediate effect.
why-only-ritual = A Ritual is only ever played as a Ritual.
why-recalls = It stands on a Ritual that returns pieces itself.
why-same-name = A Specialist of that name is already in your clan.
why-token = Your Clan Token is exhausted until Round End.
why-elders-inner = Elders use only Action Spaces in your own Inner Circle.
why-occupied = Somebody already stands there.
why-no-witch = There is no Witch in your reserve.
why-no-elder = There is no Elder in your reserve.
why-rival-space = It belongs to { $seat }.
why-build-one = At least one Catalyst has to be built.
why-no-ritual = You have no Ritual to build on.
why-bare-place = Without a Ritual a Place of Power has no Building Space.
why-slots-full = There is no free Building Space.
why-scythe = For a Scythe: { $missing }
why-orb = For an Orb: { $missing }
why-inner-already = It is in your Inner Circle already; nothing is transferred back.
why-mana = You have only { $have } Mana.
why-dial-end = The dial ends at { $n }.
why-dial-reach = A revealed dial moves by { $n } at most.
why-other-icon = Its icon is another one.
why-stone-there = A Powerstone already lies there.

## The table

screen-header-turn = { $seat } has the turn
screen-header-you = your turn
screen-legend = ◇ resource  ★ points  ▯ card  ▲ Witch  ◆ Elder  ⚘ harvest  § binding  ▷ action  ⇓ Transfer  ↑ Coven
screen-deck = deck { $deck } · discard { $discard } · Places { $places }
screen-first = first
screen-hand-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
screen-empty = none
screen-space-free = free
screen-token-on = token active
screen-token-off = token used
screen-passed = passed
screen-exhausted = exhausted
screen-with-elder = with an Elder of { $seat }
screen-borrowed = borrowed
screen-after = after that: { $what } each
screen-battle = Battle for { $region }
screen-dial = dial { $n }
screen-strength = strength { $n }
screen-others = Others
screen-you = You

## Headings over answers of one kind

group-discover = Discover
group-play = Play a Ritual
group-specialist = Play as Specialist
group-council = Play as Council Member
group-witch = Place a Witch
group-elder = Place an Elder
group-exhaust = Exhaust
group-scythe = Build a Scythe
group-orb = Build an Orb
group-alone = Or

## The end

screen-final-round = Round { $n }
screen-final-end = End
screen-wins = { $seat } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
screen-wins-mana = { $seat } wins: { $n } points like { $others }, but more Mana left ({ $mana }).
screen-shares = { $seats } share the victory: { $n } points and { $mana } Mana each.
