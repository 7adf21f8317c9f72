"""A broken pack names every fault, with file, row, column and what was expected, in one run."""

import csv
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boonlake_panel.components import TABLES, PackError, PackFault, check_pack, open_box, pack_hash, read_pack

FAULTS: list[tuple[str, int, str, str, str]] = [
    # file, row, column, bad value, what the message says
    ("base/cards.csv", 5, "cost_coins", "many", "expected a whole number from 0 to 999"),
    ("base/cards.csv", 9, "kind", "noon", "expected one of day, sunset, night"),
    ("base/cards.csv", 12, "id", "P002", "stands in row 3 already"),
    ("base/cards.csv", 20, "immediate", "gold:+3", "unknown word 'gold'"),
    ("base/cards.csv", 30, "end", "coins:+3", "may not stand here, expected vp_each, vp_goal, vp_any_goal"),
    ("base/cards.csv", 40, "permanent", "on:lake_return => coins:+1", "belongs to the expansion"),
    ("base/spaces.csv", 3, "adjacent", "1;3;7", "found 1;3;7, expected 1;3;7;8 from hexes, bridges and ford"),
    ("base/spaces.csv", 7, "next_to_bridge", "0", "expected 1 from links.csv"),
    ("base/spaces.csv", 8, "x", "9.000", "expected 4.330 from q and r"),
    ("base/regions.csv", 2, "spaces", "9", "expected 8 as in spaces.csv"),
    ("base/river.csv", 4, "start", "r3:1", "expected 'end' or rounds and players"),
    ("base/river.csv", 6, "capacity", "1", "found 1, expected any in a harbour"),
    ("base/locks.csv", 2, "before", "U7", "expected the space that follows U4 in round 1"),
    ("base/player_board.csv", 12, "end_vp", "3", "expected 2 in tier 3"),
    ("base/levers.csv", 6, "provenance", "guess", "expected one of rulebook, reconstructed, mixed"),
    ("base/tiles.csv", 3, "lower_gain", "", "expected an effect or 'none'"),
    ("base/scoring_tiles.csv", 9, "value3", "1", "expected no less than in the scoring before"),
    ("base/solo_tiles.csv", 4, "top_right", "34", "expected a space from 1 to 33"),
    ("base/constants.csv", 4, "value", "7", "expected '6' from the rulebook"),
    ("artifacts/lake.csv", 4, "coast_effect", "coins:-3", "'coins' is a cost, expected a gain here"),
    ("artifacts/harbour_tiles.csv", 3, "river_space", "U2", "expected a harbour with a vase or a site"),
    ("artifacts/price_tiles.csv", 5, "cost", "coins:+3; discard:1", "'coins' is no cost"),
]


def test_the_standard_pack_is_sound() -> None:
    assert check_pack("standard") == []


def test_every_fault_is_named_in_one_run(pack: Any) -> None:
    for file, row, column, value, _ in FAULTS:
        pack.set(file, row, column, value)
    faults = check_pack(str(pack))
    for file, row, column, _, message in FAULTS:
        hits = [fault for fault in faults if (fault.file, fault.row, fault.column) == (file, row, column)]
        assert len(hits) == 1, f"{file} row {row} column {column}: {[str(fault) for fault in faults]}"
        assert message in hits[0].message
    assert len(faults) == len(FAULTS) >= 20, "\n".join(map(str, faults))


def test_each_fault_alone_gives_one_message(pack: Any) -> None:
    for file, row, column, value, message in FAULTS:
        original = (pack.folder / file).read_bytes()
        pack.set(file, row, column, value)
        faults = check_pack(str(pack))
        assert [(fault.file, fault.row, fault.column) for fault in faults] == [(file, row, column)], list(
            map(str, faults)
        )
        assert message in str(faults[0])
        (pack.folder / file).write_bytes(original)


def test_a_fault_reads_well() -> None:
    assert str(PackFault("base/cards.csv", 5, "vp", "found 'x', expected a number")) == (
        "base/cards.csv, row 5, column vp: found 'x', expected a number"
    )
    assert str(PackFault("base/cards.csv", 0, "", "is missing")) == "base/cards.csv: is missing"


def test_opening_a_broken_pack_raises_with_every_fault(pack: Any) -> None:
    pack.set("base/cards.csv", 2, "vp", "?")
    pack.set("base/levers.csv", 2, "cost_coins", "?")
    with pytest.raises(PackError, match="has 2 faults") as caught:
        open_box(str(pack))
    assert [fault.file for fault in caught.value.faults] == ["base/levers.csv", "base/cards.csv"]


@pytest.mark.parametrize("file", [file for file, _, _ in TABLES.values()])
def test_a_missing_file_is_one_fault_and_stops_nothing(pack: Any, file: str) -> None:
    (pack.folder / file).unlink()
    faults = [fault for fault in check_pack(str(pack)) if fault.file == file]
    assert [fault.message for fault in faults] == ["is missing, expected this file in the pack"]


def test_missing_columns_ragged_rows_and_wrong_encodings(pack: Any) -> None:
    cards = pack.folder / "base" / "cards.csv"
    cards.write_text(cards.read_text(encoding="utf-8").replace("cost_vases", "vessels", 1), encoding="utf-8")
    levers = pack.folder / "base" / "levers.csv"
    levers.write_text(levers.read_text(encoding="utf-8") + "5,1\n", encoding="utf-8")
    (pack.folder / "artifacts" / "lake.csv").write_bytes(b"side,position\n\xff\xfe")
    faults = {fault.file: fault for fault in check_pack(str(pack))}
    assert faults["base/cards.csv"].column == "cost_vases"
    assert "this column is missing" in faults["base/cards.csv"].message
    assert (faults["base/levers.csv"].row, faults["base/levers.csv"].message) == (
        14,
        "expected 7 cells as in the header",
    )
    assert "cannot be read as UTF-8 CSV" in faults["artifacts/lake.csv"].message


