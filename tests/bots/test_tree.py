"""The tree of a search: who chooses where, what worlds share, and what is kept from one move to the next."""

from typing import Any

import pytest

import readingroom
from readingroom import Chance
from readingroom.bots import evaluation_of, make, policy_of
from readingroom.bots.search.budget import Budget
from readingroom.bots.search.race import Race
from readingroom.bots.search.tree import Branch, Node, Tree, find_moment
from readingroom.bots.thinker import SearchBot


def test_a_node_tries_what_looks_best_first_and_later_what_brought_most_to_its_seat() -> None:
    node = Node(1, 0)
    options, weights = [4, 7, 9], [0.1, 0.8, 0.1]
    assert node.choose(options, weights).action == 7

    for action, share in ((7, 0.1), (4, 0.9)):  # max^n: the seat looks at its own share, however much the other has
        for _ in range(50):
            node.branch(action).note([1 - share, share])
            node.visits += 1
            node.total += share
    assert node.choose(options, weights).action == 4


def test_a_node_that_was_hardly_visited_has_few_branches_and_more_as_it_is_visited() -> None:
    node = Node(0, 0)
    options = list(range(40))
    weights = [1 / (3 + option) for option in options]
    widths = []
    for visit in range(1, 101):
        branch = node.choose(options, weights)
        branch.note([0.5])
        node.visits += 1
        node.total += 0.5
        if visit in (1, 10, 100):
            widths.append(len(node.branches))

    assert widths == sorted(set(widths))
    assert widths[0] == 1
    assert widths[-1] < 40


def tree_of(game: str, seat: int, horizon: int = -1) -> tuple[Any, Tree]:
    rules = readingroom.load(game)
    return rules, Tree(rules, policy_of(rules), evaluation_of(rules), seat, horizon)


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_what_everybody_gets_is_shared_out_whole_and_noted_on_the_way(game: str) -> None:
    rules, tree = tree_of(game, 0, 6)
    g = rules.new(2, {}, Chance(3))
    seat = rules.asked(g)[0]
    branch = Branch(rules.options(g, seat)[0])
    luck = Chance(5)
    for tried in range(1, 8):
        world = rules.clone(g)
        world.quiet = True
        rules.play(world, seat, branch.action)
        values = tree.grow(branch, world, luck)
        assert sum(values) == pytest.approx(1)
        assert branch.tried == tried
    assert sum(node.visits for node in branch.after) == 6  # the first try found no tree to go down


def test_where_all_choose_at_once_the_tree_has_only_the_choices_of_who_looks_ahead() -> None:
    rules, tree = tree_of("atheneum", 1, 12)
    g = rules.new(3, {}, Chance(2))
    branch = Branch(rules.options(g, 1)[0])
    for _ in range(12):
        world = rules.clone(g)
        world.quiet = True
        rules.play(world, 1, branch.action)
        tree.grow(branch, world, Chance(7))

    level = branch.after
    seats = set()
    while level:
        seats |= {node.seat for node in level}
        level = [node for each in level for below in each.branches for node in below.after]
    assert seats == {1}


def test_what_a_seat_looks_at_makes_another_moment_of_the_same_options() -> None:
    branch = Branch(1)
    one, other = branch.next(0, 5), branch.next(0, 6)

    assert one is not other
    assert branch.next(0, 5) is one
    assert branch.next(1, 5) is not one


def test_the_present_moment_is_found_beyond_what_others_did_and_not_beyond_what_i_did() -> None:
    branch = Branch(1)
    theirs = branch.next(1, 3)
    mine = theirs.branch(8).next(0, 4)
    mine.branch(2).next(0, 9)

    assert find_moment(branch.after, 0, 4) is mine
    assert find_moment(branch.after, 0, 9) is None


def test_the_tree_is_kept_where_one_choice_follows_another() -> None:
    """Where a card goes is asked as often as there are cards; what was tried before is not forgotten."""
    rules = readingroom.load("biblios")
    g = rules.new(2, {}, Chance(0))
    seat = rules.asked(g)[0]
    bot = make("search", rules, seat, iterations=200)
    assert isinstance(bot, SearchBot)
    kept = []
    for _ in range(2):
        view = rules.observe(g, seat)
        race = Race(rules, policy_of(rules), evaluation_of(rules), seat, view.options, 0, bot._after)
        race.run(rules.imaginer(view), Chance(3), Budget(iterations=1))
        kept.append(sum(racer.branch.tried for racer in race.racers))
        rules.play(g, seat, bot.choose(view, view.options))
        assert rules.asked(g)[0] == seat

    assert kept[0] == 1
    assert kept[1] > 1
