import { Migration } from '@mikro-orm/migrations';

/** Exchanges with the accounting software and their results. */
export class SyncItemsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table sync_items (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        type text not null
          constraint sync_items_type_known check (type in ('EXPORT_TIMESHEETS', 'IMPORT_LISTS')),
        status text not null default 'PENDING'
          constraint sync_items_status_known check (status in ('PENDING', 'RUNNING', 'SUCCESS', 'ERROR')),
        created_at timestamptz(3) not null,
        finished_at timestamptz(3),
        attempts integer not null default 0,
        message text,
        file_key text,
        primary key (organization_id, id),
        constraint sync_items_finished check ((finished_at is not null) = (status in ('SUCCESS', 'ERROR')))
      )`);
    this.addSql('create index sync_items_newest on sync_items (organization_id, created_at desc, id desc)');
    // For the sweep of old files. Few items have a file, so the index stays small.
    this.addSql(`
      create index sync_items_with_files on sync_items (organization_id, finished_at) where file_key is not null`);
  }
}
