"""Which small mistakes can be made in a module, each as a source of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

WIDTH = 60
"""So much of a place is shown."""
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
}  # fmt: skip
SPEECH = ("log",)
"""What is said to these is no behaviour."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake: where it is, what it changes, and the whole module with it."""

    module: str
    function: str
    line: int
    statement: int
    """The line where the statement begins that it belongs to; 0: it is carried out when the module is imported."""
    change: str
    source: str

    @property
    def name(self) -> str:
        """The same for as long as the place is: it holds no line number."""
        return f"{self.module} {self.function}: {self.change}"


def mutants(module: str, source: str) -> Iterator[Mutant]:
    """Every mistake in turn. What only types, documents or logs is left as it is."""
    tree = ast.parse(source)
    for spot in list(_spots(tree, "", 0)):
        for after in _mistakes(spot):
            change = f"{_shown(spot.node)} -> {_shown(after)}"
            spot.put(after)
            yield Mutant(module, spot.function or "<module>", spot.line, spot.statement, change, ast.unparse(tree))
            spot.put(spot.node)


@dataclass(frozen=True, slots=True)
class _Spot:
    """A node, where it hangs, and whether it belongs to a function."""

    node: ast.AST
    parent: ast.AST
    field: str
    at: int | None
    function: str
    line: int
    statement: int

    def put(self, node: ast.AST) -> None:
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


def _spots(node: ast.AST, function: str, statement: int) -> Iterator[_Spot]:
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "bases", "type_params"}:
            continue
        for at, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or _is_silent(child):
                continue
            inner = function
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{function}.{child.name}" if function else child.name
            outer, within = statement, isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            if isinstance(child, ast.stmt) and (within or statement):
                outer = child.lineno
            elif within and field == "args":
                # A default is noticed by whoever calls the function.
                outer = node.body[0].lineno
            yield _Spot(child, node, field, at, inner, getattr(child, "lineno", outer), outer)
            yield from _spots(child, inner, outer)


def _is_silent(node: ast.AST) -> bool:
    """Docstrings, imports, assertions and the log."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Expr(value=ast.Constant()) | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in SPEECH
        case ast.Call(func=ast.Name(id="TypeVar" | "cast")):
            return True
    return False


def _mistakes(spot: _Spot) -> Iterator[ast.AST]:
    node = spot.node
    match node:
        case ast.Compare(left, [operator], right) if type(operator) in SWAPPED:
            yield ast.Compare(left, [_new(operator)], right)
        case ast.Compare(left, [first, second], right) if type(first) in SWAPPED and type(second) in SWAPPED:
            yield ast.Compare(left, [_new(first), second], right)
            yield ast.Compare(left, [first, _new(second)], right)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(_new(operator), values)
        case ast.BinOp(left, operator, right) if type(operator) in SWAPPED:
            yield ast.BinOp(left, _new(operator), right)
        case ast.AugAssign(target, operator, value) if type(operator) in SWAPPED:
            yield ast.AugAssign(target, _new(operator), value)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            if value:
                yield ast.Constant(value - 1)
        case ast.Constant(float(value)):
            yield ast.Constant(value * 2)
        case ast.Constant(str(value)) if spot.function:
            yield ast.Constant(f"{value}?")
        case ast.Return(value) if value is not None and not _is_none(value):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(ast.Yield() | ast.YieldFrom()):
            pass
        case ast.Expr() | ast.Raise() | ast.Delete() | ast.AugAssign() | ast.Break():
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Continue():
            yield ast.Break()
        case ast.match_case(pattern, guard, body) if guard is not None:
            yield ast.match_case(pattern, None, body)
            yield ast.match_case(pattern, ast.UnaryOp(ast.Not(), guard), body)
    if spot.field == "test" and isinstance(spot.parent, ast.If | ast.IfExp | ast.While) or spot.field == "ifs":
        yield ast.UnaryOp(ast.Not(), node)  # type: ignore[arg-type]
    if isinstance(node, ast.If) and not node.orelse and isinstance(node.body[-1], ast.Return | ast.Raise):
        yield ast.Pass()


def _new(operator: ast.AST) -> object:
    return SWAPPED[type(operator)]()


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"
