import { Migration } from '@mikro-orm/migrations';

/** A day of UTC: a column of a row of timesheets. */
const day = `(clock_in_at at time zone 'UTC')::date`;

/** What one timesheet adds to the counts of the day of its clock-in. */
const one = `organization_id, ${day} as day, 1 as timesheets, (approved_at is null)::int as unapproved,
  (approved_at is null and clock_out_at is not null)::int as pending`;

const counts = ['timesheets', 'unapproved', 'pending'] as const;

const list = counts.join(', ');
const listOf = (write: (count: string) => string) => counts.map(write).join(', ');
const sums = listOf((count) => `sum(${count})::integer as ${count}`);
const isAnyNotZero = counts.map((count) => `sum(${count}) <> 0`).join(' or ');
const negative = listOf((count) => `-${count}`);
const lock = (take: string) => `${take}(hashtextextended('timesheet_counts ' || organization, 0))`;

/**
 * The counts of each organization's timesheets, kept by PostgreSQL (ADR 0065): `timesheet_counts` for each day, and for all
 * days as the day `-infinity`, plus `timesheet_count_changes`, which is only appended to and regularly added to the former.
 */
export class TimesheetCounts extends Migration {
  override up(): void {
    this.createTables();
    this.foldChanges();
    this.noteChanges();
    this.correctCounts();
    this.addSql(`
      select correct_timesheet_counts(organization_id)
      from (select distinct organization_id from timesheets) as existing`);
    this.addSql('analyze timesheet_counts');
  }

  /** The foreign keys of timesheets imply the organization. A foreign key to it would lock its row for each punch. */
  private createTables(): void {
    this.addSql(`
      create table timesheet_counts (
        organization_id uuid not null,
        day date not null,
        timesheets integer not null,
        unapproved integer not null,
        pending integer not null,
        primary key (organization_id, day)
      ) with (fillfactor = 50)`);
    this.addSql(`
      create table timesheet_count_changes (
        organization_id uuid not null,
        id bigint not null generated always as identity,
        day date not null,
        timesheets integer not null,
        unapproved integer not null,
        pending integer not null,
        primary key (organization_id, id)
      )`);
  }

  /**
   * Adds the changes to the counts, unless another transaction is doing so: a punch never waits for another one. A snapshot that
   * is older than the lock could contain changes that were already added, so other isolation levels leave it.
   */
  private foldChanges(): void {
    this.addSql(`
      create function fold_timesheet_counts(organization uuid) returns void language plpgsql as $$
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
      end $$`);
  }

  /**
   * One change for each day that a statement touches. The more changes it makes, the likelier it folds them, so about
   * 64 wait. The triggers also fire for rows that are loaded with \`session_replication_role = replica\`.
   */
  private noteChanges(): void {
    const events = {
      insert: ['new table as added', `select ${one} from added`],
      delete: [
        'old table as removed',
        `select organization_id, day, ${negative} from (select ${one} from removed) as gone`,
      ],
      update: [
        'old table as removed new table as added',
        `select ${one} from added
         union all
         select organization_id, day, ${negative} from (select ${one} from removed) as gone`,
      ],
    };
    for (const [event, [tables, changes]] of Object.entries(events)) {
      this.addSql(`
        create function count_timesheets_after_${event}() returns trigger language plpgsql as $$
        declare
          written integer;
          organization uuid;
        begin
          insert into timesheet_count_changes (organization_id, day, ${list})
          select organization_id, day, ${sums}
          from (${changes}) as change (organization_id, day, ${list})
          group by organization_id, day
          having ${isAnyNotZero};
          get diagnostics written = row_count;
          if random() * 64 < written then
            for organization in select distinct organization_id from ${event === 'insert' ? 'added' : 'removed'} loop
              perform fold_timesheet_counts(organization);
            end loop;
          end if;
          return null;
        end $$`);
      this.addSql(`
        create trigger timesheets_counted_after_${event} after ${event} on timesheets
        referencing ${tables} for each statement execute function count_timesheets_after_${event}()`);
      this.addSql(`alter table timesheets enable always trigger timesheets_counted_after_${event}`);
    }
  }

  /** Days whose counts differ from the timesheets in one snapshot, and by how much; `-infinity` if the total is not that of the days. */
  private correctCounts(): void {
    this.addSql(`
      create function list_wrong_timesheet_counts(organization uuid)
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
      $$`);
    // Punches may continue in the meantime: they only append.
    this.addSql(`
      create function correct_timesheet_counts(organization uuid) returns integer language plpgsql as $$
      declare
        wrong integer;
      begin
        perform ${lock('pg_advisory_xact_lock')};
        insert into timesheet_count_changes (organization_id, day, ${list})
        select organization, day, ${list} from list_wrong_timesheet_counts(organization);
        get diagnostics wrong = row_count;
        perform fold_timesheet_counts(organization);
        return wrong;
      end $$`);
    this.addSql(`
      create function list_organizations_with_counts() returns table (id uuid) language sql stable as $$
        select id from organizations
      $$`);
  }
}
