import { Migration } from '@mikro-orm/migrations';

/** Photos on schedules, how often a schedule was changed, and how long one may be. */
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
    // Nothing ever wrote addresses into the column; photos stand in rows, as those of timesheets do.
    this.addSql('alter table schedules drop column image_urls');

    // What a calendar program asks of an event: is this copy newer than mine?
    this.addSql('alter table schedules add column revision integer not null default 0');
    this.addSql('alter table schedules add column updated_at timestamptz(3) not null default now()');

    // The rule says 31 days; the database leaves room for a week copied across a change of the clocks. A bounded length
    // lets a look-up by time read the part of the index that can matter, and not the whole past.
    this.addSql(`
      alter table schedules add constraint schedules_not_too_long check (end_at - start_at <= interval '768 hours')`);
  }
}
