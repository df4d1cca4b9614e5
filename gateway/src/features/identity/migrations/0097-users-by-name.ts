import { Migration } from '@mikro-orm/migrations';

/** The order in which people are listed in pages. */
export class UsersByName extends Migration {
  override up(): void {
    this.addSql(
      'create index users_by_name on users (organization_id, first_name, last_name, id) where deleted_at is null',
    );
  }
}
