# Questions, answers and the story of the rules outside actions and encounters, in English.

fault-lead = there is no seat { $n }; there are { $seats }
fault-investigator-twice = { $card } can be played at one seat only
frame-of-card = { $card }
omen-green = green
omen-blue = blue
omen-red = red

## Questions

ask-sheet = Whom do you play?
ask-pool = Test of { $skill }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}. Do you add anything before you roll?
ask-dice = Test of { $skill }. You rolled { $dice }: { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}. Do you change anything?
ask-double-reroll = Does { $seat } reroll a second die for this Clue?
ask-pay-clues = { $n ->
    [one] How do you pay { $n } Clue?
   *[other] How do you pay { $n } Clues?
}
ask-pledge = The group needs { $n ->
    [one] { $n } more Clue
   *[other] { $n } more Clues
}, or this happens: { $effect }. How many do you give?
ask-space = On which space? ({ $effect })
ask-investigator = Which investigator? ({ $effect })
ask-choose-investigator = Which investigator do you choose?
ask-clue = Which Clue on the map?
ask-move-clue = To which space does the Clue on { $space } move?
ask-gate = Which Gate?
ask-peek = These are the next two Gates. Which one stays on top? The other one goes to the bottom.
ask-share-gates = { $n ->
    [one] Do the others learn which Gate this is?
   *[other] Do the others learn where these two Gates lie?
}
ask-share-back = Do the others learn what the back of { $card } says?
ask-discard-possession = Which possession do you discard?
ask-discard-card = Which card do you discard?
ask-gain-card = Which card do you gain?
ask-improve = Which skill do you improve?
ask-retrain = Which Improvement tokens do you give up?
ask-exchange = How much do you exchange?
ask-omen = To which space does the Omen move?
ask-rumor = Which Rumor is solved?
ask-unsolve = Which solved Mystery goes back into the deck?
ask-defeat-token = You have lost all Health and all Sanity. Which one defeats you?
ask-fall-at = To which City is { $seat } brought?
ask-new-lead = Who becomes Lead Investigator?
ask-pass-lead = Do you pass on the Lead Investigator token?

## Answers

option-sheet = { $card }
option-roll = roll
option-die-for-sanity = spend 1 Sanity for 1 more die
option-use-card = use { $card }
option-confirm = leave the dice as they lie
option-stop-rerolls = reroll no more
option-clue-die = spend a Clue to reroll a { $n }
option-granted-die = reroll a { $n }
option-reroll-die = reroll a { $n }
option-reroll-die-with = reroll a { $n } with { $card }
option-raise-die = raise a { $n } with { $card }
option-success-for-clue = spend a Clue for 1 more success
option-pay-clues = { $n ->
    [0] no Clue
    [one] { $n } Clue
   *[other] { $n } Clues
}{ $sanity ->
    [0] {""}
   *[other] {" "}and 1 Sanity
}{ $key ->
    [0] {""}
   *[other] {" "}(1 fewer, with the Silver Key)
}
option-pay-price = pay
option-pledge = { $n ->
    [0] none
    [one] { $n } Clue
   *[other] { $n } Clues
}
option-space = { $space }
option-investigator = { $seat }
option-clue = { $space }
option-lead = { $seat }
option-gate-on-top = { $space } stays on top
option-share = Tell everybody
option-keep-secret = Keep it to yourself
option-discard-clue = discard 1 Clue
option-discard-train = discard a Train ticket
option-discard-ship = discard a Ship ticket
option-discard = discard { $card }
option-gain = gain { $card }
option-stop = no more
option-improve = { $skill }
option-retrain = { $skill }
option-spend = { $skill }
option-exchange-health = { $n } Health
option-exchange-sanity = { $n } Sanity
option-omen = { $colour } ({ $n })
option-rumor = { $card }
option-mystery = { $card }
option-keep-lead = keep it

## The story

log-round = Round { $n } begins.
log-round-ends = Round over: { $n ->
        [0] no Gate is open
        [one] one Gate is open
       *[other] { $n } Gates are open
    }. { $progress }.
log-gates-open = Round over: { $n ->
        [0] no Gate is open
        [one] one Gate is open
       *[other] { $n } Gates are open
    }.
