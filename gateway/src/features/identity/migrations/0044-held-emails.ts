import { Migration } from '@mikro-orm/migrations';

/**
 * An email address belongs to one account at most, and only once its owner did something for it: registered, used an
 * invitation, or confirmed it by mail. Accounts that a colleague created with an address don't take it from its owner.
 */
export class HeldEmails extends Migration {
  override up(): void {
    this.addSql('alter table users add holds_email boolean not null default false');
    // The audit trail of older installations does not tell who confirmed an address. Owners registered themselves.
    this.addSql(`
      update users set holds_email = true
      where email is not null and (role = 'OWNER' or exists (
        select from invitations
        where invitations.organization_id = users.organization_id and invitations.used_by = users.id
      ))`);
    this.addSql(`
      alter table users add constraint users_hold_an_email check (email is not null or not holds_email)`);
    this.addSql('drop index users_email_key');
    this.addSql('create unique index users_email_key on users (email) where holds_email');
    this.addSql(`
      create unique index users_email_once on users (organization_id, email) where email is not null`);
    this.addSql('create index users_by_email on users (email, created_at) where email is not null');
    this.createLookups();
  }

  private createLookups(): void {
    this.addSql(`
      create function find_accounts_of_email(address citext, most integer)
      returns table (organization_id uuid, id uuid, password_hash text, status text)
      language sql stable as $$
        select users.organization_id, users.id, users.password_hash, users.status
        from users where users.email = address
        order by users.holds_email desc, users.status = 'ACTIVE' desc, users.created_at, users.id
        limit most
      $$`);
    this.addSql(`
      create function find_taken_emails(addresses jsonb, organization uuid) returns table (email text)
      language sql stable as $$
        select users.email::text from users
        where (users.holds_email or users.organization_id = organization)
          and users.email = any (array(select address::citext from jsonb_array_elements_text(addresses) address))
      $$`);
  }
}
