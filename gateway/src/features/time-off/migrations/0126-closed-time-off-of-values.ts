import { Migration } from '@mikro-orm/migrations';

/** The same functions of values instead of rows, for the same reason as those of timesheets (0125). */
export class ClosedTimeOffOfValues extends Migration {
  override up(): void {
    this.addDates();
    this.addSql(`
      create function refuse_time_off_in_closed_pay_period(organization uuid, first_day date, last_day date, paid_hours integer)
      returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(pay_period_lock(organization));
        if is_in_closed_pay_period(organization, first_day, last_day, paid_hours) then
          raise exception 'the pay period is closed'
            using errcode = 'check_violation', constraint = 'pto_requests_in_open_pay_period';
        end if;
      end $$`);
    // Pending requests can be denied and canceled at any time, because that changes no pay.
    this.addSql(`
      create or replace function keep_time_off_of_closed_pay_periods() returns trigger language plpgsql as $$
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
      end $$`);
  }

  /** The dates on which \`spreadTimeOff\` of the pay engine puts at least one minute (0028). */
  private addDates(): void {
    this.addSql(`
      create function time_off_dates(first_day date, last_day date, paid_hours integer)
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
      end`);
    this.addSql(`
      create function is_in_closed_pay_period(organization uuid, first_day date, last_day date, paid_hours integer)
      returns boolean language sql stable as $$
        select exists (
          select from closed_pay_periods closed
          where closed.organization_id = organization and closed.start_date <= last_day and closed.end_date >= first_day
            and exists (
              select from time_off_dates(first_day, last_day, paid_hours) day
              where day between closed.start_date and closed.end_date
            )
        )
      $$`);
  }
}
