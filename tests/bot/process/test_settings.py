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


def test_games_are_withdrawn_by_their_names_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert from_env({"STELLWERK_WITHDRAWN": "rail_line, black_loco"}).withdrawn == {"rail_line", "black_loco"}
    monkeypatch.setenv("STELLWERK_WITHDRAWN", "rail-line")
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    assert main.main(["run", "--data", str(tmp_path)]) == main.TROUBLE
    assert "STELLWERK_WITHDRAWN names rail-line; the games are black_loco" in capsys.readouterr().err


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


def test_what_operators_set() -> None:
    settings = from_env(
        {
            "STELLWERK_METRICS": "9464",
            "STELLWERK_OPERATOR": "12345",
            "STELLWERK_LOG_FORMAT": "JSON",
            "STELLWERK_LOG_FILE": "log/bot",
            "STELLWERK_BACKUP_HOURS": "0",
            "STELLWERK_BACKUP_FOLDER": "/var/backups",
            "STELLWERK_KEEP_DAYS": "0",
        }
    )
    assert settings.metrics == ("127.0.0.1", 9464) and settings.operator == 12345 and settings.log_format == "json"
    assert settings.log_file == Path("log/bot") and settings.backup_hours == settings.keep_days == 0
    assert settings.backups == Path("/var/backups") and from_env({}).backups == Path("data/backups")
    assert from_env({"STELLWERK_METRICS": "0.0.0.0:80"}).metrics == ("0.0.0.0", 80)
    assert from_env({"STELLWERK_METRICS": "[::1]:80"}).metrics == ("::1", 80)
    assert from_env({"STELLWERK_OPERATOR": "None"}).operator == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("STELLWERK_METRICS", "everywhere"),
        ("STELLWERK_METRICS", "localhost:99999"),
        ("STELLWERK_OPERATOR", "Ada"),
        ("STELLWERK_OPERATOR", "0"),
        ("STELLWERK_LOG_FORMAT", "xml"),
        ("STELLWERK_LOG_DAYS", "0"),
        ("STELLWERK_ALARM_SECONDS", "5"),
        ("STELLWERK_BACKUP_HOURS", "-1"),
        ("STELLWERK_BACKUP_DAYS", "many"),
        ("STELLWERK_KEEP_DAYS", "99999"),
    ],
)
def test_a_setting_that_cannot_be_used_is_told(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        from_env({name: value})
