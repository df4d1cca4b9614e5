/** The tables of closed payrolls. Other programs may read them at any time. */
export const payrollSchema = `
  create table if not exists payroll_versions (
    start_date text not null,
    end_date text not null,
    version integer not null,
    reason text not null,
    closed_at text not null,
    primary key (start_date, end_date, version)
  ) strict;

  -- One row per person and version. The body is the JSON of the API.
  create table if not exists payroll_entries (
    start_date text not null,
    end_date text not null,
    version integer not null,
    user_id text not null,
    body text not null,
    primary key (start_date, end_date, version, user_id)
  ) strict;

  -- What changed since the version before, or what a later period pays for an earlier one.
  create table if not exists payroll_adjustments (
    cursor text primary key,
    user_id text not null,
    body text not null
  ) strict;

  create table if not exists payroll_progress (
    only_row integer primary key check (only_row = 1),
    versions_cursor text,
    adjustments_cursor text
  ) strict;
  insert or ignore into payroll_progress (only_row) values (1);

  -- For people and for joins: what is paid for each period now.
  create view if not exists current_payroll as
  select start_date, end_date, version, user_id, body ->> '$.user.lastName' as last_name,
    body ->> '$.regularMinutes' as regular_minutes, body ->> '$.overtimeMinutes' as overtime_minutes,
    body ->> '$.doubleTimeMinutes' as double_time_minutes, body ->> '$.ptoMinutes' as pto_minutes
  from payroll_entries entry
  where version = (
    select max(version) from payroll_versions
    where start_date = entry.start_date and end_date = entry.end_date
  );
`;
