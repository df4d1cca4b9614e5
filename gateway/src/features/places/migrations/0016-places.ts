import { Migration } from '@mikro-orm/migrations';

/** Places with a circle around their center, with which punches are compared. */
export class PlacesBaseline extends Migration {
  override up(): void {
    this.addSql(`create table places (
      organization_id uuid not null references organizations (id),
      id uuid not null default uuidv7(),
      name text not null
        constraint places_name_length check (char_length(name) between 1 and 200),
      address text not null default ''
        constraint places_address_length check (char_length(address) <= 500),
      lat double precision
        constraint places_lat_in_range check (lat between -90 and 90),
      lng double precision
        constraint places_lng_in_range check (lng between -180 and 180),
      radius_meters integer
        constraint places_radius_in_range check (radius_meters between 20 and 5000),
      retired_at timestamptz(3),
      primary key (organization_id, id),
      constraint places_whole_center check ((lat is null) = (lng is null)),
      constraint places_radius_of_center check (radius_meters is null or lat is not null)
    )`);
    // The database uses the locale C, whose lower() only folds ASCII letters: "ÉCOLE" must equal "École" too.
    this.addSql(`create unique index places_active_name_once on places
      (organization_id, (casefold(normalize(name, NFKC) collate pg_unicode_fast)))
      where retired_at is null`);
  }
}
