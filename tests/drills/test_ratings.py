"""Five thousand games: people of known strength are told apart, everything is the same when made again.

And a season in which cheating does not pay.
"""

from __future__ import annotations

import pytest

from tests.bench.ratings import main

pytestmark = pytest.mark.drill


def test_ratings_order_people_by_their_strength() -> None:
    # In fewer seasons the luck of five people is larger than what cheating could bring.
    assert main(seasons=4) == 0
