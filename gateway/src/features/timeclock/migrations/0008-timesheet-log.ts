import { Migration } from '@mikro-orm/migrations';

/** What triggers keep about timesheets, so that no writer can bypass it: the log of changes, the counts, and whose their parts are. */
export class TimesheetLogBaseline extends Migration {
  override up(): void {
    const functions = [...logFunctions, ...countFunctions, ...partFunctions];
    const triggers = [...logTriggers, ...countTriggers, ...partTriggers];
    for (const statement of [...tables, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

// The foreign keys of timesheets imply the organization of the log and of the counts.
const tables = [
  // The log of the change feed. A change gets its position when it is first read: see change-log.queries.ts.
  `create table timesheet_changes (
    organization_id uuid not null,
    sequence bigint not null generated always as identity,
    position bigint,
    timesheet_id uuid not null,
    kind text not null,
    at timestamptz(3) not null default clock_timestamp(),
    primary key (organization_id, sequence),
    constraint timesheet_changes_kind check (kind in ('UPSERT', 'DELETE'))
  )`,

  // The counts of each organization's timesheets (ADR 0065): for each day, and for all days as the day -infinity. The changes
  // are only appended, and regularly added to the counts.
  `create table timesheet_counts (
    organization_id uuid not null,
    day date not null,
    timesheets integer not null,
    unapproved integer not null,
    pending integer not null,
    primary key (organization_id, day)
  ) with (fillfactor = 50)`,
  `create table timesheet_count_changes (
    organization_id uuid not null,
    id bigint not null generated always as identity,
    day date not null,
    timesheets integer not null,
    unapproved integer not null,
    pending integer not null,
    primary key (organization_id, id)
  )`,
];

const indexes = [
  `create unique index timesheet_changes_in_order on timesheet_changes (organization_id, position)
    where position is not null`,
  `create index timesheet_changes_unpositioned on timesheet_changes (organization_id, sequence)
    where position is null`,
];

const logFunctions = [
  // A command changes a timesheet and its breaks row by row. Consecutive changes of one timesheet are logged as one. The
  // setting is local to the transaction.
  `create function log_timesheet_change(organization uuid, timesheet uuid, change text) returns void
  language plpgsql as $$
  begin
    if current_setting('timetrack.logged_change', true) = change || timesheet then return; end if;
    insert into timesheet_changes (organization_id, timesheet_id, kind) values (organization, timesheet, change);
    perform set_config('timetrack.logged_change', change || timesheet, true);
  end $$`,
  // The same without a call for each punch.
  `create function log_change_of_timesheet() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform log_timesheet_change(old.organization_id, old.id, 'DELETE');
    elsif current_setting('timetrack.logged_change', true) is distinct from 'UPSERT' || new.id then
      insert into timesheet_changes (organization_id, timesheet_id, kind)
        values (new.organization_id, new.id, 'UPSERT');
      perform set_config('timetrack.logged_change', 'UPSERT' || new.id, true);
    end if;
    return null;
  end $$`,
  `create function log_change_of_timesheet_part() returns trigger language plpgsql as $$
  declare
    organization uuid := coalesce(new.organization_id, old.organization_id);
    timesheet uuid := coalesce(new.timesheet_id, old.timesheet_id);
  begin
    -- Parts that are deleted with their timesheet do not change it.
    if exists (select from timesheets where organization_id = organization and id = timesheet) then
      perform log_timesheet_change(organization, timesheet, 'UPSERT');
    end if;
    return null;
  end $$`,
];

const partFunctions = [
  // A person's timesheet never becomes another person's.
  `create function copy_person_of_timesheet() returns trigger language plpgsql as $$
  begin
    select user_id into new.user_id from timesheets
    where organization_id = new.organization_id and id = new.timesheet_id;
    return new;
  end $$`,
];

const partTriggers = ['breaks', 'timesheet_photos'].map(
  (table) => `create trigger ${table}_have_a_person before insert on ${table}
    for each row execute function copy_person_of_timesheet()`,
);

const logTriggers = [
  `create trigger timesheets_logged after insert or delete on timesheets
    for each row execute function log_change_of_timesheet()`,
  `create trigger timesheets_logged_on_update after update on timesheets
    for each row when (old.* is distinct from new.*) execute function log_change_of_timesheet()`,
  `create trigger breaks_logged after insert or update or delete on breaks
    for each row execute function log_change_of_timesheet_part()`,
  `create trigger break_answers_logged after insert on break_answers
    for each row execute function log_change_of_timesheet_part()`,
  `create trigger timesheet_photos_logged after insert or update or delete on timesheet_photos
    for each row execute function log_change_of_timesheet_part()`,
];

/** What one timesheet adds to the counts of the day of its clock-in, in UTC. */
const one = `organization_id, (clock_in_at at time zone 'UTC')::date as day, 1 as timesheets,
      (approved_at is null)::int as unapproved, (approved_at is null and clock_out_at is not null)::int as pending`;

const counts = ['timesheets', 'unapproved', 'pending'];
const list = counts.join(', ');
const listOf = (write: (count: string) => string) => counts.map(write).join(', ');
const sums = listOf((count) => `sum(${count})::integer as ${count}`);
const isAnyNotZero = counts.map((count) => `sum(${count}) <> 0`).join(' or ');
const negative = listOf((count) => `-${count}`);
const lock = (take: string) => `${take}(hashtextextended('timesheet_counts ' || organization, 0))`;

const ofAdded = `select ${one} from added`;
const ofRemoved = `select organization_id, day, ${negative} from (select ${one} from removed) as gone`;
const countedEvents = [
  { event: 'insert', tables: 'new table as added', changes: ofAdded, rows: 'added' },
  {
    event: 'update',
    tables: 'old table as removed new table as added',
    changes: `${ofAdded} union all ${ofRemoved}`,
    rows: 'removed',
  },
  { event: 'delete', tables: 'old table as removed', changes: ofRemoved, rows: 'removed' },
];

const countFunctions = [
  // Adds the changes to the counts, unless another transaction is doing so: a punch never waits for another one. A snapshot
  // that is older than the lock could contain changes that were already added, so other isolation levels leave it.
  `create function fold_timesheet_counts(organization uuid) returns void language plpgsql as $$
  begin
    if current_setting('transaction_isolation') <> 'read committed'
      or not ${lock('pg_try_advisory_xact_lock')} then
      return;
    end if;
    with folded as (
      delete from timesheet_count_changes where organization_id = organization returning *
    )
    insert into timesheet_counts as kept (organization_id, day, ${list})
    select organization, coalesce(day, '-infinity'), ${sums}
    from folded
    group by grouping sets ((day), ())
    having (grouping(day) = 1 or day <> '-infinity') and (${isAnyNotZero})
    on conflict (organization_id, day) do update
      set ${listOf((count) => `${count} = kept.${count} + excluded.${count}`)};
  end $$`,

  // One change for each day that a statement touches. The more changes it makes, the likelier it folds them, so about 64 wait.
  // The changed rows are read in one statement and the counts written in others: a statement for a distributed table cannot
  // read a transition table (ADR 0112).
  ...countedEvents.map(
    ({
      event,
      changes,
      rows,
    }) => `create function count_timesheets_after_${event}() returns trigger language plpgsql as $$
  declare
    changed record;
    organization uuid;
    written integer := 0;
  begin
    for changed in
      select organization_id, day, ${sums}
      from (${changes}) as change (organization_id, day, ${list})
      group by organization_id, day
      having ${isAnyNotZero}
    loop
      insert into timesheet_count_changes (organization_id, day, ${list})
      values (changed.organization_id, changed.day, ${listOf((count) => `changed.${count}`)});
      written := written + 1;
    end loop;
    if random() * 64 < written then
      for organization in select distinct organization_id from ${rows} loop
        perform fold_timesheet_counts(organization);
      end loop;
    end if;
    return null;
  end $$`,
  ),

  // Days whose counts differ from the timesheets in one snapshot, and by how much; -infinity if the total is not that of the
  // days.
  `create function list_wrong_timesheet_counts(organization uuid)
  returns table (day date, timesheets integer, unapproved integer, pending integer) language sql stable as $$
    select day, ${sums}
    from (
      select ${one} from timesheets where organization_id = organization
      union all
      select organization_id, day, ${negative} from timesheet_counts
      where organization_id = organization and day <> '-infinity'
      union all
      select organization_id, day, ${negative} from timesheet_count_changes where organization_id = organization
      union all
      select organization_id, '-infinity', ${listOf((count) => `case when day = '-infinity' then -${count} else ${count} end`)}
      from timesheet_counts
      where organization_id = organization
    ) as difference (organization_id, day, ${list})
    group by day
    having ${isAnyNotZero}
  $$`,
  // Punches may continue in the meantime: they only append.
  `create function correct_timesheet_counts(organization uuid) returns integer language plpgsql as $$
  declare
    wrong integer;
  begin
    perform ${lock('pg_advisory_xact_lock')};
    insert into timesheet_count_changes (organization_id, day, ${list})
    select organization, day, ${list} from list_wrong_timesheet_counts(organization);
    get diagnostics wrong = row_count;
    perform fold_timesheet_counts(organization);
    return wrong;
  end $$`,
  `create function list_organizations_with_counts(after uuid, most integer) returns table (id uuid) language sql stable as $$
    select id from organizations where id > after order by id limit most
  $$`,
];

// The triggers also fire for rows that are loaded with `session_replication_role = replica`.
const countTriggers = countedEvents.flatMap(({ event, tables: changed }) => [
  `create trigger timesheets_counted_after_${event} after ${event} on timesheets
    referencing ${changed} for each statement execute function count_timesheets_after_${event}()`,
  `alter table timesheets enable always trigger timesheets_counted_after_${event}`,
]);
