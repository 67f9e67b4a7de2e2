"""Options that read alike are told apart by the first aspect in which they differ."""

from gloaming.kernel.text.disambiguate import Target, joined_target, split_alike


def split(**targets: Target) -> dict[str, list[str]]:
    return split_alike(targets, lambda n: f"number {n}")


def test_only_the_first_aspect_that_differs_is_said() -> None:
    ana = Target({"whose": "of Ana", "where": "in the camp"}, 1, b"1")
    bo = Target({"whose": "of Bo", "where": "on the hill"}, 2, b"2")
    assert split(a=ana, b=bo) == {"a": ["of Ana"], "b": ["of Bo"]}


def test_those_still_alike_are_split_by_the_next_aspect() -> None:
    camp = Target({"whose": "of Ana", "where": "in the camp"}, 1, b"1")
    hill = Target({"whose": "of Ana", "where": "on the hill"}, 2, b"2")
    bo = Target({"whose": "of Bo", "where": "in the camp"}, 1, b"3")
    assert split(a=camp, b=hill, c=bo) == {
        "a": ["of Ana", "in the camp"],
        "b": ["of Ana", "on the hill"],
        "c": ["of Bo"],
    }


def test_an_aspect_that_one_of_them_lacks_is_said_of_the_other() -> None:
    bare, built = Target({"on": ""}, 1, b"1"), Target({"on": "under a roof"}, 2, b"2")
    assert split(a=bare, b=built) == {"a": [], "b": ["under a roof"]}


def test_the_position_is_said_only_where_it_matters() -> None:
    one, two = Target({"where": "here"}, 1, b"1"), Target({"where": "here"}, 2, b"2")
    assert split(a=one, b=two) == {"a": ["number 1"], "b": ["number 2"]}
    same = Target({"where": "here"}, 2, b"1")
    assert split(a=one, b=same) == {"a": [], "b": []}


def test_an_option_about_two_things_has_the_aspects_of_both() -> None:
    first, second = Target({"where": "here"}, 0, b"1"), Target({"where": "there"}, 3, b"2")
    both = joined_target([(0, first), (2, second)])
    assert both.aspects == {"where 0": "here", "where 2": "there"}
    assert (both.position, both.state) == (3, b"1 2")
