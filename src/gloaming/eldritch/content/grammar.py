"""What Eldritch Horror's grammar adds to the kernel's, beside the verbs: prices, people, places,
Monsters, abilities and goals."""

from gloaming.kernel.content.notation.node_verbs import BANDS_GRAMMAR

OWN_GRAMMAR = (
    """
// Branches: which one is there must show in the tree.
passed: ":" sentence
failed: "else" sentence

modifier: SIGN INT
extras: extra+
extra: "plus" "die" "per" count                          -> dice_per
     | "minus" "die" "per" count                         -> dice_less
     | "die" "for" TRACK                                 -> die_for
     | "success" "for" CLUE_WORD                         -> success_for
     | "needing" INT                                     -> needing
     | "needing" "value"                                 -> needing_value

rolls: roll_band ("|" roll_band)*
?roll_band: band
     | "up" "to" PLAYERS_WORD ":" sentence               -> band_players

// Prices: what is spent, discarded or suffered by choice.
price: price_part ("+" price_part)*
price_part: amount_of CLUE_WORD                          -> p_clue
     | PLAYERS_WORD "less" "tokens" CLUE_WORD            -> p_less
     | "gained" CLUE_WORD                                -> p_gained
     | amount_of TRACK                                   -> p_track
     | amount_of card_kind                               -> p_cards
     | "this"                                            -> p_this
     | "that" SPELL_WORD "after"                         -> p_spell_after
     | "delayed"                                         -> p_delayed
     | CONDITION_WORD WORD                               -> p_condition
     | "discard" CONDITION_WORD WORD                     -> p_drop_condition
     | "lose" INT TRACK                                  -> p_lose
     | "improve" "any"                                   -> p_improve

losses: loss ("+" loss)*
loss: amount_of TRACK ["per" count]
amount_of: INT                                           -> number
     | "half" ["of" count]                               -> half
     | "result"                                          -> of_result
     | "all"                                             -> all_of
     | "any"                                             -> any_number
     | PLAYERS_WORD                                      -> players
card_kind: [WORD] CARD
CARD.2: /(asset|artifact|possession)(?![a-z-])/
%extend card_kind: [WORD] SPELL_WORD | [WORD] CONDITION_WORD
a_token: ELDRITCH_WORD | "mystery" -> mystery_token | TRACK | GATE_WORD
a_thing: CLUE_WORD | GATE_WORD | MONSTER_WORD | ELDRITCH_WORD
a_card: CARD | SPELL_WORD | CONDITION_WORD
gain_source: "from" "reserve" [within]                   -> from_reserve
     | "from" "deck"                                     -> from_deck
     | "from" "reserve" "and" "discard"                  -> from_discard
within: "within" "result"                                -> within_result
     | "within" "total" "result"                         -> within_total

// Who and where.
who: "lead"                                              -> lead
   | "each" [OTHER] "investigator" filter*               -> each
   | "another" "investigator" filter*                    -> another
   | "an" "investigator" filter*                         -> one
   | "nearest" "investigator"                            -> nearest_one
   | "that" "investigator"                               -> that_one
filter: "here"                                           -> f_here
   | "on" spot                                           -> f_on
   | "with" card_kind                                    -> f_with
   | "with" CONDITION_WORD WORD                          -> f_with_condition
   | "without" CONDITION_WORD WORD                       -> f_without_condition
   | "without" ELDRITCH_WORD                             -> f_without_eldritch
at: "here"                                               -> at_here
   | "at" spot                                           -> at_spot
spot: one_spot ("," one_spot)*
one_spot: "space" INT                                    -> space
   | WORD                                                -> named_space
   | ELDRITCH_WORD                                       -> eldritch_space
   | "any"                                               -> any_space
   | GATE_WORD                                           -> gate_space
   | "expedition"                                        -> expedition_space
   | "nearest" WORD [NO_ELDRITCH]                        -> nearest_space
   | "nearest" "investigator"                            -> nearest_investigator
   | "epic" WORD                                         -> epic_space
   | "each" WORD                                         -> each_space
   | "random"                                            -> random_space
goal_of_move: "nearest" GATE_WORD                        -> to_gate
   | "nearest" "investigator"                            -> to_investigator
   | "this" MONSTER_WORD                                 -> to_this
   | "epic" WORD                                         -> to_epic
monsters: "this" MONSTER_WORD                            -> this_monster
   | "that" MONSTER_WORD                                 -> that_monster
   | "a" [WORD] MONSTER_WORD [range]                     -> a_monster
   | "each" [OTHER] [WORD] MONSTER_WORD [range]          -> each_monster
range: "here"                                            -> r_here
   | "anywhere"                                          -> r_anywhere
   | "on" GATE_WORD                                      -> r_gate
   | "at" "any"                                          -> r_chosen

// Abilities: lines of cards, sheets and tokens that lie in play.
ability: "once" ability                                  -> once
   | "action" ":" effect                                 -> action
   | "local" "action" ":" effect                         -> local_action
   | "gained" ":" effect                                 -> gained
   | "when" WORD [WORD] ":" effect                       -> when
   | "instead" "of" WORD ":" effect                      -> instead_of
   | "encounter" at ["if" INT count] ":" effect          -> offers
   | "bonus" INT SKILL context*                          -> bonus
   | "may" "bonus" INT SKILL context*                    -> may_bonus
   | "reroll" how_many [SKILL] context* ["for" price]    -> reroll_aid
   | "raise" INT [SKILL] context*                        -> raise_aid
   | "sixes" "twice" [SKILL] context*                    -> sixes
   | "aura" INT "die" context*                           -> aura
   | "may" "aura" INT "die" context*                     -> may_aura
   | "succeed" "on" INT                                  -> succeed_on
   | "damage" modifier                                   -> damage
   | "horror" "at" "most" INT                            -> horror
   | "cannot" WORD ["until" INT count]                   -> cannot
   | TRACK "for" CLUE_WORD                               -> sanity_for_clue
   | CLUE_WORD "discount" INT                            -> clue_discount
   | "double" CLUE_WORD "rerolls"                        -> double_rerolls
   | "share" "purchases"                                 -> share_purchases
how_many: INT                                            -> so_many
   | "any"                                               -> any_dice
context: "in" WORD                                       -> inside
   | "in" SPELL_WORD                                     -> inside
   | "outside" WORD                                      -> outside
   | "on" WORD                                           -> while_on

goal: count ">=" [INT] amount_of [KEEP_BOARD] [BOX_GATES] -> tally
   | "epic" WORD "defeated"                              -> epic_defeated

combat_test: SKILL [modifier]

%extend count: SPELL_WORD | CLUE_WORD | GATE_WORD | MONSTER_WORD | RUMOR_WORD

SKILL.2: /(lore|influence|observation|strength|will)(?![a-z-])/
TRACK.2: /(health|sanity)(?![a-z-])/
SIGN: "+" | "-"
CLUE_WORD: "clue"
SPELL_WORD: "spell"
GATE_WORD: "gate"
MONSTER_WORD: "monster"
RUMOR_WORD: "rumor"
CONDITION_WORD: "condition"
ELDRITCH_WORD: "eldritch"
PLAYERS_WORD: "players"
OTHER: "other"
NO_ELDRITCH.2: /without +eldritch(?![a-z-])/
KEEP_BOARD.2: /keep +board/
BOX_GATES.2: /box +gates/
"""
    + BANDS_GRAMMAR
)
