import { Migration } from '@mikro-orm/migrations';

/** Closed pay periods and what was paid. Triggers reject every change to the timesheets and the time off of closed periods. */
export class PayPeriodsBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

const tables = [
  // Every version of a closed period's pay.
  `create table payroll_versions (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    position integer not null,
    start_date date not null,
    end_date date not null,
    version integer not null constraint payroll_versions_count_from_one check (version >= 1),
    reason text not null
      constraint payroll_versions_reason_known check (reason in ('CLOSED', 'CLOSED_AGAIN', 'NEIGHBOR')),
    rules jsonb not null,
    closed_at timestamptz(3) not null,
    closed_by_id uuid not null,
    primary key (organization_id, id),
    constraint payroll_versions_by_position unique (organization_id, position),
    constraint payroll_versions_once unique (organization_id, start_date, end_date, version),
    constraint payroll_versions_closed_by foreign key (organization_id, closed_by_id)
      references users (organization_id, id),
    -- Every period has a version 1, so periods that were ever exported never overlap.
    constraint payroll_versions_never_overlap exclude using gist (
      organization_id with =, daterange(start_date, end_date, '[]') with &&
    ) where (version = 1)
  )`,
  // The entry of each person in a version.
  `create table settled_pay (
    organization_id uuid not null,
    version_id uuid not null,
    position integer not null,
    user_id uuid not null,
    entry jsonb not null,
    primary key (organization_id, version_id, position),
    constraint settled_pay_once_per_person unique (organization_id, version_id, user_id),
    constraint settled_pay_version foreign key (organization_id, version_id)
      references payroll_versions (organization_id, id),
    constraint settled_pay_user foreign key (organization_id, user_id) references users (organization_id, id)
  )`,
  `create table payroll_adjustments (
    organization_id uuid not null references organizations (id),
    position integer not null,
    start_date date not null,
    end_date date not null,
    version integer,
    previous_version integer not null,
    reason text not null
      constraint payroll_adjustments_reason_known check (reason in ('CLOSED_AGAIN', 'NEIGHBOR')),
    user_id uuid not null,
    lines jsonb not null,
    -- The difference of qualified overtime by the last day of its workweek: [{"endDate": "2026-11-14", "minutes": -30}].
    qualified_overtime jsonb not null default '[]',
    target_start_date date,
    at timestamptz(3) not null,
    primary key (organization_id, position),
    constraint payroll_adjustments_paid_once check ((version is null) = (target_start_date is not null)),
    constraint payroll_adjustments_user foreign key (organization_id, user_id) references users (organization_id, id)
  )`,

  `create table closed_pay_periods (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    start_date date not null,
    end_date date not null,
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3) not null,
    rules jsonb not null,
    timesheet_count integer not null,
    version_id uuid,
    closed_at timestamptz(3) not null,
    closed_by_id uuid not null,
    primary key (organization_id, id),
    constraint closed_pay_periods_closed_by foreign key (organization_id, closed_by_id)
      references users (organization_id, id),
    constraint closed_pay_periods_version foreign key (organization_id, version_id)
      references payroll_versions (organization_id, id),
    constraint closed_pay_periods_never_overlap exclude using gist (
      organization_id with =, daterange(start_date, end_date, '[]') with &&
    )
  )`,
  // The requests with which accountants ask for a closed pay period to be reopened.
  `create table reopening_requests (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    start_date date not null,
    end_date date not null,
    reason text not null,
    status text not null default 'PENDING',
    requested_by_id uuid not null,
    requested_at timestamptz(3) not null,
    note text,
    decided_at timestamptz(3),
    decided_by_id uuid,
    primary key (organization_id, id),
    constraint reopening_requests_requested_by foreign key (organization_id, requested_by_id)
      references users (organization_id, id),
    constraint reopening_requests_decided_by foreign key (organization_id, decided_by_id)
      references users (organization_id, id),
    constraint reopening_requests_status check (status in ('PENDING', 'APPROVED', 'DECLINED', 'OVERTAKEN')),
    constraint reopening_requests_decision check
      ((status <> 'PENDING') = (decided_at is not null) and (decided_at is null) = (decided_by_id is null))
  )`,
];

const indexes = [
  'create index closed_pay_periods_by_start on closed_pay_periods (organization_id, start_date)',
  'create index closed_pay_periods_by_end on closed_pay_periods (organization_id, ends_at)',
  `create index payroll_adjustments_by_target on payroll_adjustments (organization_id, target_start_date, user_id)
    where target_start_date is not null`,
  `create index payroll_adjustments_by_source on payroll_adjustments (organization_id, start_date, user_id)
    where target_start_date is not null`,
  `create unique index reopening_requests_pending_once on reopening_requests (organization_id, start_date)
    where status = 'PENDING'`,
  'create index reopening_requests_newest on reopening_requests (organization_id, requested_at desc, id desc)',
];

