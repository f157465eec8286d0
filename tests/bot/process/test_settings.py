"""Settings from the environment, what a person is told when one is wrong, and that the token stays secret."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.process import main
from bot.process.logs import Redacting
from bot.process.settings import DRAWERS, BadSetting, Settings, from_env


def test_without_variables_everything_has_a_default() -> None:
    settings = from_env({})
    assert settings == Settings(None, Path("data"), None, None, "INFO", drawers=DRAWERS)
    assert settings.database == Path("data/stellwerk.db")


def test_all_variables(tmp_path: Path) -> None:
    settings = from_env(
        {
            "DISCORD_TOKEN": " abc ",
            "STELLWERK_DATA": str(tmp_path),
            "STELLWERK_API_BASE": "http://localhost:1/api/v10",
            "STELLWERK_GATEWAY_URL": "ws://localhost:1/gateway",
            "STELLWERK_LOG_LEVEL": "debug",
            "STELLWERK_HOST_SILENCE_DAYS": "3",
            "STELLWERK_DRAWERS": "2",
        }
    )
    addresses = "http://localhost:1/api/v10", "ws://localhost:1/gateway"
    assert settings == Settings("abc", tmp_path, *addresses, "DEBUG", 3, drawers=2)


@pytest.mark.parametrize("drawers", ["-1", "some", "17"])
def test_a_number_of_drawers_that_cannot_be_meant_is_told(drawers: str) -> None:
    with pytest.raises(BadSetting, match="STELLWERK_DRAWERS"):
        from_env({"STELLWERK_DRAWERS": drawers})


@pytest.mark.parametrize("days", ["0", "a week", "366", "-1"])
def test_a_number_of_days_that_cannot_be_meant_is_told(days: str) -> None:
    with pytest.raises(BadSetting, match="STELLWERK_HOST_SILENCE_DAYS"):
        from_env({"STELLWERK_HOST_SILENCE_DAYS": days})


def test_the_token_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("abc\n", encoding="utf-8")
    assert from_env({"DISCORD_TOKEN_FILE": str(file)}).token == "abc"
    with pytest.raises(BadSetting, match="DISCORD_TOKEN_FILE"):
        from_env({"DISCORD_TOKEN_FILE": str(tmp_path / "missing")})


def test_an_empty_variable_counts_as_missing() -> None:
    assert from_env({"DISCORD_TOKEN": "  "}).token is None


def test_a_wrong_level_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("STELLWERK_LOG_LEVEL", "loud")
    assert main.main(["run"]) == main.TROUBLE
    assert "STELLWERK_LOG_LEVEL" in capsys.readouterr().err


def test_a_missing_token_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main.main(["run", "--data", str(tmp_path)]) == main.TROUBLE
    told = capsys.readouterr().err
    assert "DISCORD_TOKEN" in told and "https://discord.com/developers/applications" in told


def test_the_token_is_never_shown() -> None:
    settings = Settings(token="very-secret")
    assert "very-secret" not in repr(settings) and "very-secret" not in str(settings)
    record = logging.LogRecord("discord", logging.INFO, "", 0, "logging in with %s", ("very-secret",), None)
    assert "very-secret" not in Redacting("very-secret").format(record)
    assert "[token]" in Redacting("very-secret").format(record)
