import { Migration } from '@mikro-orm/migrations';

/**
 * The triggers pass values instead of rows: the row of a distributed table has the type of its shard, which no function takes
 * (ADR 0112).
 */
export class ClosedPeriodOfValues extends Migration {
  override up(): void {
    this.addSql(`
      create function refuse_in_closed_pay_period(organization uuid, clock_in timestamptz, clock_out timestamptz)
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
      end $$`);
    this.addSql(`
      create or replace function keep_closed_pay_periods() returns trigger language plpgsql as $$
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
      end $$`);
    this.addSql(`
      create or replace function keep_breaks_of_closed_pay_periods() returns trigger language plpgsql as $$
      declare
        organization uuid := coalesce(new.organization_id, old.organization_id);
        sheet record;
      begin
        perform pg_advisory_xact_lock_shared(pay_period_lock(organization));
        select clock_in_at, clock_out_at into sheet from timesheets
        where organization_id = organization and id = coalesce(new.timesheet_id, old.timesheet_id);
        -- Where the timesheet itself goes, its own trigger was asked.
        if found then perform refuse_in_closed_pay_period(organization, sheet.clock_in_at, sheet.clock_out_at); end if;
        return coalesce(new, old);
      end $$`);
  }
}
