"""The tables of the store, the same in SQLite and PostgreSQL except for the names of two types."""

from collections.abc import Iterable
from typing import Final

# The version of the tables; a store of another version is not opened.
VERSION: Final = 1

TABLES: Final = """
create table if not exists version (number integer not null);
create table if not exists streams (
  stream text primary key,
  count bigint not null,
  digest {bytes} not null,
  epoch bigint not null,
  owner text not null,
  until {real} not null
);
create table if not exists events (
  stream text not null,
  number bigint not null,
  command text not null,
  at text not null,
  body {bytes} not null,
  transfers {bytes} not null,
  digest {bytes} not null,
  primary key (stream, number)
){rowless};
create table if not exists commands (
  stream text not null,
  command text not null,
  count bigint not null,
  primary key (stream, command)
){rowless};
create table if not exists accounts (
  account text primary key,
  balance bigint not null check (balance >= 0 or account = 'outside')
){rowless};
create table if not exists hands (
  stream text not null,
  hand bigint not null,
  first bigint not null,
  last bigint not null,
  at text not null,
  book text not null,
  rules text not null,
  primary key (stream, hand)
){rowless};
create table if not exists dealt (
  stream text not null,
  hand bigint not null,
  seat bigint not null,
  name text not null,
  bot boolean not null,
  primary key (stream, hand, seat)
){rowless};
create index if not exists dealt_by_name on dealt (name, stream, hand);
create table if not exists entries (
  stream text not null,
  number bigint not null,
  place bigint not null,
  name text not null,
  account text not null,
  other text not null,
  amount bigint not null,
  why text not null,
  at text not null,
  primary key (stream, number, place)
){rowless};
create index if not exists entries_by_name on entries (name, at);
create table if not exists snapshots (
  stream text primary key,
  count bigint not null,
  body {bytes} not null
);
create table if not exists books (
  fingerprint text primary key,
  text {bytes} not null
);
"""

SQLITE: Final = TABLES.format(bytes="blob", real="real", rowless=" without rowid")
POSTGRES: Final = TABLES.format(bytes="bytea", real="double precision", rowless="")

# Tables with rows of streams. A room last open before there were lists lacks the last three.
OF_STREAMS: Final = ("events", "commands", "snapshots", "hands", "dealt", "entries")


def filed(tables: Iterable[str] = OF_STREAMS) -> str:
    """A query for streams with anything filed under them, even those missing from their list."""
    return f"{' union '.join(f'select stream from {table}' for table in tables)} order by stream"
