import { Migration } from '@mikro-orm/migrations';

/** Exports are of one pay period, and their files are named after it. */
export class SyncPayPeriodsMigration extends Migration {
  override up(): void {
    this.addSql('alter table sync_items add start_date date, add file_name text');
  }
}
