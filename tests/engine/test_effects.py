"""The language of effects: what is read, how it is printed, what is refused and where."""

from __future__ import annotations

import random

import pytest

from conjura.engine.effects import (
    Effect,
    Form,
    Parameter,
    Vocabulary,
    parse_effect,
    parse_effects,
    print_effect,
    print_effects,
)
from conjura.engine.wire import DeckError

TEXTS = [
    ("skip()", Effect("skip", {})),
    ("gain(amount=15,to=own)", Effect("gain", {"amount": 15, "to": "own"})),
    ("gain(amount=-2)", Effect("gain", {"amount": -2})),
    ("hit(how=a|b|c)", Effect("hit", {"how": ("a", "b", "c")})),
    ("hit(target=colour:red)", Effect("hit", {"target": "colour:red"})),
    ("hit(target=colour:red|blue)", Effect("hit", {"target": ("colour:red", "colour:blue")})),
    ("hit(target=colour:red|size:small)", Effect("hit", {"target": ("colour:red", "size:small")})),
    ("hit(target=power:0)", Effect("hit", {"target": "power:0"})),
    ("hit(target=power:0|power:1)", Effect("hit", {"target": ("power:0", "power:1")})),
    ("hit(target=power<=3)", Effect("hit", {"target": "power<=3"})),
    ("hit(target=power<=3|size>1)", Effect("hit", {"target": ("power<=3", "size>1")})),
    ("sum(what=power)>=35", Effect("sum", {"what": "power"}, (">=", 35))),
    ("secret()==1", Effect("secret", {}, ("==", 1))),
]


@pytest.mark.parametrize(("text", "effect"), TEXTS)
def test_reads_and_prints(text: str, effect: Effect) -> None:
    assert parse_effect(text) == effect
    assert print_effect(effect) == text


def test_reads_several_in_order_and_with_spaces() -> None:
    effects = parse_effects(" move( ) & gain( amount = 5 , to = own ) ")
    assert [effect.verb for effect in effects] == ["move", "gain"]
    assert print_effects(effects) == "move() & gain(amount=5,to=own)"
    assert parse_effects(print_effects(effects)) == effects


def test_fuzz_print_and_parse_agree() -> None:
    rng = random.Random(5)

    def word() -> str:
        return rng.choice("abcxyz") + "".join(rng.choice("abc_019") for _ in range(rng.randrange(6)))

    def atom() -> str:
        form = rng.randrange(4)
        if form == 0:
            return f"{word()}:{word()}"
        if form == 1:
            return f"{word()}:{rng.randrange(9)}"
        if form == 2:
            return f"{word()}{rng.choice(('>=', '<=', '==', '<', '>'))}{rng.randrange(9)}"
        return word()

    for _ in range(2000):
        args: dict[str, int | str | tuple[str, ...]] = {}
        for _ in range(rng.randrange(4)):
            many = rng.randrange(1, 4)
            value = rng.randrange(-9, 99) if rng.random() < 0.3 else atom() if many == 1 else None
            # Alternatives of bare words after a filter would read as more of that filter: they come first.
            words = sorted((atom() for _ in range(many + 1)), key=lambda text: ":" in text)
            args[word()] = tuple(words) if value is None else value
        compare = (
            None if rng.random() < 0.5 else (rng.choice((">=", "<=", "==", "<", ">")), rng.randrange(99))
        )
        effect = Effect(word(), args, compare)
        assert parse_effect(print_effect(effect)) == effect


