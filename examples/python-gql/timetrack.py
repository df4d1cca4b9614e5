"""Reads payroll and the change feed of TimeTrack with the library gql."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
from collections.abc import AsyncIterator
from typing import Any

from gql import Client, gql
from gql.transport.aiohttp import AIOHTTPTransport
from gql.transport.exceptions import TransportError, TransportQueryError, TransportServerError

CHANGES = gql(
    """
    query Changes($after: String) {
      viewer {
        timesheetChanges(first: 500, after: $after) {
          edges {
            cursor
            node {
              kind
              at
              timesheetId
              timesheet {
                clockInAt
                clockOutAt
                durationMinutes
                status
                user {
                  id
                  lastName
                }
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    """
)

PAYROLL = gql(
    """
    query Payroll($startDate: Date!, $endDate: Date!, $after: String) {
      viewer {
        payrollExport(startDate: $startDate, endDate: $endDate, first: 100, after: $after) {
          edges {
            node {
              user {
                id
                lastName
                employeeNumber
              }
              regularMinutes
              overtimeMinutes
              doubleTimeMinutes
              ptoMinutes
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    """
)

MAX_ATTEMPTS = 8
LONGEST_WAIT_SECONDS = 60.0
TEMPORARY_CODES = frozenset({"RATE_LIMITED", "SERVICE_UNAVAILABLE", "INTERNAL"})


def is_temporary(error: Exception) -> bool:
    """Whether the same request may succeed later: a limit, a restart or the network."""
    if isinstance(error, TransportQueryError):
        codes = {(each.get("extensions") or {}).get("code") for each in error.errors or []}
        return not codes.isdisjoint(TEMPORARY_CODES)
    if isinstance(error, TransportServerError):
        return error.code is None or error.code == 429 or error.code >= 500
    return isinstance(error, (TransportError, OSError, asyncio.TimeoutError))


async def execute(session: Any, document: Any, variables: dict[str, Any]) -> dict[str, Any]:
    """Runs a query, and repeats it after a temporary error. Each wait is about twice as long as the previous one."""
    for attempt in range(1, MAX_ATTEMPTS + 1):
        try:
            return await session.execute(document, variable_values=variables)
        except Exception as error:
            if attempt == MAX_ATTEMPTS or not is_temporary(error):
                raise
            seconds = min(2.0 ** (attempt - 1), LONGEST_WAIT_SECONDS) * random.uniform(0.5, 1.0)
            print(f"{error}; trying again in {seconds:.1f} s", file=sys.stderr)
            await asyncio.sleep(seconds)
    raise AssertionError("unreachable")


async def pages(
    session: Any, document: Any, field: str, variables: dict[str, Any]
) -> AsyncIterator[list[dict[str, Any]]]:
    """The edges of a connection, page by page, from the cursor in the variables to the end."""
    after = variables.get("after")
    while True:
        data = await execute(session, document, {**variables, "after": after})
        connection = data["viewer"][field]
        if connection["edges"]:
            yield connection["edges"]
        if not connection["pageInfo"]["hasNextPage"]:
            return
        after = connection["pageInfo"]["endCursor"]


async def run(arguments: argparse.Namespace) -> None:
    transport = AIOHTTPTransport(
        url=f"{os.environ['TIMETRACK_URL'].rstrip('/')}/graphql",
        headers={"Authorization": f"Bearer {os.environ['TIMETRACK_KEY']}"},
    )
    async with Client(transport=transport, execute_timeout=60) as session:
        if arguments.command == "payroll":
            variables = {"startDate": arguments.start_date, "endDate": arguments.end_date}
            async for edges in pages(session, PAYROLL, "payrollExport", variables):
                for edge in edges:
                    print(json.dumps(edge["node"]))
        else:
            async for edges in pages(session, CHANGES, "timesheetChanges", {"after": arguments.after}):
                for edge in edges:
                    print(json.dumps({"cursor": edge["cursor"], **edge["node"]}))


def parse(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    payroll = commands.add_parser("payroll", help="everyone's minutes for a range of dates, both included")
    payroll.add_argument("start_date")
    payroll.add_argument("end_date")
    changes = commands.add_parser("changes", help="the changes of timesheets, oldest first")
    changes.add_argument("--after", help="the last cursor that you stored")
    return parser.parse_args(args)


if __name__ == "__main__":
    asyncio.run(run(parse(sys.argv[1:])))
