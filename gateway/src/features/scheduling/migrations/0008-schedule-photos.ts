import { Migration } from '@mikro-orm/migrations';

/** Adds photos and revisions to schedules, and limits their length. */
export class SchedulePhotosMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table schedule_photos (
        organization_id uuid not null,
        schedule_id uuid not null,
        photo_id uuid not null,
        position integer not null,
        primary key (organization_id, schedule_id, photo_id),
        constraint schedule_photos_schedule foreign key (organization_id, schedule_id)
          references schedules (organization_id, id) on delete cascade,
        constraint schedule_photos_photo foreign key (organization_id, photo_id) references photos (organization_id, id)
      )`);
    this.addSql('create index schedule_photos_by_photo on schedule_photos (organization_id, photo_id)');
    // Nothing ever wrote to this column. Photos are rows, as for timesheets.
    this.addSql('alter table schedules drop column image_urls');

    // Calendar programs compare these to find out which copy of an event is newer.
    this.addSql('alter table schedules add column revision integer not null default 0');
    this.addSql('alter table schedules add column updated_at timestamptz(3) not null default now()');

    // The business rule allows 31 days. The database adds a day for copies across a clock change. With a limited length,
    // a search by time reads only a part of the index instead of the whole past.
    this.addSql(`
      alter table schedules add constraint schedules_not_too_long check (end_at - start_at <= interval '768 hours')`);
  }
}
