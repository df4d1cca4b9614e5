import { Migration } from '@mikro-orm/migrations';

/** New organizations start with a policy. Gives existing organizations the same one. */
export class FirstPoliciesMigration extends Migration {
  override up(): void {
    this.addSql(`insert into pto_policies (organization_id, name) select id, 'Paid time off' from organizations`);
  }
}
