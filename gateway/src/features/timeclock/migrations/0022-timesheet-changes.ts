import { Migration } from '@mikro-orm/migrations';

/** The log of the change feed. Triggers write it, so that no writer can bypass it. */
export class TimesheetChangesMigration extends Migration {
  override up(): void {
    this.createLog();
    this.logTimesheets();
    this.logPartsOfTimesheets();
    this.addSql(`
      insert into timesheet_changes (organization_id, timesheet_id, kind, position)
      select organization_id, id, 'UPSERT', row_number() over (partition by organization_id order by clock_in_at, id)
      from timesheets`);
  }

  /** A change gets its position when it is first read. See change-log.queries.ts. */
  private createLog(): void {
    this.addSql(`
      create table timesheet_changes (
        organization_id uuid not null references organizations (id),
        sequence bigint not null generated always as identity,
        position bigint,
        timesheet_id uuid not null,
        kind text not null,
        at timestamptz(3) not null default clock_timestamp(),
        primary key (organization_id, sequence),
        constraint timesheet_changes_kind check (kind in ('UPSERT', 'DELETE'))
      )`);
    this.addSql(`
      create unique index timesheet_changes_in_order on timesheet_changes (organization_id, position)
      where position is not null`);
    this.addSql(`
      create index timesheet_changes_unpositioned on timesheet_changes (organization_id, sequence)
      where position is null`);
  }

  /**
   * A command changes a timesheet and its breaks row by row. Consecutive changes of one timesheet are logged as one. The
   * setting is local to the transaction.
   */
  private logTimesheets(): void {
    this.addSql(`
      create function log_timesheet_change(organization uuid, timesheet uuid, change text) returns void
      language plpgsql as $$
      begin
        if current_setting('timetrack.logged_change', true) = change || timesheet then return; end if;
        insert into timesheet_changes (organization_id, timesheet_id, kind) values (organization, timesheet, change);
        perform set_config('timetrack.logged_change', change || timesheet, true);
      end $$`);
    this.addSql(`
      create function log_change_of_timesheet() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          perform log_timesheet_change(old.organization_id, old.id, 'DELETE');
        else
          perform log_timesheet_change(new.organization_id, new.id, 'UPSERT');
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger timesheets_logged after insert or delete on timesheets
      for each row execute function log_change_of_timesheet()`);
    this.addSql(`
      create trigger timesheets_logged_on_update after update on timesheets
      for each row when (old.* is distinct from new.*) execute function log_change_of_timesheet()`);
  }

  private logPartsOfTimesheets(): void {
    this.addSql(`
      create function log_change_of_timesheet_part() returns trigger language plpgsql as $$
      declare
        organization uuid := coalesce(new.organization_id, old.organization_id);
        timesheet uuid := coalesce(new.timesheet_id, old.timesheet_id);
      begin
        -- Parts that go with their timesheet are no change of it.
        if exists (select from timesheets where organization_id = organization and id = timesheet) then
          perform log_timesheet_change(organization, timesheet, 'UPSERT');
        end if;
        return null;
      end $$`);
    for (const table of ['breaks', 'timesheet_photos']) {
      this.addSql(`
        create trigger ${table}_logged after insert or update or delete on ${table}
        for each row execute function log_change_of_timesheet_part()`);
    }
  }
}
