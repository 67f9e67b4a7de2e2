"""Small changes of a module, one at a time: what `tests/mutants.py` tries the tests on.

Changed are comparisons, conditions, numbers, operators and statements that only have an effect.
Left alone is what changes no rule: annotations, assertions, texts, the worth of a verb to a bot,
and whether anybody listens to the story.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], list[ast.cmpop]] = {
    ast.Eq: [ast.NotEq()],
    ast.NotEq: [ast.Eq()],
    ast.Lt: [ast.LtE(), ast.GtE()],
    ast.LtE: [ast.Lt(), ast.Gt()],
    ast.Gt: [ast.GtE(), ast.LtE()],
    ast.GtE: [ast.Gt(), ast.Lt()],
    ast.Is: [ast.IsNot()],
    ast.IsNot: [ast.Is()],
    ast.In: [ast.NotIn()],
    ast.NotIn: [ast.In()],
}
OPERATORS: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.FloorDiv(),
    ast.FloorDiv: ast.Mult(),
    ast.Div: ast.Mult(),
    ast.Mod: ast.FloorDiv(),
    ast.BitAnd: ast.BitOr(),
    ast.BitOr: ast.BitAnd(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
}
FUNCTIONS = {"any": "all", "all": "any", "min": "max", "max": "min"}
UNCHANGED_FIELDS = {"annotation", "returns", "decorator_list", "type_params"}
UNCHANGED_NODES = (ast.Assert, ast.JoinedStr, ast.Raise, ast.Import, ast.ImportFrom)
# Keywords of a declaration that say what a bot thinks of it.
UNCHANGED_KEYWORDS = {"value"}
WIDTH = 70
# The function, in a module with notes, that is called with the line of each statement that runs.
NOTE = "__note_reached__"


@dataclass
class Change:
    """One node and what stands in its place.

    `statement` is the line at which the statement begins that it is in, `function` is None for what
    runs on import.
    """

    line: int
    statement: int
    function: str | None
    parent: ast.AST
    field: str
    index: int | None
    before: ast.AST
    after: ast.AST

    def apply(self) -> None:
        self._put(self.after)

    def undo(self) -> None:
        self._put(self.before)

    def _put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node

    def __str__(self) -> str:
        return f"{self.line}: {_short(self.before)}  =>  {_short(self.after)}"


def changes_of(tree: ast.Module) -> list[Change]:
    """Returns all changes of a module in the order of its text; each can be applied and undone."""
    return list(_below(tree, None, "", 0))


def _below(parent: ast.AST, function: str | None, scope: str, statement: int) -> Iterator[Change]:
    for field, value in ast.iter_fields(parent):
        if field in UNCHANGED_FIELDS:
            continue
        inside = function
        is_function = isinstance(parent, (ast.FunctionDef, ast.Lambda))
        if function is None and field == "body" and is_function:
            inside = scope
        items = value if isinstance(value, list) else [value]
        for at, node in enumerate(items):
            if not isinstance(node, ast.AST) or _is_left_alone(node):
                continue
            index = at if isinstance(value, list) else None
            begins = statement
            if isinstance(node, ast.stmt) or (isinstance(node, ast.Lambda) and inside is None):
                begins = node.lineno
            for after in _instead_of(node, parent, field):
                ast.copy_location(after, node)
                ast.fix_missing_locations(after)
                line = getattr(node, "lineno", getattr(parent, "lineno", 0))
                yield Change(line, begins, inside, parent, field, index, node, after)
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and inside is None:
                name = f"{scope}.{node.name}" if scope else node.name
                yield from _below(node, None, name, begins)
            else:
                yield from _below(node, inside, scope, begins)


def with_notes(tree: ast.Module) -> ast.Module:
    """Lets a module call `NOTE` before each statement of its functions, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            noted = ast.Tuple([_note(node.lineno), node.body], ast.Load())
            node.body = ast.Subscript(noted, ast.Constant(1), ast.Load())
        elif isinstance(node, ast.FunctionDef):
            _note_statements(node)
    return ast.fix_missing_locations(tree)


def _note_statements(node: ast.AST) -> None:
    for field in ("body", "orelse", "finalbody", "handlers"):
        block = getattr(node, field, None)
        if not isinstance(block, list):
            continue
        noted: list[ast.AST] = []
        for statement in block:
            if isinstance(statement, ast.stmt):
                noted.append(ast.copy_location(ast.Expr(_note(statement.lineno)), statement))
            noted.append(statement)
            if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                _note_statements(statement)
        setattr(node, field, noted)


def _note(line: int) -> ast.Call:
    return ast.Call(ast.Name(NOTE, ast.Load()), [ast.Constant(line)], [])


def _is_left_alone(node: ast.AST) -> bool:
    return (
        isinstance(node, UNCHANGED_NODES)
        or (isinstance(node, ast.keyword) and node.arg in UNCHANGED_KEYWORDS)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        or _asks_for_story(node)
    )


def _asks_for_story(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr == "story"
    )


def _instead_of(node: ast.AST, parent: ast.AST, field: str) -> Iterator[ast.AST]:
    is_condition = (field == "test" and isinstance(parent, (ast.If, ast.While, ast.IfExp))) or (
        field == "ifs" and isinstance(parent, ast.comprehension)
    )
    if is_condition:
        if not isinstance(parent, ast.While):
            yield ast.Constant(True)
        yield ast.Constant(False)
    if isinstance(node, ast.Compare):
        yield from _compared_otherwise(node)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
        for left_out in range(len(node.values)):
            rest = [value for at, value in enumerate(node.values) if at != left_out]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp):
        if isinstance(node.op, (ast.Not, ast.USub)):
            yield node.operand
    elif isinstance(node, ast.BinOp):
        if type(node.op) in OPERATORS:
            yield ast.BinOp(node.left, OPERATORS[type(node.op)], node.right)
    elif isinstance(node, ast.Constant):
        yield from _other_values(node.value)
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
            other_function = ast.Name(FUNCTIONS[node.func.id], ast.Load())
            yield ast.Call(other_function, node.args, node.keywords)
    elif _is_only_effect(node):
        yield ast.Pass()


def _compared_otherwise(node: ast.Compare) -> Iterator[ast.Compare]:
    for at, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            operators = [*node.ops[:at], other, *node.ops[at + 1 :]]
            yield ast.Compare(node.left, operators, node.comparators)


def _other_values(value: object) -> Iterator[ast.Constant]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
        if value > 0:
            yield ast.Constant(value - 1)


def _is_only_effect(node: ast.AST) -> bool:
    """Whether the text is still whole, and names what it named, without this statement."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, (ast.Expr, ast.AugAssign, ast.Delete, ast.Continue, ast.Break))


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1]}…"
