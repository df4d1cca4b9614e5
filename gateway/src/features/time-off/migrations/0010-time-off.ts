import { Migration } from '@mikro-orm/migrations';

/** Creates PTO policies and requests. */
export class TimeOffMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table pto_policies (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        name text not null,
        yearly_allowance_hours integer,
        retired_at timestamptz(3),
        primary key (organization_id, id),
        constraint pto_policies_allowance_in_range check (yearly_allowance_hours between 0 and 8784)
      )`);
    // The database collates by bytes, where lower() only folds ASCII letters. See 0007-jobs-by-name.
    this.addSql(`
      create unique index pto_policies_active_name_once on pto_policies
        (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
      where retired_at is null`);

    this.addSql(`
      create table pto_requests (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        user_id uuid not null,
        policy_id uuid not null,
        start_date date not null,
        end_date date not null,
        hours integer not null,
        status text not null default 'PENDING',
        manager_notes text,
        created_at timestamptz(3) not null,
        decided_at timestamptz(3),
        decided_by_id uuid,
        primary key (organization_id, id),
        constraint pto_requests_user foreign key (organization_id, user_id) references users (organization_id, id),
        constraint pto_requests_policy foreign key (organization_id, policy_id)
          references pto_policies (organization_id, id),
        constraint pto_requests_decided_by foreign key (organization_id, decided_by_id)
          references users (organization_id, id),
        constraint pto_requests_hours_in_range check (hours between 1 and 80),
        constraint pto_requests_days check (end_date - start_date between 0 and 365),
        constraint pto_requests_status check (status in ('PENDING', 'APPROVED', 'DENIED', 'CANCELED')),
        constraint pto_requests_decision check
          ((status in ('APPROVED', 'DENIED')) = (decided_at is not null)
            and (decided_at is null) = (decided_by_id is null))
      )`);
    this.addSql('create index pto_requests_own on pto_requests (organization_id, user_id, created_at desc, id desc)');
    this.addSql(`
      create index pto_requests_pending on pto_requests (organization_id, created_at desc, id desc)
      where status = 'PENDING'`);
    this.addSql(`
      create index pto_requests_approved on pto_requests (organization_id, end_date, start_date)
      where status = 'APPROVED'`);
    // Deleting a policy checks this foreign key.
    this.addSql('create index pto_requests_of_policy on pto_requests (organization_id, policy_id)');
  }
}
