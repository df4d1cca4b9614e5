import { Migration } from '@mikro-orm/migrations';

/**
 * One-time links: to choose a new password, and to confirm a new email address. Only the hash of a link's token is
 * stored. A person has at most one live link of each kind; a new one replaces it.
 */
export class AccountLinks extends Migration {
  override up(): void {
    this.addSql(`
      create table password_resets (
        organization_id uuid not null,
        id uuid not null default uuidv7(),
        user_id uuid not null,
        token_hash text not null constraint password_resets_token_hash_key unique,
        mailed_to citext,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (organization_id, id),
        foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
      )`);
    this.addSql(`
      create table email_changes (
        organization_id uuid not null,
        id uuid not null default uuidv7(),
        user_id uuid not null,
        token_hash text constraint email_changes_token_hash_key unique,
        new_email citext not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (organization_id, id),
        foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
      )`);
    for (const table of ['password_resets', 'email_changes']) {
      this.addSql(`create unique index ${table}_live on ${table} (organization_id, user_id) where used_at is null`);
      this.addSql(`create index ${table}_by_expiry on ${table} (expires_at)`);
    }
    this.addLookups();
  }

  private addLookups(): void {
    this.addSql(`
      create function find_password_reset(hash text) returns table (
        organization_id uuid, id uuid, user_id uuid, expires_at timestamptz, used_at timestamptz, first_name text,
        last_name text, email text, status text, minimum_password_length integer
      ) language sql stable as $$
        select link.organization_id, link.id, link.user_id, link.expires_at, link.used_at, person.first_name,
          person.last_name, person.email::text, person.status, organization.minimum_password_length
        from password_resets link
        join users person on person.organization_id = link.organization_id and person.id = link.user_id
        join organizations organization on organization.id = link.organization_id
        where link.token_hash = hash
      $$`);
    this.addSql(`
      create function find_email_change(hash text) returns table (
        organization_id uuid, id uuid, user_id uuid, new_email text, expires_at timestamptz, used_at timestamptz,
        status text
      ) language sql stable as $$
        select link.organization_id, link.id, link.user_id, link.new_email::text, link.expires_at, link.used_at,
          person.status
        from email_changes link
        join users person on person.organization_id = link.organization_id and person.id = link.user_id
        where link.token_hash = hash
      $$`);
    this.addSql(`
      create function sweep_account_links(expired_before timestamptz) returns integer language sql as $$
        with resets as (delete from password_resets where expires_at < expired_before returning 1),
          changes as (delete from email_changes where expires_at < expired_before returning 1)
        select (select count(*) from resets)::integer + (select count(*) from changes)::integer
      $$`);
  }
}
