import { Migration } from '@mikro-orm/migrations';

/**
 * Policies are paid or unpaid and have a category, approvals can be revoked, and a trigger rejects time off in closed pay
 * periods.
 */
export class TimeOffBoundsMigration extends Migration {
  override up(): void {
    this.describePolicies();
    this.allowRevocations();
    this.lockClosedPayPeriods();
  }

  private describePolicies(): void {
    this.addSql(`
      alter table pto_policies
        add column paid boolean not null default true,
        add column category text not null default 'VACATION'
          constraint pto_policies_category_known check (category in ('VACATION', 'SICK', 'HOLIDAY', 'OTHER'))`);
  }

  private allowRevocations(): void {
    this.addSql(`
      alter table pto_requests
        add column revoked_at timestamptz(3),
        add column revoked_by_id uuid,
        add constraint pto_requests_revoked_by foreign key (organization_id, revoked_by_id)
          references users (organization_id, id),
        drop constraint pto_requests_decision,
        add constraint pto_requests_decision check
          ((status in ('APPROVED', 'DENIED') or revoked_at is not null) = (decided_at is not null)
            and (decided_at is null) = (decided_by_id is null)),
        add constraint pto_requests_revocation check
          ((revoked_at is null) = (revoked_by_id is null) and (revoked_at is null or status = 'CANCELED'))`);
    this.addSql(`
      create index pto_requests_decided on pto_requests (organization_id, decided_at desc, id desc)
      where decided_at is not null`);
  }

  /**
   * A transaction that requests, approves or revokes time off holds the organization's lock in shared mode; one that closes
   * a period holds it exclusively. So a pending request is either counted by the closing, or rejected because the period is
   * closed.
   */
  private lockClosedPayPeriods(): void {
    // The dates on which `spreadTimeOff` of the pay engine puts at least one minute. The trigger needs them in SQL, so that
    // it holds for every statement. The property test in closed-time-off.service.test.ts compares both implementations.
    this.addSql(`
      create function time_off_dates(request pto_requests) returns setof date language sql immutable
      begin atomic
        with days as (
          select each::date as day, extract(isodow from each) < 6 as is_weekday
          from generate_series(request.start_date::timestamp, request.end_date::timestamp, interval '1 day') each
        ), paid as (
          select day, row_number() over (order by day) as position from days
          where is_weekday or not exists (select from days where is_weekday)
        )
        select day from paid where position <= request.hours * 60;
      end`);
    this.addSql(`
      create function is_in_closed_pay_period(request pto_requests) returns boolean language sql stable
      return exists (
        select from closed_pay_periods closed
        where closed.organization_id = request.organization_id
          and closed.start_date <= request.end_date and closed.end_date >= request.start_date
          and exists (select from time_off_dates(request) day where day between closed.start_date and closed.end_date)
      )`);
    this.addSql(`
      create function refuse_time_off_in_closed_pay_period(request pto_requests) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(pay_period_lock(request.organization_id));
        if is_in_closed_pay_period(request) then
          raise exception 'the pay period is closed'
            using errcode = 'check_violation', constraint = 'pto_requests_in_open_pay_period';
        end if;
      end $$`);
    // Pending requests can be denied and canceled at any time, because that changes no pay.
    this.addSql(`
      create function keep_time_off_of_closed_pay_periods() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if (old.status, old.user_id, old.policy_id, old.start_date, old.end_date, old.hours)
            is not distinct from (new.status, new.user_id, new.policy_id, new.start_date, new.end_date, new.hours)
          then return new; end if;
        end if;
        if tg_op <> 'INSERT' then
          if old.status = 'APPROVED' then perform refuse_time_off_in_closed_pay_period(old); end if;
          if tg_op = 'DELETE' then return old; end if;
        end if;
        if new.status in ('PENDING', 'APPROVED') then perform refuse_time_off_in_closed_pay_period(new); end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger pto_requests_in_open_pay_period before insert or update or delete on pto_requests
      for each row execute function keep_time_off_of_closed_pay_periods()`);
  }
}
