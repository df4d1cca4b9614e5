import { Migration } from '@mikro-orm/migrations';

/** Creates the requests with which accountants ask for a closed pay period to be reopened. */
export class ReopeningRequestsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table reopening_requests (
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
      )`);
    this.addSql(`
      create unique index reopening_requests_pending_once on reopening_requests (organization_id, start_date)
      where status = 'PENDING'`);
    this.addSql(`
      create index reopening_requests_newest on reopening_requests (organization_id, requested_at desc, id desc)`);
  }
}
