import { Migration } from '@mikro-orm/migrations';

/** The same number, by operators that are immutable like the function, so that PostgreSQL can inline it. */
export class InlinedLock extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function pay_period_lock(organization_id uuid) returns bigint language sql immutable
      return hashtextextended('pay periods of ' || organization_id::text, 0)`);
  }
}
