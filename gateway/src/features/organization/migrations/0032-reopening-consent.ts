import { Migration } from '@mikro-orm/migrations';

/** Accountants need consent to reopen a pay period until an administrator turns it off. Before, they could not reopen any. */
export class ReopeningConsentMigration extends Migration {
  override up(): void {
    this.addSql('alter table organizations add reopening_needs_consent boolean not null default true');
  }
}
