import { Migration } from '@mikro-orm/migrations';

/** A new organization begins with a policy; those that were there before get theirs. */
export class FirstPoliciesMigration extends Migration {
  override up(): void {
    this.addSql(`insert into pto_policies (organization_id, name) select id, 'Paid time off' from organizations`);
  }
}
