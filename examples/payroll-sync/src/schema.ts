/** The tables of the local copy. Other programs may read them at any time. */
export const schema = `
  -- A deleted timesheet keeps its last known body, because hours that were passed on may have to be taken back. The body
  -- is the JSON of the API. It is null if the timesheet was deleted before this program read it.
  create table if not exists timesheets (
    id text primary key,
    body text check (body is not null or deleted_at is not null),
    deleted_at text
  ) strict;

  -- Every change in order. You may delete rows that you have processed, except the last one.
  create table if not exists journal (
    number integer primary key,
    cursor text not null unique,
    kind text not null check (kind in ('UPSERT', 'DELETE')),
    timesheet_id text not null,
    at text not null
  ) strict;

  create table if not exists progress (
    only_row integer primary key check (only_row = 1),
    cursor text
  ) strict;
  insert or ignore into progress (only_row) values (1);

  -- For people and for joins: one row per timesheet that is not deleted.
  create view if not exists current_timesheets as
  select id, body ->> '$.user.id' as user_id, body ->> '$.user.firstName' as first_name,
    body ->> '$.user.lastName' as last_name, body ->> '$.job.name' as job, body ->> '$.clockInAt' as clock_in_at,
    body ->> '$.clockOutAt' as clock_out_at, body ->> '$.durationMinutes' as duration_minutes,
    body ->> '$.status' as status
  from timesheets where deleted_at is null;
`;
