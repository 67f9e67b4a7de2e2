"""Taking back at the table: nobody's turn is taken without a word, and what is over stays over."""

from gloaming.table.pages.frame import speaker
from tests.table.room import Party, Room, Visitor


def _is_asked(visitor: Visitor, table: str) -> bool:
    return visitor.view(table)["question"] is not None


def _until_turn_passes(party: Party) -> tuple[Visitor, Visitor]:
    """Plays until an answer of one person opened a question to the other alone; returns both."""
    live_tables = party.room.server.live_tables
    for _ in range(400):
        assert party.step()
        live = party.room.do(live_tables.live(party.table))
        asked, last = live.match.asked_seats, live.match.answers[-1].seat
        if last not in asked and live.match.undoable(last):
            return party.people[last], party.people[asked[0]]
    raise AssertionError("no turn has passed without something hidden being revealed")


def test_a_question_that_somebody_else_was_asked_is_not_taken_from_them(room: Room) -> None:
    party = Party(room, 2, seed=5)
    ana, ben = _until_turn_passes(party)
    at, version = f"/t/{party.table}", party.info()["version"]
    say = speaker("en")

    page = ana.page(at)
    assert f'formaction="{at}/undo"' not in page
    assert say("undo-ask") in page
    refused = ana.send(f"{at}/undo")
    assert refused.status_code == 400
    assert say("error-revealed") in refused.text
    assert party.info()["version"] == version
    assert _is_asked(ben, party.table)

    assert ana.send(f"{at}/undo/wish", to=version - 1).status_code == 303
    assert "would like to go back by one step" in ben.page(at)
    assert ben.send(f"{at}/undo/answer", agree="yes").status_code == 303
    assert party.info()["version"] == version - 1
    assert _is_asked(ana, party.table)


def test_everybody_is_told_who_took_an_answer_back_until_the_next_answer(room: Room) -> None:
    party = Party(room, 2, seed=6)
    live_tables = room.server.live_tables
    while True:
        assert party.step()
        live = room.do(live_tables.live(party.table))
        last = live.match.answers[-1].seat
        if last in live.match.asked_seats and live.undoable([last]):
            break
    at = f"/t/{party.table}"
    told = speaker("en")("undo-done", name=f"Person {last}", n=1)
    assert party.people[last].send(f"{at}/undo").status_code == 303
    watcher = room.person("Watcher")
    for who in (*party.people, watcher):
        assert told in who.page(at)
    room.forget()  # it is stored with the table
    assert told in party.people[1 - last].page(at)
    assert party.step()
    for who in party.people:
        assert told not in who.page(at)


def test_a_finished_game_stays_finished(room: Room) -> None:
    party = Party(room, 2, seed=7)
    party.play_quickly()
    info, at, say = party.info(), f"/t/{party.table}", speaker("en")
    assert info["over"]
    ana, ben = party.people
    for who in party.people:
        page = who.page(at)
        assert f"{at}/undo/wish" not in page
        for path, fields in (
            ("undo", {}),
            ("undo/wish", {"to": info["version"] - 1}),
            ("undo/answer", {"agree": "yes"}),
        ):
            refused = who.send(f"{at}/{path}", **fields)
            assert refused.status_code == 400
            assert say("error-undo-over") in refused.text
    assert ana.get(f"/tables/{party.table}") == {**info, "seats": party.info()["seats"]}
    assert ben.view(party.table)["over"]


def test_a_request_to_go_back_ends_with_the_game(room: Room) -> None:
    party = Party(room, 2, seed=8)
    party.play_quickly(to=30)
    at = f"/t/{party.table}"
    assert party.people[0].send(f"{at}/undo/wish", to=20).status_code == 303
    party.play_quickly()
    assert party.people[1].send(f"{at}/undo/answer", agree="yes").status_code == 400
    assert party.info()["over"]


def test_several_seats_at_one_screen_are_told_too(room: Room) -> None:
    """One person holds both seats: going back further than the own seat is said on the screen."""
    host = room.person("Ana")
    table, _ = host.make("me", "hotseat")
    live_tables = room.server.live_tables
    for _ in range(12):
        live = room.do(live_tables.live(table))
        seat = live.match.asked_seats[0]
        room.do(live_tables.answer(table, seat, live.match.options(seat)[0].key, live.token))
    assert host.send(f"/t/{table}/undo/wish", to=2, seat=1).status_code == 303
    live = room.do(live_tables.live(table))
    assert live.table.version == 2
    seat = live.match.asked_seats[0]
    told = speaker("en")("undo-done", name=live.seats[1].name, n=10)
    assert told in host.page(f"/t/{table}?as={seat}")
