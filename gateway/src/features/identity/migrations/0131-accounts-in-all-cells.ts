import { Migration } from '@mikro-orm/migrations';

/** With what orders the accounts of an email address, because those of several cells are put in order together (ADR 0112). */
export class AccountsInAllCells extends Migration {
  override up(): void {
    this.addSql(`
      create function list_accounts_of_email(address citext, most integer)
      returns table (
        organization_id uuid, id uuid, password_hash text, status text, holds_email boolean, created_at timestamptz
      ) language sql stable as $$
        select users.organization_id, users.id, users.password_hash, users.status, users.holds_email, users.created_at
        from users where users.email = address
        order by users.holds_email desc, users.status = 'ACTIVE' desc, users.created_at, users.id
        limit most
      $$`);
  }
}
