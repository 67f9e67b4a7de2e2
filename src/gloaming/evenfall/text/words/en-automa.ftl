# The Automa of the solo game, in English.

automa = Automa
automa-board = Automa board
rondel = Rondel
level = Level
kind-automa = Automa board
kind-automa_level = level of the Automa
kind-automa_tile = Automa Clan Tile
thing-rondel = the Automa's rondel

## Options of the set-up

setup-automa = Automa
setup-automa-help = How strong the Automa is that you play against: apprentice, witch, master or heir (to the Throne).
setup-automa-apprentice = Apprentice (X = 1)
setup-automa-witch = Witch (X = 3)
setup-automa-master = Master (X = 4)
setup-automa-heir = Heir to the Throne (X = 5)
setup-clans-beyond = The Automa's clan
setup-clans-beyond-help = Only its colour and its crest: it needs no board of a clan.
setup-automa-clan = Automa Clan Tile
setup-automa-clan-help = A variant: the Automa gets the tile of a clan that is not yours, and with it an ability.
setup-automa-clan-none = none
setup-automa-clan-circle = The Circle
setup-automa-clan-spike = The Spike
setup-automa-clan-star = The Star
setup-automa-clan-cross = The Cross
fault-automa-alone = the Automa plays alone: 1 seat, not { $seats }
fault-automa-own = { $clan } is your own clan: the Automa takes the tile of another
fault-automa-colour = the Automa cannot have the tile of { $clan } and the colour of { $other }
setup-seats-1 = Alone you play against the Automa.
setup-automa-apprentice-help = For a first game alone: X is only 1.
setup-automa-witch-help = For those who know the game: X is 3.
setup-automa-master-help = It forgives few mistakes: X is 4.
setup-automa-heir-help = The strongest: X is 5.

## The spaces of the rondel

rondel-northern-lakes = “Northern Lakes”
rondel-central-mountains = “Central Mountains”
rondel-coven = “Coven Track”
rondel-place = “Place of Power”
rondel-harvest = “Harvest”
rondel-transfer = “Transfer”
rondel-play = “Play the top card”
rondel-points = { $n ->
    [0] “X points and a Coven step”
    [one] “{ $n } point and a Coven step”
   *[other] “{ $n } points and a Coven step”
}
rondel-ring = { $space } with a ring
automa-path-text = On the Crystal Path its marker begins on step { $n } and advances one step a round, without a bonus; instead of the top card it plays the most valuable card of the display below its step or to the left of it.
rondel-text = Rondel, clockwise: { $spaces }.
level-text = { $n ->
    [one] X is { $n }: the Automa gains { $n } victory point on the space with the X.
   *[other] X is { $n }: the Automa gains { $n } victory points on the space with the X.
}
tile-elders = Whenever the Automa harvests, or gains { $coven } victory points from its Coven Track, it gains { $n } more for each Elder in your reserve.
tile-strength = In each battle it takes part in, the Automa has { $n } more combat strength.
tile-stones = { $n ->
    [one] At the end of the game the Automa gains { $n } victory point for each of its Powerstones.
   *[other] At the end of the game the Automa gains { $n } victory points for each of its Powerstones.
}
tile-discards = { $n ->
    [one] Whenever you discard one or more cards, the Automa gains { $n } victory point.
   *[other] Whenever you discard one or more cards, the Automa gains { $n } victory points.
}
tile-steps = { $n ->
    [one] At each Round End the Automa gains { $n } victory point for each step that it is ahead of you on the Coven Track.
   *[other] At each Round End the Automa gains { $n } victory points for each step that it is ahead of you on the Coven Track.
}

## Its turn: one paragraph

