import { Migration } from '@mikro-orm/migrations';

/** Accountants could not reopen pay periods. Now they can with consent, until an administrator turns that off. */
export class ReopeningConsentMigration extends Migration {
  override up(): void {
    this.addSql('alter table organizations add reopening_needs_consent boolean not null default true');
  }
}
