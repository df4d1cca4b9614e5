import { Migration } from '@mikro-orm/migrations';

/**
 * What statements that insert from these tables read. Citus refuses an `insert ... select` from a distributed table under
 * row-level security; PostgreSQL puts the functions' queries into the statement, so the plans are the same (ADR 0112).
 */
export class PaidOnShards extends Migration {
  override up(): void {
    this.addSql(`
      create function entries_of_version(organization uuid, version uuid)
      returns table ("position" integer, user_id uuid, entry jsonb) language sql stable as $$
        select paid.position, paid.user_id, paid.entry from settled_pay paid
        where paid.organization_id = organization and paid.version_id = version
      $$`);
    this.addSql(`
      create function last_adjustment(organization uuid)
      returns table ("position" integer) language sql stable as $$
        select coalesce(max(adjustment.position), 0) from payroll_adjustments adjustment
        where adjustment.organization_id = organization
      $$`);
  }
}
