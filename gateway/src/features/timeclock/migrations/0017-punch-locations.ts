import { Migration } from '@mikro-orm/migrations';

/** Where punches were made, next to the nearest place, whose table is created after the one of timesheets. */
export class PunchLocations extends Migration {
  override up(): void {
    this.addSql(`create table punch_locations (
      organization_id uuid not null,
      timesheet_id uuid not null,
      punch text not null
        constraint punch_locations_punch_known check (punch in ('IN', 'OUT')),
      -- The person of the timesheet, whom row-level security compares with those in reach.
      user_id uuid not null,
      -- As the device reported them, even if they are impossible. Null once they are erased.
      lat double precision,
      lng double precision,
      accuracy_meters double precision,
      -- Null if nothing was compared. Later changes of places change no punch.
      nearest_place_id uuid,
      distance_meters integer,
      is_outside boolean,
      primary key (organization_id, timesheet_id, punch),
      constraint punch_locations_timesheet foreign key (organization_id, timesheet_id)
        references timesheets (organization_id, id) on delete cascade,
      constraint punch_locations_place foreign key (organization_id, nearest_place_id)
        references places (organization_id, id),
      constraint punch_locations_whole_location check ((lat is null) = (lng is null)),
      constraint punch_locations_whole_comparison check (
        (nearest_place_id is null) = (distance_meters is null) and (nearest_place_id is null) = (is_outside is null))
    )`);
    // The person's latest position, which a punch is compared with. The ids of timesheets are in the order of their time.
    this.addSql(`create index punch_locations_of_person on punch_locations
      (organization_id, user_id, timesheet_id desc, punch desc) where lat is not null`);
    // The filter by place. Deleting a place checks this foreign key.
    this.addSql(`create index punch_locations_of_place on punch_locations (organization_id, nearest_place_id, timesheet_id)
      include (user_id) where nearest_place_id is not null`);

    // Erases the coordinates of punches that are older than their organization keeps them, up to a number.
    this.addSql(`create function sweep_punch_locations(at timestamptz, most integer) returns bigint language sql as $$
      with old as (
        select located.organization_id, located.timesheet_id, located.punch
        from organizations organization
        join punch_locations located on located.organization_id = organization.id and located.lat is not null
        join timesheets sheet on sheet.organization_id = located.organization_id and sheet.id = located.timesheet_id
        where organization.location_retention_days is not null
          and case located.punch when 'IN' then sheet.clock_in_at else coalesce(sheet.clock_out_at, sheet.clock_in_at) end
            < least(at, now()) - organization.location_retention_days * interval '1 day'
        limit most
      ), erased as (
        update punch_locations located set lat = null, lng = null from old
        where located.organization_id = old.organization_id and located.timesheet_id = old.timesheet_id
          and located.punch = old.punch
        returning 1
      )
      select count(*) from erased
    $$`);
  }
}
