import { Migration } from '@mikro-orm/migrations';

/** Creates pay periods, and triggers that reject every change to the timesheets of closed ones. */
export class PayPeriodsMigration extends Migration {
  override up(): void {
    this.createTables();
    this.lockTimesheets();
  }

  private createTables(): void {
    this.addSql(`
      create table pay_period_settings (
        organization_id uuid primary key references organizations (id),
        kind text not null
          constraint pay_period_settings_kind_known check (kind in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
        anchor_date date not null
      )`);
    this.addSql(`
      create table closed_pay_periods (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        start_date date not null,
        end_date date not null,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        rules jsonb not null,
        timesheet_count integer not null,
        closed_at timestamptz(3) not null,
        closed_by_id uuid not null,
        primary key (organization_id, id),
        constraint closed_pay_periods_closed_by foreign key (organization_id, closed_by_id)
          references users (organization_id, id),
        constraint closed_pay_periods_never_overlap exclude using gist (
          organization_id with =, daterange(start_date, end_date, '[]') with &&
        )
      )`);
    this.addSql('create index closed_pay_periods_by_start on closed_pay_periods (organization_id, start_date)');
    this.addSql('create index closed_pay_periods_by_end on closed_pay_periods (organization_id, ends_at)');
  }

  /**
   * A transaction that changes a timesheet holds the organization's lock in shared mode; one that closes a period holds it
   * exclusively. So a changed timesheet is either counted by the closing, or rejected because the period is closed.
   */
  private lockTimesheets(): void {
    this.addSql(`
      create function pay_period_lock(organization_id uuid) returns bigint language sql immutable
      return hashtextextended('pay periods of ' || organization_id, 0)`);
    this.addSql(`
      create function refuse_in_closed_pay_period(sheet timesheets) returns void language plpgsql as $$
      begin
        if exists (
          select from closed_pay_periods
          where organization_id = sheet.organization_id
            and ends_at > sheet.clock_in_at
            and (sheet.clock_out_at is null or sheet.clock_out_at > starts_at or sheet.clock_in_at >= starts_at)
        ) then
          raise exception 'the pay period is closed'
            using errcode = 'check_violation', constraint = 'timesheets_in_open_pay_period';
        end if;
      end $$`);
    this.addSql(`
      create function keep_closed_pay_periods() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          perform pg_advisory_xact_lock_shared(pay_period_lock(old.organization_id));
          perform refuse_in_closed_pay_period(old);
        else
          perform pg_advisory_xact_lock_shared(pay_period_lock(new.organization_id));
        end if;
        if tg_op = 'DELETE' then return old; end if;
        perform refuse_in_closed_pay_period(new);
        return new;
      end $$`);
    this.addSql(`
      create trigger timesheets_in_open_pay_period before insert or update or delete on timesheets
      for each row execute function keep_closed_pay_periods()`);
    this.addSql(`
      create function keep_breaks_of_closed_pay_periods() returns trigger language plpgsql as $$
      declare
        pause breaks%rowtype := coalesce(new, old);
        sheet timesheets%rowtype;
      begin
        perform pg_advisory_xact_lock_shared(pay_period_lock(pause.organization_id));
        select * into sheet from timesheets where organization_id = pause.organization_id and id = pause.timesheet_id;
        -- Where the timesheet itself goes, its own trigger was asked.
        if found then perform refuse_in_closed_pay_period(sheet); end if;
        return pause;
      end $$`);
    this.addSql(`
      create trigger breaks_in_open_pay_period before insert or update or delete on breaks
      for each row execute function keep_breaks_of_closed_pay_periods()`);
  }
}
