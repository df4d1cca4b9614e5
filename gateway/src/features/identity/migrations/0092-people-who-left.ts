import { Migration } from '@mikro-orm/migrations';

/** The few people who do not work now, whom payroll looks for among everyone. */
export class PeopleWhoLeft extends Migration {
  override up(): void {
    this.addSql(`create index users_inactive on users (organization_id, id) where status <> 'ACTIVE'`);
  }
}
