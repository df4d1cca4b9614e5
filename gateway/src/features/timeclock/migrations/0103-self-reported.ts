import { Migration } from '@mikro-orm/migrations';

/** An index for the filter by timesheets that the person who worked them entered. */
export class SelfReported extends Migration {
  override up(): void {
    this.addSql(`
      -- allow require-concurrent-index-creation: no row has the flag yet, so one scan of the table builds it.
      create index timesheets_self_reported on timesheets (organization_id, clock_in_at desc, id desc)
      where flags @> '{SELF_REPORTED}'::text[]`);
  }
}
