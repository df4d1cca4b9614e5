import { Migration } from '@mikro-orm/migrations';

/** Teams refer to places, whose table is created after theirs. */
export class PlacesOfTeams extends Migration {
  override up(): void {
    this.addSql(`-- allow constraint-missing-not-valid: the column is new, and null in every row
      alter table teams add constraint teams_place
      foreign key (organization_id, place_id) references places (organization_id, id)`);
    // Deleting a place checks this foreign key.
    this.addSql('create index teams_of_place on teams (organization_id, place_id) where place_id is not null');
  }
}
