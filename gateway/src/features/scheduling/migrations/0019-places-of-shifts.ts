import { Migration } from '@mikro-orm/migrations';

/** Shifts and templates refer to places, whose table is created after theirs. */
export class PlacesOfShifts extends Migration {
  override up(): void {
    for (const table of ['schedules', 'shift_templates']) {
      this.addSql(`-- allow constraint-missing-not-valid: the column is new, and null in every row
        alter table ${table} add constraint ${table}_place
        foreign key (organization_id, place_id) references places (organization_id, id)`);
      // Deleting a place checks this foreign key.
      this.addSql(`create index ${table}_of_place on ${table} (organization_id, place_id) where place_id is not null`);
    }
  }
}
