import { Migration } from '@mikro-orm/migrations';

export class Organizations extends Migration {
  override up(): void {
    // For case-insensitive email addresses, and for periods that must not overlap.
    this.addSql('create extension if not exists citext');
    this.addSql('create extension if not exists btree_gist');
    this.addSql(`
      create table organizations (
        id uuid primary key default uuidv7(),
        name text not null,
        timezone text,
        rounding_rule text not null default 'none'
          constraint organizations_rounding_rule_known check (rounding_rule in ('none', '5min', '6min', '10min', '15min')),
        require_location_on_clock boolean not null default true,
        geofence_tolerance_meters integer not null default 150
          constraint organizations_geofence_tolerance_in_range check (geofence_tolerance_meters between 0 and 1000),
        created_at timestamptz not null
      )`);
  }
}
