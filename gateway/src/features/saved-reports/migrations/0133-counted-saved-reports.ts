import { Migration } from '@mikro-orm/migrations';

/** A function, because Citus refuses an `insert ... select` that reads a distributed table (ADR 0112). */
export class CountedSavedReports extends Migration {
  override up(): void {
    this.addSql(`
      create function count_saved_reports(organization uuid, person uuid) returns bigint language sql stable as $$
        select count(*) from saved_reports where organization_id = organization and user_id = person
      $$`);
  }
}