mystery-progress = { $card }: { $n } of { $of }
log-sheet = { $seat } plays { $card }.
log-new-lead = { $seat } is Lead Investigator.
log-mythos = Mythos: { $card }.
log-no-mythos = No Mythos card is left.
log-omen = The Omen advances to { $colour }.
log-set-omen = The Omen moves to { $colour }.
log-doom = Doom advances to { $n }.
log-doom-back = Doom retreats to { $n }.
log-awakens = { $name } AWAKENS.
log-gate = A Gate opens on { $space }.
log-no-gate = No Gate is left: Doom advances.
log-close = { $seat } closes the Gate on { $space }.
log-gates-stay = Gates cannot be closed now.
log-discard-gate = The Gate on { $space } vanishes.
log-discard-gates = { $n ->
    [one] { $n } Gate vanishes.
   *[other] { $n } Gates vanish.
}
log-surge = Monsters surge on { $space }.
log-clue = A Clue appears on { $space }.
log-discard-clue = The Clue on { $space } is lost.
log-expedition = The next Expedition is on { $space }.
log-reckonings = A reckoning!
log-reckoning = Reckoning: { $card }.
log-mystery = The next Mystery: { $card }.
log-solve-mystery = Mystery solved: { $card } ({ $n }).
log-unsolve = { $card } goes back into the Mystery deck.
log-solve-rumor = The Rumor { $card } is gone.
log-token-at = { $token } placed on { $space }.
log-token-card = { $card }: { $n ->
    [0] no token left
    [one] { $n } token
   *[other] { $n } tokens
}.
log-token-omen = An Eldritch token is placed on the Omen track.
log-token-sheet = { $token } placed on the Ancient One's sheet.
log-placed = { $thing ->
    [eldritch] The Eldritch token
    [clue] The Clue
    [gate] The Gate
   *[monster] The Monster
} is placed on { $card }.
log-roll = { $seat } tests { $skill } with { $n ->
    [one] { $n } die
   *[other] { $n } dice
}: { $dice }.
log-roll-die = A { $n } is rolled.
log-seat-rolls = { $seat } rolls a { $n }.
log-reroll = { $seat } rerolls a { $before }: { $n }.
log-raise = { $seat } raises a die to { $n }.
log-die-for-sanity = { $seat } spends 1 Sanity for a die.
log-use = { $seat } uses { $card }.
log-test-passed = Passed, with { $n ->
    [one] { $n } success.
   *[other] { $n } successes.
}
log-test-failed = { $n ->
    [0] Failed, without a success.
    [one] Failed, with only { $n } success.
   *[other] Failed, with only { $n } successes.
}
log-loss = { $seat } loses { $health ->
    [0] { $sanity } Sanity
   *[other] { $sanity ->
        [0] { $health } Health
       *[other] { $health } Health and { $sanity } Sanity
    }
} (♥{ $left } ☽{ $mind }).
log-prevent = { $n } { $track } is not lost.
log-recover = { $seat } recovers { $health ->
    [0] { $sanity } Sanity
   *[other] { $sanity ->
        [0] { $health } Health
       *[other] { $health } Health and { $sanity } Sanity
    }
}.
log-spend-track = { $seat } spends { $n } { $track }.
log-spend-clues = { $n ->
    [one] { $seat } spends { $n } Clue.
   *[other] { $seat } spends { $n } Clues.
}
log-sanity-for-clue = { $seat } spends 1 Sanity in place of a Clue.
log-clue-discount = { $seat } spends 1 Clue fewer.
log-pledge = { $n ->
    [0] { $seat } offers no Clue.
    [one] { $seat } offers { $n } Clue.
   *[other] { $seat } offers { $n } Clues.
}
log-gain-clues = { $n ->
    [one] { $seat } gains { $n } Clue.
   *[other] { $seat } gains { $n } Clues.
}
log-discard-ticket = { $seat } discards a { $ticket }.
log-discard-clues = { $n ->
    [one] { $seat } discards { $n } Clue.
   *[other] { $seat } discards { $n } Clues.
}
log-gain-card = { $seat } gains { $card }.
log-discard-card = { $seat } discards { $card }.
log-cast = { $seat } casts { $card }.
log-flip = { $card } of { $seat } is flipped.
log-flip-back = { $card } is turned back.
log-look = { $seat } looks at the back of { $card }.
log-share-gate = { $seat } tells the others: the next Gate is { $space }.
log-share-gates = { $seat } tells the others: the next Gate is { $space }, the last one { $other }.
log-share-back = { $seat } tells the others what the back of { $card } says.
log-improve = { $seat } improves { $skill } to +{ $n }.
log-retrain = { $seat } gives up an Improvement of { $skill }.
log-delayed = { $seat } becomes Delayed.
log-not-delayed = { $seat } cannot be Delayed.
log-turn-ends = { $seat } is held up: the turn ends.
log-defeated = { $seat } is DEFEATED.
log-devoured = { $seat } is DEVOURED.

## How it ends

won = The investigators have won. The world is saved, for now.
lost-ancient = The investigators have lost: { $card } is awake and has its way with the world.
lost-card = The investigators have lost: what { $card } threatened has come to pass.
lost-mythos = The investigators have lost: no Mythos card is left, and time is up.
lost-eliminated = The investigators have lost: nobody is left to stand against the Ancient One.

## Parts of the story

part-encounter = { $seat }'s encounter
part-mythos = The Mythos

## What a round brought

tally-went = Went to
tally-clues = Clues
tally-cards = Cards gained
tally-monsters = Monsters defeated
tally-closed = Gates closed
tally-health-lost = Health lost
tally-sanity-lost = Sanity lost
tally-doom = Doom
tally-omen = Omen
tally-opened = Gates opened
tally-open = Open Gates
tally-progress = The Mystery
tally-solved = Mysteries solved
tally-mystery = The next Mystery
amount-clue = { $n ->
    [one] { $n } Clue
   *[other] { $n } Clues
}
