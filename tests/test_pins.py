"""The step of the release that pins images and actions by digest, with programs in place of docker and git."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMIT, DIGEST = "c0ffee" * 6 + "beef", "sha256:" + "ab" * 32


def pin(home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    path = f"{home / 'programs'}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "STELLWERK_ROOT": str(home)}
    command = [str(ROOT / ".ci/pin"), *options]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30, check=False)


def copied(home: Path, git: str, docker: str) -> Path:
    """What is to be pinned, and programs that answer with these words."""
    (home / ".github").mkdir()
    shutil.copytree(ROOT / ".github/workflows", home / ".github/workflows")
    shutil.copy(ROOT / "Dockerfile", home)
    (home / "programs").mkdir()
    for name, said in (("git", git), ("docker", docker)):
        program = home / "programs" / name
        program.write_text(f"#!/bin/sh\necho '{said}'\n")
        program.chmod(0o755)
    return home


def test_everything_is_pinned_and_a_second_time_changes_nothing(tmp_path: Path) -> None:
    home = copied(tmp_path, f"{COMMIT}\trefs/tags/v4", DIGEST)
    assert pin(home, "--check").returncode == 1
    assert pin(home).returncode == 0
    image = (home / "Dockerfile").read_text()
    assert image.count(f"@{DIGEST}") == 2 and f"@{DIGEST} AS build" in image
    gate = (home / ".github/workflows/gate.yml").read_text()
    assert gate.count(f"@{COMMIT} # v") == 2
    assert pin(home, "--check").returncode == 0
    assert pin(home).stdout == ""
    assert (home / "Dockerfile").read_text() == image


def test_what_is_no_digest_is_not_written(tmp_path: Path) -> None:
    home = copied(tmp_path, "not found", "not found")
    before = (home / ".github/workflows/gate.yml").read_text()
    assert pin(home).returncode == 1
    assert (home / ".github/workflows/gate.yml").read_text() == before
