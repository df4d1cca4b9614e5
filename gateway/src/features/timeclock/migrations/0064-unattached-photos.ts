import { Migration } from '@mikro-orm/migrations';

/** The organizations with photos that have been unattached for too long. */
export class UnattachedPhotos extends Migration {
  override up(): void {
    this.addSql(`
      create function find_organizations_with_unattached_photos(before timestamptz) returns table (id uuid)
      language sql stable as $$
        select distinct organization_id from photos where unattached_since < before
      $$`);
  }
}
