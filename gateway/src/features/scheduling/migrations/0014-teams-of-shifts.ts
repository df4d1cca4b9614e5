import { Migration } from '@mikro-orm/migrations';

/** Shifts and templates refer to teams, whose table is created after theirs. */
export class TeamsOfShifts extends Migration {
  override up(): void {
    for (const table of ['schedules', 'shift_templates']) {
      this.addSql(`-- allow constraint-missing-not-valid: the column is new, and null in every row
        alter table ${table} add constraint ${table}_team
        foreign key (organization_id, team_id) references teams (organization_id, id)`);
      // Deleting a team checks this foreign key.
      this.addSql(`create index ${table}_of_team on ${table} (organization_id, team_id) where team_id is not null`);
    }
  }
}