def test_garbage_raises_deck_errors_only() -> None:
    rng = random.Random(9)
    for _ in range(3000):
        text = "".join(rng.choice("ab(),=|:&<>1- é.\n\t") for _ in range(rng.randrange(16)))
        try:
            effects = parse_effects(text)
        except DeckError as error:
            assert "expected" in str(error) and "found" in str(error)
        else:
            assert parse_effects(print_effects(effects)) == effects


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "expected a verb, found the end at column 1"),
        ("Gain()", 'expected a verb, found "G" at column 1'),
        ("gain", 'expected "(", found the end at column 5'),
        ("gain(amount)", 'expected "=", found ")" at column 12'),
        ("gain(amount=)", 'expected a value, found ")" at column 13'),
        ("gain(amount=5", 'expected "," or ")", found the end at column 14'),
        ("gain(amount=5 to=own)", 'expected "," or ")", found "to" at column 15'),
        ("gain(5)", 'expected the name of a parameter, found "5" at column 6'),
        ("gain(a=1,a=2)", 'expected every parameter of gain once, found "a" at column 10'),
        ("gain(a=1|2)", 'expected "," or ")" after a number, found "|" at column 9'),
        ("gain(a=3x)", 'expected a value, found "3" at column 8'),
        ("gain(a=b:)", 'expected what the filter asks for, found ")" at column 10'),
        ("gain(a=b|)", 'expected a value, found ")" at column 10'),
        ("gain(a=b<=c)", 'expected a whole number, found "c" at column 11'),
        ("gain() pay()", 'expected "&" or the end, found "pay" at column 8'),
        ("gain() &", "expected a verb, found the end at column 9"),
        ("gain()>=", "expected a whole number, found the end at column 9"),
        ("gain(a=1234567890)", "expected a whole number of at most 9 characters"),
        ("gain(a='b')", 'expected a value, found "\'" at column 8'),
        ("a" * 3000, "expected at most 2000 characters, found 3000"),
    ],
)
def test_says_what_was_expected_and_where(text: str, complaint: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse_effects(text)
    assert complaint in str(caught.value)


def test_one_effect_is_one() -> None:
    with pytest.raises(DeckError, match=r'expected the end, found "&" at column 5'):
        parse_effect("a() & b()")


VOCABULARY = Vocabulary(
    forms=(
        Form(
            "hit",
            ("card",),
            (
                Parameter("amount", "int", numbers=(1, 9)),
                Parameter("how", "word", words=("hard", "soft"), many=True, default="soft"),
                Parameter("target", "filter", words=("any",), keys=("colour", "card"), many=True),
            ),
        ),
        Form("hit", ("card",), (Parameter("self", "word", words=("yes",)),)),
        Form("win", ("goal",), (Parameter("what", "word", words=("power", "money")),), (">=",)),
    ),
    domains={"colour": ("red", "blue")},
)


def _check(text: str, place: str = "card") -> Effect:
    return VOCABULARY.check(parse_effect(text), place, {"card": ("ace", "king")})


def test_check_fills_in_defaults_in_the_order_of_the_form() -> None:
    checked = _check("hit(target=card:ace|king,amount=3)")
    assert list(checked.args.items()) == [
        ("amount", 3),
        ("how", "soft"),
        ("target", ("card:ace", "card:king")),
    ]
    assert checked.filtered("target", "card") == ("ace", "king")
    assert checked.filtered("target", "colour") == ()
    assert checked.words("how") == ("soft",)
    assert checked.number("amount") == 3


def test_a_verb_may_have_two_forms() -> None:
    assert _check("hit(self=yes)").args == {"self": "yes"}


@pytest.mark.parametrize(
    ("text", "place", "complaint"),
    [
        ("hurt()", "card", 'expected one of hit, found "hurt"'),
        ("hit(self=yes)", "goal", 'expected one of win, found "hit"'),
        (
            "hit(amount=3)",
            "card",
            "hit(target=): expected one or more of any, colour:..., card:..., found nothing",
        ),
        ("hit(amount=30,target=any)", "card", "expected a whole number from 1 to 9, found"),
        ("hit(amount=x,target=any)", "card", "expected a whole number from 1 to 9, found"),
        ("hit(amount=3,target=4)", "card", 'expected one or more of any, colour:..., card:..., found "4"'),
        ("hit(amount=3,target=any,how=well)", "card", 'expected one or more of hard, soft, found "well"'),
        ("hit(amount=3,target=any,how=hard|hard)", "card", "expected every alternative once"),
        ("hit(amount=3,target=size:big)", "card", "expected one or more of any, colour:..., card:..., found"),
        ("hit(amount=3,target=colour:green)", "card", 'expected one of red, blue, found "green"'),
        ("hit(amount=3,target=card:jack)", "card", 'expected one of ace, king, found "jack"'),
        ("hit(amount=3,target=any|colour:red)", "card", "expected alternatives of one kind"),
        (
            "hit(amount=3,target=any,why=no)",
            "card",
            'expected amount, how, target, found "why", which is not read',
        ),
        ("hit(self=yes,target=any)", "card", "which is not read"),
        ("hit(self=yes)>=3", "card", 'hit: expected no comparison, found ">=3"'),
        ("win(what=power|money)>=3", "goal", 'win(what=): expected one of power, money, found "power|money"'),
        ("win(what=power)", "goal", "win: expected a comparison (>= and a number), found nothing"),
        ("win(what=power)<=3", "goal", 'win: expected >= and a number from 1, found "<=3"'),
        ("win(what=power)>=0", "goal", 'win: expected >= and a number from 1, found ">=0"'),
    ],
)
def test_check_says_what_the_vocabulary_expects(text: str, place: str, complaint: str) -> None:
    with pytest.raises(DeckError) as caught:
        _check(text, place)
    assert complaint in str(caught.value)
