"""Is what lies in `.deploy` well-formed, and do its bots share all shards out? `.ci/deploy` calls it with its tools."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import jsonschema
import kubernetes_validate
import yaml

from bot.process.ranges import Range, parsed

DEPLOY = Path(__file__).parents[1] / ".deploy"
KUBERNETES = "1.29"
Json = dict[str, Any]


def documents(file: Path) -> list[Json]:
    return [one for one in yaml.safe_load_all(file.read_text(encoding="utf-8")) if one]


def of_kubernetes() -> Iterator[str]:
    """What Kubernetes would refuse, and what the kustomization forgets or does not find."""
    folder = DEPLOY / "kustomize"
    (kustomization,) = documents(folder / "kustomization.yaml")
    there = {one.name for one in folder.glob("*.yaml")} - {"kustomization.yaml"}
    if there != set(kustomization["resources"]):
        yield f"kustomization.yaml names {sorted(kustomization['resources'])}, there are {sorted(there)}"
    for name in sorted(there):
        for one in documents(folder / name):
            try:
                kubernetes_validate.validate(one, KUBERNETES, strict=True)
            except kubernetes_validate.ValidationError as problem:
                yield f"{name}, {one.get('kind')}: {problem.message}"


def of_compose(schema: Path) -> Iterator[str]:
    (compose,) = documents(DEPLOY / "compose.yaml")
    judge = jsonschema.Draft7Validator(json.loads(schema.read_text(encoding="utf-8")))
    for problem in judge.iter_errors(compose):
        yield f"compose.yaml, {'/'.join(map(str, problem.absolute_path))}: {problem.message}"


def ranges(arguments: list[str]) -> Range | None:
    return parsed(arguments[arguments.index("--shards") + 1]) if "--shards" in arguments else None


def of_shards(where: str, found: list[Range]) -> Iterator[str]:
    """Every shard has one bot."""
    if any(one.meets(other) for one, other in combinations(found, 2)):
        yield f"{where}: a server would be in two of {[*map(str, found)]}"
    if not found or sum(map(len, found)) != found[0].count:
        yield f"{where}: {[*map(str, found)]} are not all shards"


def main() -> int:
    wrong = [*of_kubernetes()]
    (compose,) = documents(DEPLOY / "compose.yaml")
    own = [one for service in compose["services"].values() if (one := ranges(service.get("command") or []))]
    wrong += of_shards("compose.yaml", own)
    pods = [
        ranges(container.get("args") or [])
        for file in (DEPLOY / "kustomize").glob("bot-*.yaml")
        for document in documents(file)
        for container in document["spec"]["template"]["spec"]["containers"]
    ]
    wrong += of_shards("kustomize", [one for one in pods if one is not None])
    schema = Path(sys.argv[1])
    if schema.exists():
        wrong += of_compose(schema)
    else:
        print("skipped: compose.yaml against its schema, for there is no npm here")
    print(*(wrong or [f"well-formed: {sum(1 for _ in DEPLOY.rglob('*.yaml'))} files"]), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