automa-draws = The Automa draws { $card }, worth { $n },
automa-draws-nothing = The Automa finds no card to draw
automa-moves = { $n ->
    [one] and moves { $n } space to { $space }.
   *[other] and moves { $n } spaces to { $space }.
}
automa-ring = { $n ->
    [one] and moves { $n } space: the ring of { $space } stops it.
   *[other] and moves { $n } spaces: the ring of { $space } stops it.
}
automa-stays = and stays on { $space }.
deeds = { $first } { $last }
deed-discover = { $witches ->
    [one] With { $witches } Witch it discovers { $card } in { $region }.
   *[other] With { $witches } Witches it discovers { $card } in { $region }.
}
deed-place = It takes { $card } from the Deck of Places.
deed-coven = { $n ->
    [0] It advances to step { $step } of its Coven Track.
    [one] It advances to step { $step } of its Coven Track ({ $n } point).
   *[other] It advances to step { $step } of its Coven Track ({ $n } points).
}
deed-coven-end = It advances past the end of its Coven Track ({ $n } points).
deed-harvest = { $n ->
    [0] It harvests { $what }, for nothing.
    [one] It harvests { $what } ({ $n } point).
   *[other] It harvests { $what } ({ $n } points).
}
deed-harvest-many = { $n ->
    [0] It harvests all { $places } Places of Power of its Outer Circle, for nothing.
    [one] It harvests all { $places } Places of Power of its Outer Circle ({ $n } point).
   *[other] It harvests all { $places } Places of Power of its Outer Circle ({ $n } points).
}
deed-elders = { $elders ->
    [one] For { $elders } Elder in your reserve its Clan Tile gives { $n } points.
   *[other] For { $elders } Elders in your reserve its Clan Tile gives { $n } points.
}
deed-transfer = It transfers { $card } with { $ritual } to its Inner Circle.
deed-no-transfer = It has no Ritual to transfer.
deed-specialist = { $n ->
    [one] A Specialist joins it: { $card } ({ $n } point at the end).
   *[other] A Specialist joins it: { $card } ({ $n } points at the end).
}
deed-ritual = { $n ->
    [0] It plays { $card } on { $place }.
    [one] It plays { $card } on { $place } (Binding Bonus: { $n } point).
   *[other] It plays { $card } on { $place } (Binding Bonus: { $n } points).
}
deed-reach = { $n ->
    [one] Within its Reach of { $n } card { $card } is the best.
   *[other] Within its Reach of { $n } cards { $card } is the best.
}
deed-discard = It turns up { $card }, has no Place of Power for it and discards it.
deed-points = { $n ->
    [one] It gains { $n } point.
   *[other] It gains { $n } points.
}
deed-on = That cannot be done, so it goes on to { $space }.
deed-rewards = { $n ->
    [one] It gains { $n } point.
   *[other] It gains { $n } points.
}
log-automa-turn = { $draw } { $way } { $n ->
    [0] It stays at { $total } { $total ->
        [one] point
       *[other] points
    }.
   *[other] It now has { $total } { $total ->
        [one] point
       *[other] points
    } (+{ $n }).
}
log-automa-climbs = The Automa stands on step { $n } of the Crystal Path now and can reach { $n } cards of the display.
log-automa-passes = The Automa passes too.

## Its battles and its tile

automa-card = { $card } ({ $n })
automa-tile-strength = , plus { $n } for its Clan Tile
log-automa-strength = In { $region } the Automa draws { $cards }. Its combat strength is { $n }: { $round } for the round, { $witches } for Witches and { $drawn } for the cards{ $tile }.
log-automa-rewards = The Automa's Battle Rewards: { $deeds }
log-automa-deeds = The Automa as your opponent: { $deeds }
log-automa-tile = { $n ->
    [one] The Automa gains { $n } victory point from { $tile }.
   *[other] The Automa gains { $n } victory points from { $tile }.
}

## Procedures

step-automa-turn = the Automa's turn
step-automa-rewards = the Automa's Battle Rewards
step-automa-round-end = the Automa's Clan Tile

## The table

screen-automa-level = { $level }: X = { $n }
screen-automa-marker = marker on { $space }
screen-automa-tie = The Automa wins: { $n } points each, and a tie is the Automa's.

## The page

page-automa-turn = The Automa's turn
page-automa-did = What the Automa did
page-level = Level: { $level }
page-automa-bare = It has no cards yet.
page-rondel = The rondel, clockwise from the top
page-rondel-spaces = What the spaces do
page-rondel-northern-lakes = it discovers the leftmost Place of Power there that it has Witches for; its last Witch is enough for any.
page-rondel-central-mountains = it discovers the leftmost Place of Power there that it has Witches for; its last Witch is enough for any.
page-rondel-coven = it advances one step on its Coven Track and gains the bonus.
page-rondel-place = it takes the top card of the Deck of Places, without a Witch.
page-rondel-harvest = it harvests its Outer Circle, a point for each resource, Mana and card.
page-rondel-transfer = it transfers the Place of Power with the most valuable Ritual to its Inner Circle.
page-rondel-play = it adds the top card of the Main Deck to its clan for free.
page-rondel-reach = it adds the most valuable card within its Reach on the Crystal Path to its clan for free.
page-rondel-points = { $n ->
    [one] it gains { $n } point and advances one step on its Coven Track.
   *[other] it gains { $n } points and advances one step on its Coven Track.
}
page-rondel-ring = The ring stops the marker.
page-rondel-idle = Now that cannot be done: the marker would go one space further.
page-battle-round = { $n } for the round
page-battle-will-draw = { $n ->
    [one] It draws a card once your dial is set, and adds its value
   *[other] It draws { $n } cards once your dial is set, and adds their values
}
page-battle-tile = { $n } for its Clan Tile
page-sums = Where the points of the end come from
page-sum-people = Specialists
page-sum-inner = Inner Circle
page-sum-none = nothing
page-sum-doubled = doubled by a Powerstone
page-step-tile = Clan Tile