def test_a_lost_row_is_counted(pack: Any) -> None:
    pack.change("base/tiles.csv", lambda rows: rows.pop(20))
    assert [str(fault) for fault in check_pack(str(pack))] == ["base/tiles.csv: found 41 rows, expected 42"]


def test_a_lost_bridge_cuts_the_board(pack: Any) -> None:
    def cut(rows: list[dict[str, str]]) -> None:
        rows[:] = [row for row in rows if "19" not in (row["space_a"], row["space_b"])]

    def lower(rows: list[dict[str, str]]) -> None:
        for number in (19, 27):
            row = rows[number - 1]
            row["next_to_bridge"] = "0"
            row["adjacent"] = ";".join(n for n in row["adjacent"].split(";") if n not in ("19", "27"))

    pack.change("base/links.csv", cut)
    pack.change("base/spaces.csv", lower)
    assert check_pack(str(pack)) == []  # two more bridges lead south


def test_an_island_is_found(pack: Any) -> None:
    south = {str(number) for number in range(27, 34)}

    def cut(rows: list[dict[str, str]]) -> None:
        rows[:] = [row for row in rows if (row["space_a"] in south) == (row["space_b"] in south)]

    def forget(rows: list[dict[str, str]]) -> None:
        for row in rows:
            inside = row["number"] in south
            row["adjacent"] = ";".join(n for n in row["adjacent"].split(";") if (n in south) == inside)
            if row["number"] in ("19", "24", "27", "29", "31"):
                row["next_to_bridge"] = "0"

    pack.change("base/links.csv", cut)
    pack.change("base/spaces.csv", forget)
    (fault,) = check_pack(str(pack))
    assert "spaces 27, 28, 29, 30, 31, 32, 33 cannot be reached from space 1" in fault.message


def test_a_pinned_value_holds_only_where_the_row_claims_the_rulebook(pack: Any) -> None:
    pack.set("base/constants.csv", 4, "value", "7")
    pack.set("base/constants.csv", 4, "provenance", "reconstructed")
    assert check_pack(str(pack)) == []


def test_packs_need_no_reference_files(pack: Any) -> None:
    for name in ("rulebook_values.csv", "effects.csv"):
        (pack.folder / "base" / name).unlink()
    assert check_pack(str(pack)) == []


def test_worked_examples_must_stay_possible(pack: Any) -> None:
    def no_five_and_one(rows: list[dict[str, str]]) -> None:
        next(row for row in rows if (row["track"], row["position"]) == ("coin", "4"))["vp"] = "0"

    pack.change("base/income_tracks.csv", no_five_and_one)
    (fault,) = check_pack(str(pack))
    assert fault.message == (
        "expected a space of the coin track with 5 coins and 1 point, as in a worked example of the rulebook"
    )


def test_rulebook_effects_must_occur(pack: Any) -> None:
    pack.change(
        "base/tiles.csv", lambda rows: [row.update(upper_gain="coins:+2") for row in rows if row["id"] == "T14"]
    )
    pack.change(
        "base/tiles.csv", lambda rows: [row.update(upper_gain="coins:+2") for row in rows if row["id"] == "T32"]
    )
    (fault,) = check_pack(str(pack))
    assert "'card track income' occurs 0 times, expected at least 1" in fault.message


def test_no_folder_is_a_fault() -> None:
    (fault,) = check_pack("no/such/folder")
    assert "is no data pack" in str(fault)


def test_the_hash_follows_the_contents_only(pack: Any, tmp_path: Path) -> None:
    original = pack_hash(pack.folder)
    assert original == read_pack("standard").box.hash
    cards = pack.folder / "base" / "cards.csv"
    cards.write_bytes(cards.read_bytes().replace(b"\n", b"\r\n"))
    shutil.copytree(pack.folder, tmp_path / "elsewhere")
    assert pack_hash(pack.folder) == pack_hash(tmp_path / "elsewhere") == original
    pack.set("base/cards.csv", 2, "vp", "1")
    assert pack_hash(pack.folder) != original


CELLS = [
    (file, number, column)
    for file, columns, _ in TABLES.values()
    for number in (2, 3, 4)
    for column in (*columns, "provenance", "note")
]
BAD = st.sampled_from(
    ["", "0", "-1", "99", "999", "x", "none", "coins:-1", "on:", "1;2", "2+2", "end", "&", "(", "a=b"]
)


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from(CELLS), BAD), min_size=1, max_size=6))
def test_no_damage_makes_the_checks_stumble(tmp_path: Path, damage: list[tuple[tuple[str, int, str], str]]) -> None:
    folder = tmp_path / "pack"
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("base", "artifacts"):
        shutil.copytree(read_pack("standard").folder / part, folder / part)
    for (file, row, column), value in damage:
        with (folder / file).open(encoding="utf-8", newline="") as source:
            rows = list(csv.reader(source))
        if row <= len(rows):
            rows[row - 1][rows[0].index(column)] = value
        with (folder / file).open("w", encoding="utf-8", newline="") as target:
            csv.writer(target).writerows(rows)
    assert all(fault.message for fault in check_pack(str(folder)))
