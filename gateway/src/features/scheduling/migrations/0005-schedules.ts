import { Migration } from '@mikro-orm/migrations';

/** Creates jobs, schedules, and their assignees. */
export class SchedulesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table jobs (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        name text not null,
        retired_at timestamptz(3),
        primary key (organization_id, id)
      )`);

    this.addSql(`
      create table schedules (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        title text not null,
        notes text,
        start_at timestamptz(3) not null,
        end_at timestamptz(3) not null,
        job_id uuid,
        status text not null default 'DRAFT',
        image_urls text[] not null default '{}',
        primary key (organization_id, id),
        constraint schedules_job foreign key (organization_id, job_id) references jobs (organization_id, id),
        constraint schedules_status check (status in ('DRAFT', 'PUBLISHED', 'CANCELED')),
        constraint schedules_end_after_start check (end_at > start_at)
      )`);
    this.addSql('create index schedules_by_start on schedules (organization_id, start_at desc, id desc)');
    this.addSql(`
      create index schedules_published on schedules (organization_id, end_at, start_at)
      where status = 'PUBLISHED'`);

    this.addSql(`
      create table schedule_assignees (
        organization_id uuid not null,
        schedule_id uuid not null,
        user_id uuid not null,
        primary key (organization_id, schedule_id, user_id),
        constraint schedule_assignees_schedule foreign key (organization_id, schedule_id)
          references schedules (organization_id, id) on delete cascade,
        constraint schedule_assignees_user foreign key (organization_id, user_id)
          references users (organization_id, id)
      )`);
    this.addSql(
      'create index schedule_assignees_by_user on schedule_assignees (organization_id, user_id, schedule_id)',
    );
  }
}
