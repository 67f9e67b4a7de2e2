"""Where points came from: sums by source and by round, each opening to its parts."""

import msgspec

from gloaming.kernel.story import GAME_END, Story
from gloaming.kernel.views.points import player_points, rounds_of, sources_of
from gloaming.kernel.views.types import MessageView, NameRef, PointsSum, PointsView, View

VIEW = View(
    seat=-1,
    version=9,
    over=True,
    asked=[],
    scores=[12, 3],
    points=[
        PointsView(0, 1, "harvest", 2, "card:orchard"),
        PointsView(0, 2, "harvest", 3, "card:orchard"),
        PointsView(0, 2, "harvest", 1, "card:well"),
        PointsView(0, 2, "battle", 2),
        PointsView(0, GAME_END, "battle", 4),
        PointsView(1, 2, "battle", 3),
    ],
)


def thing(id: str) -> MessageView:
    return MessageView("points-thing", {"thing": NameRef(id)})


def in_round(n: int, amount: int, *parts: PointsSum) -> PointsSum:
    return PointsSum(MessageView("points-round", {"n": n}), amount, parts)


def from_source(source: str, amount: int, *parts: PointsSum) -> PointsSum:
    return PointsSum(MessageView(f"points-{source}"), amount, parts)


def test_every_sum_opens_to_its_parts() -> None:
    first, second = player_points(VIEW, ("battle", "harvest"))
    end = MessageView("points-end")
    assert (first.player, first.amount) == (0, 12)
    assert first.by_source == (
        from_source("battle", 6, in_round(2, 2), PointsSum(end, 4)),
        from_source(
            "harvest",
            6,
            PointsSum(thing("card:orchard"), 5, (in_round(1, 2), in_round(2, 3))),
            PointsSum(thing("card:well"), 1, (in_round(2, 1),)),
        ),
    )
    orchard, well = thing("card:orchard"), thing("card:well")
    assert first.by_round == (
        in_round(1, 2, from_source("harvest", 2, PointsSum(orchard, 2))),
        in_round(
            2,
            6,
            from_source("battle", 2),
            from_source("harvest", 4, PointsSum(orchard, 3), PointsSum(well, 1)),
        ),
        PointsSum(end, 4, (from_source("battle", 4),)),
    )
    assert second.by_round == (in_round(2, 3, from_source("battle", 3)),)


def test_sources_and_rounds_are_told_in_their_order() -> None:
    assert rounds_of(VIEW.points) == [1, 2, GAME_END]
    assert sources_of(VIEW.points) == ["harvest", "battle"]
    assert sources_of(VIEW.points, ("luck", "battle")) == ["battle", "harvest"]


def test_a_game_that_does_not_say_where_points_come_from_has_no_sums() -> None:
    assert player_points(msgspec.structs.replace(VIEW, points=[])) == []


def test_a_copied_story_notes_points_of_its_own() -> None:
    story = Story()
    story.add_points(0, 1, "harvest", 2)
    story.add_points(0, 1, "harvest", 0)  # nothing to note
    other = story.copy()
    other.add_points(1, 1, "harvest", 5)
    assert [entry.amount for entry in story.points] == [2]
    assert [entry.amount for entry in other.points] == [2, 5]
