import { Migration } from '@mikro-orm/migrations';

/** When a person proved that they read the mail of their address. Null for everyone from before. */
export class ConfirmedEmails extends Migration {
  override up(): void {
    this.addSql('alter table users add email_confirmed_at timestamptz(3)');
  }
}
