import { Migration } from '@mikro-orm/migrations';

/** The end of the log of every organization, to be signed outside the database. */
export class AuditSystemFunctions extends Migration {
  override up(): void {
    this.addSql(`
      create function list_audit_heads() returns table (organization_id uuid, "position" bigint, hash bytea)
      language sql stable as $$
        select organization_id, position, hash from audit_heads order by organization_id
      $$`);
  }
}