const functions = [
  // A transaction that changes a timesheet, or requests, approves or revokes time off, holds this lock in shared mode. One
  // that closes a period holds it exclusively. So the closing counts the change, or the change is rejected because the period
  // is closed. Only immutable operators, so that PostgreSQL inlines it.
  `create function pay_period_lock(organization_id uuid) returns bigint language sql immutable
  return hashtextextended('pay periods of ' || organization_id::text, 0)`,

  // The triggers pass values instead of rows: the row of a distributed table has the type of its shard, which no function
  // takes (ADR 0112).
  `create function refuse_in_closed_pay_period(organization uuid, clock_in timestamptz, clock_out timestamptz)
  returns void language plpgsql as $$
  begin
    if exists (
      select from closed_pay_periods
      where organization_id = organization
        and ends_at > clock_in
        and (clock_out is null or clock_out > starts_at or clock_in >= starts_at)
    ) then
      raise exception 'the pay period is closed'
        using errcode = 'check_violation', constraint = 'timesheets_in_open_pay_period';
    end if;
  end $$`,
  `create function keep_closed_pay_periods() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      perform pg_advisory_xact_lock_shared(pay_period_lock(old.organization_id));
      perform refuse_in_closed_pay_period(old.organization_id, old.clock_in_at, old.clock_out_at);
    else
      perform pg_advisory_xact_lock_shared(pay_period_lock(new.organization_id));
    end if;
    if tg_op = 'DELETE' then return old; end if;
    perform refuse_in_closed_pay_period(new.organization_id, new.clock_in_at, new.clock_out_at);
    return new;
  end $$`,
  `create function keep_breaks_of_closed_pay_periods() returns trigger language plpgsql as $$
  declare
    organization uuid := coalesce(new.organization_id, old.organization_id);
    sheet record;
  begin
    perform pg_advisory_xact_lock_shared(pay_period_lock(organization));
    select clock_in_at, clock_out_at into sheet from timesheets
    where organization_id = organization and id = coalesce(new.timesheet_id, old.timesheet_id);
    -- When the timesheet itself is deleted, its own trigger has checked it.
    if found then perform refuse_in_closed_pay_period(organization, sheet.clock_in_at, sheet.clock_out_at); end if;
    return coalesce(new, old);
  end $$`,

  // The dates on which `spreadTimeOff` of the pay engine puts at least one minute. The trigger needs them in SQL, so that it
  // holds for every statement. The property test in closed-time-off.service.test.ts compares both implementations.
  `create function time_off_dates(first_day date, last_day date, paid_hours integer)
  returns setof date language sql immutable
  begin atomic
    with days as (
      select each::date as day, extract(isodow from each) < 6 as is_weekday
      from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') each
    ), paid as (
      select day, row_number() over (order by day) as position from days
      where is_weekday or not exists (select from days where is_weekday)
    )
    select day from paid where position <= paid_hours * 60;
  end`,
  `create function is_in_closed_pay_period(organization uuid, first_day date, last_day date, paid_hours integer)
  returns boolean language sql stable as $$
    select exists (
      select from closed_pay_periods closed
      where closed.organization_id = organization and closed.start_date <= last_day and closed.end_date >= first_day
        and exists (
          select from time_off_dates(first_day, last_day, paid_hours) day
          where day between closed.start_date and closed.end_date
        )
    )
  $$`,
  `create function refuse_time_off_in_closed_pay_period(organization uuid, first_day date, last_day date, paid_hours integer)
  returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(pay_period_lock(organization));
    if is_in_closed_pay_period(organization, first_day, last_day, paid_hours) then
      raise exception 'the pay period is closed'
        using errcode = 'check_violation', constraint = 'pto_requests_in_open_pay_period';
    end if;
  end $$`,
  // Pending requests can be denied and canceled at any time, because that changes no pay.
  `create function keep_time_off_of_closed_pay_periods() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if (old.status, old.user_id, old.policy_id, old.start_date, old.end_date, old.hours)
        is not distinct from (new.status, new.user_id, new.policy_id, new.start_date, new.end_date, new.hours)
      then return new; end if;
    end if;
    if tg_op <> 'INSERT' then
      if old.status = 'APPROVED' then
        perform refuse_time_off_in_closed_pay_period(old.organization_id, old.start_date, old.end_date, old.hours);
      end if;
      if tg_op = 'DELETE' then return old; end if;
    end if;
    if new.status in ('PENDING', 'APPROVED') then
      perform refuse_time_off_in_closed_pay_period(new.organization_id, new.start_date, new.end_date, new.hours);
    end if;
    return new;
  end $$`,

  `create function keep_what_was_paid() returns trigger language plpgsql as $$
  begin
    raise exception 'a version of a payroll never changes' using errcode = 'restrict_violation';
  end $$`,
  // What statements that insert from these tables read. Citus refuses an `insert ... select` from a distributed table under
  // row-level security. PostgreSQL puts the functions' queries into the statement, so the plans are the same (ADR 0112).
  `create function entries_of_version(organization uuid, version uuid)
  returns table ("position" integer, user_id uuid, entry jsonb) language sql stable as $$
    select paid.position, paid.user_id, paid.entry from settled_pay paid
    where paid.organization_id = organization and paid.version_id = version
  $$`,
  `create function last_adjustment(organization uuid) returns table ("position" integer) language sql stable as $$
    select coalesce(max(adjustment.position), 0) from payroll_adjustments adjustment
    where adjustment.organization_id = organization
  $$`,
];

const paid = ['payroll_versions', 'settled_pay', 'payroll_adjustments'];

const triggers = [
  `create trigger timesheets_in_open_pay_period before insert or update or delete on timesheets
    for each row execute function keep_closed_pay_periods()`,
  `create trigger breaks_in_open_pay_period before insert or update or delete on breaks
    for each row execute function keep_breaks_of_closed_pay_periods()`,
  `create trigger pto_requests_in_open_pay_period before insert or update or delete on pto_requests
    for each row execute function keep_time_off_of_closed_pay_periods()`,
  ...paid.map(
    (table) => `create trigger ${table}_never_change before update or delete on ${table}
    for each row execute function keep_what_was_paid()`,
  ),
];
