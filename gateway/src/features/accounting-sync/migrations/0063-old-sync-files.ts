import { Migration } from '@mikro-orm/migrations';

/** The organizations with export files that are due to be removed. */
export class OldSyncFiles extends Migration {
  override up(): void {
    this.addSql(`
      create function find_organizations_with_old_sync_files(before timestamptz) returns table (id uuid)
      language sql stable as $$
        select distinct organization_id from sync_items where file_key is not null and finished_at < before
      $$`);
  }
}
