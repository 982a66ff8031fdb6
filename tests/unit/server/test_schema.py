"""The HTTP interface against its own description, with schemathesis."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.kit.process import Process

# A name may be taken, or a table missing: a request that fits the schema may be refused.
MAY_BE_REFUSED: list[Any] = [positive_data_acceptance]
EXAMPLES = 6


@pytest.mark.long
def test_every_operation_keeps_to_its_description(tmp_path: Path) -> None:
    with Process(tmp_path / "room") as process:
        schema = schemathesis.openapi.from_url(f"{process.http}/schema")
        tried = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @settings(
                max_examples=EXAMPLES,
                phases=(Phase.generate,),
                suppress_health_check=list(HealthCheck),
                derandomize=True,
                database=None,
                deadline=None,
            )
            @given(case=operation.as_strategy())
            def try_out(case: Case[Any]) -> None:
                nonlocal tried
                tried += 1
                case.call_and_validate(excluded_checks=MAY_BE_REFUSED, timeout=30)

            try_out()
        assert tried >= 11 and "Traceback" not in process.log()
