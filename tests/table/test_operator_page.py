"""The operator's page: only who has the token sees it, and all the commands are there."""

from collections.abc import Iterator

import httpx
import pytest

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.table.admin.people import list_bans
from gloaming.table.admin.tables import list_reports
from gloaming.table.operator_token import new_operator_token
from tests.table.room import Party, Room, Visitor

PLACES = ("/operator/tables/abc123", "/operator/reports/abc123", "/operator/people/abc123")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server of which somebody is the operator."""
    with Room(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def operator(house: Room) -> Visitor:
    """Somebody with the token."""
    somebody = house.visitor()
    token = house.do(new_operator_token(house.server.store))
    assert somebody.send("/operator/enter", token=token).status_code == 303
    return somebody


def do(operator: Visitor, action: str, target: str, **more: str) -> httpx.Response:
    return operator.send("/operator/do", action=action, target=target, **more)


def test_without_the_token_there_is_only_the_field_for_it(house: Room) -> None:
    party = Party(house, 2)
    for visitor in (house.visitor(), party.people[0]):
        assert party.table not in visitor.page("/operator")
        assert visitor.send("/operator/enter", token="").status_code == 303
        assert (
            visitor.send("/operator/enter", token="guess").headers["location"].endswith("wrong=yes")
        )
        for place in PLACES:
            assert visitor.browser.get(place).status_code == 400
        assert do(visitor, "delete-table", party.table, sure="yes").status_code == 400
    assert party.info()["id"] == party.table


def test_a_new_token_ends_the_old_one_and_leaving_ends_the_visit(
    house: Room, operator: Visitor
) -> None:
    party = Party(house, 2)
    assert party.table in operator.page("/operator")
    operator.send("/operator/leave")
    assert party.table not in operator.page("/operator")
    token = house.do(new_operator_token(house.server.store))
    operator.send("/operator/enter", token=token)
    assert party.table in operator.page("/operator")
    house.do(new_operator_token(house.server.store))
    assert party.table not in operator.page("/operator")


def test_tables_and_reports_are_looked_after(house: Room, operator: Visitor) -> None:
    party = Party(house, 2)
    party.play(2)
    party.people[0].send(f"/t/{party.table}/chat", text="<i>hello</i>")
    party.people[0].send(f"/t/{party.table}/report", text="something odd")
    assert "something odd" in operator.page("/operator")
    shown = operator.page(f"/operator/tables/{party.table}")
    assert "&lt;i&gt;hello&lt;/i&gt;" in shown
    key = house.do(house.server.live_tables.live(party.table)).match.setup.key
    assert key not in shown  # nor anything else that is hidden in the game
    do(operator, "close", party.table, reason="too late tonight")
    assert "too late tonight" in operator.page(f"/operator/tables/{party.table}")
    seat = party.info()["asked"][0]
    offered = party.people[seat].view(party.table)
    answer = offered["question"]["offers"][0]["key"]
    refused = party.people[seat].answer(party.table, answer, offered["version"])
    assert "too late tonight" in refused.json()["detail"]
    do(operator, "reopen", party.table)
    party.play(1)
    listed = house.do(list_reports(house.server.store))
    (report,) = [report for report in listed if report.table == party.table]
    assert operator.browser.get(f"/operator/reports/{report.id}").json()["answers"]
    do(operator, "done", report.id)
    assert "something odd" not in operator.page("/operator")
    assert do(operator, "delete-table", party.table).status_code == 400
    do(operator, "delete-table", party.table, sure="yes")
    assert party.people[0].program.get(f"/tables/{party.table}").status_code == 404
    assert operator.browser.get(f"/operator/tables/{party.table}").status_code == 400


def test_people_are_banned_exported_and_deleted(house: Room, operator: Visitor) -> None:
    party = Party(house, 2)
    somebody = party.people[1]
    id = somebody.token.split(".")[0]
    assert f"/operator/people/{id}" in operator.page(f"/operator?find={id[:10]}")
    assert f"/operator/people/{id}" not in operator.page("/operator?find=nobody-like-that")
    assert operator.browser.get(f"/operator/people/{id}").json()["person"]["id"] == id
    do(operator, "ban", id, reason="rude")
    assert "rude" in somebody.program.get(f"/tables/{party.table}/view").json()["detail"]
    (ban,) = house.do(_bans(house))
    do(operator, "unban", str(ban))
    assert somebody.view(party.table)
    assert do(operator, "ban-address", "nonsense").status_code == 400
    do(operator, "ban-address", "203.0.113.0/24", reason="spam")
    assert "203.0.113.0/24" in operator.page("/operator")
    assert do(operator, "delete-person", id).status_code == 400
    do(operator, "delete-person", id, sure="yes")
    assert operator.browser.get(f"/operator/people/{id}").status_code == 400
    assert do(operator, "dance", id).status_code == 400


async def _bans(house: Room) -> list[int]:
    return [ban.id for ban in await list_bans(house.server.store) if ban.person]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_in_the_operators_language(house: Room, operator: Visitor, lang: str) -> None:
    operator.browser.headers["accept-language"] = lang
    title = {"en": "Operation of", "de": "Betrieb dieses", "es": "Administración de"}[lang]
    assert title in operator.page("/operator")
    assert title in house.visitor().browser.get("/operator", headers={"accept-language": lang}).text
