import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps every version of a closed period's pay. Pay that was settled before becomes version 1 of its period, with the
 * same entries. A period that was closed outside the product has no settled pay and gets no version.
 */
export class PayrollVersionsMigration extends Migration {
  override up(): void {
    this.createVersions();
    this.moveSettledPay();
    this.createAdjustments();
    this.keepWhatWasPaid();
  }

  private createVersions(): void {
    this.addSql(`
      create table payroll_versions (
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
      )`);
    this.addSql(`
      insert into payroll_versions
        (organization_id, id, position, start_date, end_date, version, reason, rules, closed_at, closed_by_id)
      select organization_id, id, row_number() over (partition by organization_id order by closed_at, start_date),
             start_date, end_date, 1, 'CLOSED', rules, closed_at, closed_by_id
      from closed_pay_periods closed
      where exists (
        select from settled_pay where organization_id = closed.organization_id and pay_period_id = closed.id
      )`);
  }

  private moveSettledPay(): void {
    this.addSql('alter table closed_pay_periods add version_id uuid');
    this.addSql(`
      update closed_pay_periods closed set version_id = version.id
      from payroll_versions version
      where version.organization_id = closed.organization_id and version.id = closed.id`);
    this.addSql(`
      alter table closed_pay_periods add constraint closed_pay_periods_version
        foreign key (organization_id, version_id) references payroll_versions (organization_id, id)`);
    this.addSql('alter table settled_pay drop constraint settled_pay_period');
    this.addSql('alter table settled_pay rename column pay_period_id to version_id');
    this.addSql(`
      alter table settled_pay add constraint settled_pay_version
        foreign key (organization_id, version_id) references payroll_versions (organization_id, id)`);
  }

  private createAdjustments(): void {
    this.addSql(`
      create table payroll_adjustments (
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
        target_start_date date,
        at timestamptz(3) not null,
        primary key (organization_id, position),
        constraint payroll_adjustments_paid_once check ((version is null) = (target_start_date is not null)),
        constraint payroll_adjustments_user foreign key (organization_id, user_id)
          references users (organization_id, id)
      )`);
    this.addSql(`
      create index payroll_adjustments_by_target on payroll_adjustments (organization_id, target_start_date, user_id)
      where target_start_date is not null`);
    this.addSql(`
      create index payroll_adjustments_by_source on payroll_adjustments (organization_id, start_date, user_id)
      where target_start_date is not null`);
  }

  private keepWhatWasPaid(): void {
    this.addSql(`
      create function keep_what_was_paid() returns trigger language plpgsql as $$
      begin
        raise exception 'a version of a payroll never changes' using errcode = 'restrict_violation';
      end $$`);
    for (const table of ['payroll_versions', 'settled_pay', 'payroll_adjustments']) {
      this.addSql(`
        create trigger ${table}_never_change before update or delete on ${table}
        for each row execute function keep_what_was_paid()`);
    }
  }
}
