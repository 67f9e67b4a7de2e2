# The moon side, the clans of the expansion, its track and Battle Bonus Tiles.

kind-demon = Throne Demon
kind-tile = Battle Bonus Tile
kind-track = track
legend-demon = Throne Demon

## Options of the set-up

setup-side = Side
setup-side-help = Sun: all clans are alike. Moon: each clan has abilities of its own. One side holds for the whole table.
setup-side-sun = sun
setup-side-moon = moon
setup-tiles = Battle Bonus Tiles
setup-tiles-help = Each Region gets other Battle Rewards, drawn at random, for the whole game.
setup-tiles-off = off
setup-tiles-on = on
setup-track = Track
setup-track-help = The track of the base game (19 Mana at most), or that of the expansion (20).
setup-track-base = base game
setup-track-expansion = expansion

## The clans, where a table is made

setup-clans-default = the next free clan
setup-clans-default-help = Star, Cross, Circle, Spike: the first that nobody has taken.
setup-clans-random = by lot
setup-clans-random-help = Any of the six clans that nobody has taken; the table sees it when the game begins.
setup-clans-star = The Star
setup-clans-cross = The Cross
setup-clans-circle = The Circle
setup-clans-spike = The Spike
setup-clans-wave = The Wave
setup-clans-horn = The Horn
setup-clans-sun-help = On the sun side all clans play alike; only crest, colour and Starting Place differ.
setup-clans-star-help = Cards are its coin: it scouts nine of them and turns each into a resource or Mana; its first Council Member is free.
setup-clans-cross-help = It climbs the Coven Track: steps offer one of two bonuses, a Witch on its own board gains both, and its Clan Token repeats a step.
setup-clans-circle-help = Its power lies in the Outer Circle: it begins with two Places there, Elders work there too, and its Clan Token gives Mana for each.
setup-clans-spike-help = It puts Powerstones to work before the end: four spaces of its board reward them, and the Red Powerstone is near.
setup-clans-wave-help = It uses immediate effects again and again: for 1 Herb a Ritual becomes an Action Space for a turn; it begins with three such Rituals.
setup-clans-horn-help = Its Throne Demon joins a Specialist and does the same once more; at the end of the round that Specialist is its prey.
setup-side-sun-help = All clans have the same abilities: the side for a first game.
setup-side-moon-help = Every clan has a board of its own, with abilities nobody else has.

fault-first = seat { $n } cannot be first: there are { $seats } seats
fault-clan-twice = two seats want { $clan }: each takes a different clan

## What cards do

do-advance-both = advance 1 step on the Coven Track and, if it offers one of two bonuses, gain both
do-repeat-step = gain the bonus of one Coven step that you have already reached
do-draw-place = put the top Place of Power of the Deck of Places into your Outer Circle
do-take-red = take the Red Powerstone from the supply
do-turn-ritual = for this turn the immediate effect of one of your Rituals is an Action Space
do-call-demon = ready the Throne Demon and, if you like, attach it to another of your Specialists
do-release-demon = remove the Specialist attached to the Throne Demon from the game and { $effect }

## The text of a board

effect-free = Free action
effect-witch-space = Action Space for a Witch
effect-powerstone-spaces = Spaces for one Powerstone each (free action, until final scoring)
effect-set-up = Set-up
start-place-outside = { $card } begins in your Outer Circle
start-outer = a { $card } without Binding Bonus begins in your Outer Circle
start-outer-bound = a { $card } with Binding Bonus begins in your Outer Circle
start-demon = the { $card } is one of your Specialists from the beginning
start-rituals = draw until you have { $n } Rituals with immediate effects and different names, keep them and shuffle the rest back
demon-text = Whenever you play a Specialist you may attach the Throne Demon to it, or move it there. The Demon has the ability of that Specialist too: ongoing effects happen twice, and the Demon can be exhausted for itself.
tile-text = It covers the Battle Rewards of { $region }.
stone-text-wild = At the end of the game it doubles the value of the Ritual on any Place of Power with a Powerstone icon in your Inner Circle.
crystal-path-only = Only with the Crystal Path.
track-text = Points from 0 to { $vp }, Mana from 0 to { $mana }. A Victory Point Tile stands for { $lap } points.

## Procedures of the rules, as a stack names them

step-attach-demon = attach the Throne Demon
step-place-on-board = place a Powerstone on the clan board

## Questions

ask-powerstone-space = Which Powerstone do you place, and on which space of your clan board?
ask-repeat-step = Which Coven bonus do you gain?
ask-turn-ritual = Which Ritual becomes an Action Space for this turn?
ask-attach-to = Do you attach the Throne Demon to { $card }?
ask-attach = To which Specialist do you attach the Throne Demon?

## Answers

option-board-free = clan board: { $effect }
option-place-powerstone = place a Powerstone on your clan board
option-powerstone-space = the { $stone } on space { $n }: { $effect }
option-repeat-step = step { $n }: { $effect }
option-turn = turn { $card } into an Action Space
option-attach = attach the Throne Demon to { $card }
option-no-attach = leave the Throne Demon as it is

## The story

log-powerstone-space = { $seat } places the { $stone } on space { $n } of the clan board.
log-red-stone = { $seat } takes the { $stone } from the supply.
log-repeat-step = { $seat } gains the bonus of Coven step { $n } again.
log-draw-place = { $seat } draws { $card } into the Outer Circle.
log-turn-ritual = { $seat } turns { $card } into an Action Space for this turn.
log-attach = { $seat } attaches the Throne Demon to { $card }.
log-tile = { $tile } covers the Battle Rewards of { $region }.

## Why not

why-board-witch = Only a Witch uses the Action Space of a clan board.
why-no-powerstone = You have no Powerstone in stock.
why-space-taken = A Powerstone lies on that space until final scoring.
why-on-space = It lies on your clan board until final scoring.
why-spaces-full = A Powerstone lies on every space of your clan board.
why-no-turnable = You have no Ritual with an immediate effect that could be turned.
why-not-turned = Its immediate effect is no Action Space; turn it first with the clan board.
why-no-icon = It has no Powerstone icon.
why-not-doubled = The Throne Demon gives no second effect here.
why-unattached = The Throne Demon is attached to no Specialist.

## The table

screen-moon-space = Action Space
screen-moon-stones = Powerstone spaces
screen-moon-free = Free action
screen-moon-turned = Action Space this turn
screen-moon-attached = with the Throne Demon
screen-moon-tile = tile

## On the page in the browser

page-moon-red = Red Powerstone
page-moon-both = both bonuses of the step
page-moon-supply = The Red Powerstone is in the supply.
page-moon-alone = attached to none
page-moon-not-doubled = no second effect
page-at-most = at most { $n }
page-laps = { $n ->
    [one] one Victory Point Tile
   *[other] { $n } Victory Point Tiles
} of { $lap } and { $rest } on the track
