import { Migration } from '@mikro-orm/migrations';

/** Timesheets refer to teams, whose table is created after theirs. */
export class TeamsOfTimesheets extends Migration {
  override up(): void {
    this.addSql(`-- allow constraint-missing-not-valid: the column is new, and null in every row
      alter table timesheets add constraint timesheets_team
      foreign key (organization_id, team_id) references teams (organization_id, id)`);
    // Deleting a team checks this foreign key.
    this.addSql('create index timesheets_of_team on timesheets (organization_id, team_id) where team_id is not null');
  }
}
