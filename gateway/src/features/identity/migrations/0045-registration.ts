import { Migration } from '@mikro-orm/migrations';

/**
 * What exists before an organization does (registrations that wait for their mail, and the operator's links), which
 * mails organizations sent, and how an organization is closed.
 */
export class RegistrationMigration extends Migration {
  override up(): void {
    this.createPendingRegistrations();
    this.createSentMails();
    this.addSql('alter table invitations add mail_problem text');
    this.closeOrganizations();
    this.createSweep();
  }

  private createPendingRegistrations(): void {
    this.addSql(`
      create table pending_registrations (
        id uuid primary key,
        email citext not null,
        first_name text not null,
        last_name text not null,
        organization_name text not null,
        timezone text,
        password_hash text not null,
        -- The browser that registered needs no password to confirm.
        browser_hash bytea not null,
        invite_hash bytea,
        -- Null until the link is mailed.
        token_hash bytea constraint pending_registrations_token_key unique,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      )`);
    this.addSql(`
      create unique index pending_registrations_live on pending_registrations (email) where used_at is null`);
    this.addSql(`
      create table organization_invites (
        token_hash bytea primary key,
        -- Printed by the start on an empty database, and valid only for the first organization.
        is_set_up boolean not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      )`);
    this.addSql(`
      create function is_without_organizations() returns boolean language sql stable as $$
        select not exists (select from organizations)
      $$`);
  }

  /** One advisory lock per organization and one per recipient: simultaneous requests can't exceed the caps. */
  private createSentMails(): void {
    this.addSql(`
      create table sent_mails (
        organization_id uuid not null references organizations (id),
        id uuid not null default uuidv7(),
        recipient_hash bytea not null,
        sent_at timestamptz(3) not null,
        primary key (organization_id, id)
      )`);
    this.addSql('create index sent_mails_of_organization on sent_mails (organization_id, sent_at)');
    this.addSql('create index sent_mails_to_recipient on sent_mails (recipient_hash, sent_at)');
    this.addSql(`
      create function reserve_mail(
        organization uuid, recipient bytea, at timestamptz, most_of_organization integer, most_to_recipient integer
      ) returns text language plpgsql as $$
      declare
        since timestamptz := at - interval '24 hours';
      begin
        perform pg_advisory_xact_lock(hashtextextended('mails of ' || organization::text, 0));
        perform pg_advisory_xact_lock(hashtextextended('mails to ' || encode(recipient, 'hex'), 0));
        if (select count(*) from sent_mails where organization_id = organization and sent_at > since)
          >= most_of_organization then return 'ORGANIZATION_LIMIT'; end if;
        if (select count(*) from sent_mails where recipient_hash = recipient and sent_at > since)
          >= most_to_recipient then return 'RECIPIENT_LIMIT'; end if;
        insert into sent_mails (organization_id, recipient_hash, sent_at) values (organization, recipient, at);
        return 'RESERVED';
      end $$`);
  }

  /** People can no longer sign in, join or call the API, and nothing that people entered is lost. */
  private closeOrganizations(): void {
    this.addSql(`
      create or replace function keep_an_owner() returns trigger language plpgsql as $$
      begin
        if current_setting('timetrack.closing_organization', true) = old.organization_id::text then return new; end if;
        perform from organizations where id = old.organization_id for no key update;
        if not exists (
          select from users
          where organization_id = old.organization_id and id <> old.id and role = 'OWNER' and status = 'ACTIVE'
        ) then
          raise exception 'the last owner of an organization stays'
            using errcode = 'check_violation', constraint = 'users_last_owner_stays';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create function close_organization(organization uuid, at timestamptz) returns integer language plpgsql as $$
      declare
        closed integer;
      begin
        perform set_config('timetrack.closing_organization', organization::text, true);
        update users set status = 'DISABLED' where organization_id = organization and status <> 'DISABLED';
        get diagnostics closed = row_count;
        perform set_config('timetrack.closing_organization', '', true);
        delete from sessions where organization_id = organization;
        delete from calendar_feeds where organization_id = organization;
        update api_keys set revoked_at = at where organization_id = organization and revoked_at is null;
        update invitations set expires_at = least(expires_at, at)
        where organization_id = organization and used_at is null;
        return closed;
      end $$`);
    this.addSql(`
      create function find_accounts_of_emails(addresses jsonb)
      returns table (organization_id uuid, id uuid, email text, password_hash text, status text)
      language sql stable as $$
        select users.organization_id, users.id, users.email::text, users.password_hash, users.status
        from users
        where users.email = any (array(select address::citext from jsonb_array_elements_text(addresses) address))
      $$`);
  }

  private createSweep(): void {
    this.addSql(`
      create function sweep_registrations(at timestamptz) returns bigint language plpgsql as $$
      declare
        gone bigint;
        removed bigint := 0;
      begin
        delete from pending_registrations where expires_at < at - interval '24 hours';
        get diagnostics gone = row_count; removed := removed + gone;
        delete from organization_invites where expires_at < at - interval '7 days';
        get diagnostics gone = row_count; removed := removed + gone;
        delete from sent_mails where sent_at < at - interval '48 hours';
        get diagnostics gone = row_count; removed := removed + gone;
        return removed;
      end $$`);
  }
}
