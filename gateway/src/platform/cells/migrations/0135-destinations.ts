import { Migration } from '@mikro-orm/migrations';

/** The cell to which an organization has left. A move that was interrupted can only be completed to the same one. */
export class Destinations extends Migration {
  override up(): void {
    this.addSql('alter table departed_organizations add column moved_to text');
  }
}
