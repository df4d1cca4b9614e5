import { Migration } from '@mikro-orm/migrations';

/** Photos, timesheets and breaks, with constraints for the rules that simultaneous writes could break. */
export class TimesheetsMigration extends Migration {
  override up(): void {
    this.createPhotos();
    this.createTimesheets();
    this.createBreaks();
    this.createTimesheetPhotos();
    this.keepBreaksInside();
  }

  private createPhotos(): void {
    this.addSql(`
      create table photos (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        uploaded_by_id uuid not null,
        content_type text not null,
        width integer not null,
        height integer not null,
        bytes integer not null,
        thumbnail_bytes integer not null,
        created_at timestamptz(3) not null,
        unattached_since timestamptz(3),
        primary key (organization_id, id),
        constraint photos_uploader foreign key (organization_id, uploaded_by_id) references users (organization_id, id)
      )`);
    this.addSql(`
      create index photos_unattached on photos (organization_id, unattached_since) where unattached_since is not null`);
  }

  private createTimesheets(): void {
    this.addSql(`
      create table timesheets (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        user_id uuid not null,
        job_id uuid,
        clock_in_at timestamptz(3) not null,
        clock_out_at timestamptz(3),
        notes text not null default '',
        flags text[] not null default '{}',
        lat double precision,
        lng double precision,
        approved_at timestamptz(3),
        primary key (organization_id, id),
        constraint timesheets_user foreign key (organization_id, user_id) references users (organization_id, id),
        constraint timesheets_job foreign key (organization_id, job_id) references jobs (organization_id, id),
        constraint timesheets_end_not_before_start check (clock_out_at >= clock_in_at),
        constraint timesheets_approved_when_closed check (approved_at is null or clock_out_at is not null),
        constraint timesheets_whole_location check ((lat is null) = (lng is null))
      )`);
    // Created before the exclusion constraint, because the first violated index names the failure.
    this.addSql(`
      create unique index timesheets_one_open_per_person on timesheets (organization_id, user_id)
      where clock_out_at is null`);
    this.addSql(`
      alter table timesheets add constraint timesheets_never_overlap exclude using gist (
        organization_id with =, user_id with =, tstzrange(clock_in_at, clock_out_at, '[)') with &&
      )`);
    this.addSql('create index timesheets_newest on timesheets (organization_id, clock_in_at desc, id desc)');
    this.addSql(`
      create index timesheets_newest_of_person on timesheets (organization_id, user_id, clock_in_at desc, id desc)`);
    this.addSql(`
      create index timesheets_pending on timesheets (organization_id, clock_in_at desc, id desc)
      where clock_out_at is not null and approved_at is null`);
    this.addSql('create index timesheets_by_end on timesheets (organization_id, clock_out_at)');
  }

  private createBreaks(): void {
    this.addSql(`
      create table breaks (
        organization_id uuid not null,
        id uuid not null default uuidv7(),
        timesheet_id uuid not null,
        type text not null,
        start_at timestamptz(3) not null,
        end_at timestamptz(3),
        primary key (organization_id, id),
        constraint breaks_timesheet foreign key (organization_id, timesheet_id)
          references timesheets (organization_id, id) on delete cascade,
        constraint breaks_type check (type in ('UNPAID', 'PAID')),
        constraint breaks_end_not_before_start check (end_at >= start_at)
      )`);
    this.addSql(`
      create unique index breaks_one_open_per_timesheet on breaks (organization_id, timesheet_id)
      where end_at is null`);
    this.addSql(`
      alter table breaks add constraint breaks_never_overlap exclude using gist (
        organization_id with =, timesheet_id with =, tstzrange(start_at, end_at, '[)') with &&
      )`);
    this.addSql('create index breaks_of_timesheet on breaks (organization_id, timesheet_id, start_at)');
  }

  private createTimesheetPhotos(): void {
    this.addSql(`
      create table timesheet_photos (
        organization_id uuid not null,
        timesheet_id uuid not null,
        photo_id uuid not null,
        position integer not null,
        primary key (organization_id, timesheet_id, photo_id),
        constraint timesheet_photos_timesheet foreign key (organization_id, timesheet_id)
          references timesheets (organization_id, id) on delete cascade,
        constraint timesheet_photos_photo foreign key (organization_id, photo_id) references photos (organization_id, id)
      )`);
    this.addSql('create index timesheet_photos_by_photo on timesheet_photos (organization_id, photo_id)');
  }

  /**
   * Breaks lie within their timesheet, whichever of the two rows changes. Checked at the end of the transaction, so that a
   * clock-out may end the timesheet and its open break in any order. The timesheet is locked during the check: of a
   * simultaneous clock-out and break, the second transaction sees the changes of the first.
   */
  private keepBreaksInside(): void {
    this.addSql(`
      create function check_breaks_inside_timesheet() returns trigger language plpgsql as $$
      declare
        sheet timesheets%rowtype;
      begin
        select * into sheet from timesheets
        where organization_id = new.organization_id and id = (to_jsonb(new) ->> tg_argv[0])::uuid
        for share;
        if exists (
          select from breaks
          where organization_id = sheet.organization_id and timesheet_id = sheet.id
            and (start_at < sheet.clock_in_at
              or coalesce(end_at, 'infinity') > coalesce(sheet.clock_out_at, 'infinity'))
        ) then
          raise exception 'a break lies outside of its timesheet'
            using errcode = 'check_violation', constraint = 'breaks_inside_timesheet';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger breaks_inside_timesheet after insert or update on breaks
      deferrable initially deferred
      for each row execute function check_breaks_inside_timesheet('timesheet_id')`);
    this.addSql(`
      create constraint trigger timesheet_around_breaks after update of clock_in_at, clock_out_at on timesheets
      deferrable initially deferred
      for each row execute function check_breaks_inside_timesheet('id')`);
  }
}
