import { Migration } from '@mikro-orm/migrations';

/**
 * Reads whether a session or an API key is still valid, and with which role, apart from the locks that a command takes
 * first. `admit_session` and `admit_api_key` lock, and then ask these.
 */
export class CurrentCallers extends Migration {
  override up(): void {
    this.addSql(`
      create function current_session(
        organization uuid, caller uuid, session uuid, at timestamptz, used_after timestamptz
      ) returns table (role text, expires_at timestamptz, auth_at timestamptz) language plpgsql as $$
      #variable_conflict use_column
      begin
        perform set_config('app.organization_id', organization::text, true);
        return query
          select person.role, own.expires_at, own.auth_at
          from sessions own
          join users person on person.organization_id = own.organization_id and person.id = own.user_id
          where own.organization_id = organization and own.id = session and own.user_id = caller
            and own.expires_at > at and own.last_used_at > used_after and person.status = 'ACTIVE';
      end $$`);
    this.addSql(`
      create or replace function admit_session(
        organization uuid, caller uuid, session uuid, changed uuid[], at timestamptz, used_after timestamptz
      ) returns table (role text, expires_at timestamptz, auth_at timestamptz) language plpgsql as $$
      #variable_conflict use_column
      begin
        perform set_config('app.organization_id', organization::text, true);
        if changed is null then
          perform pg_advisory_xact_lock_shared(key_of_person(caller));
          perform from users where organization_id = organization and id = caller for share;
        else
          perform lock_people(organization, changed || caller);
        end if;
        return query select * from current_session(organization, caller, session, at, used_after);
      end $$`);
    this.addApiKeys();
    this.addSql('alter table sessions add plain_cookie boolean not null default true');
    this.addLookUp();
    this.addSweep();
  }

  /** The owner's row is locked as well: archiving the owner revokes the key. */
  private addApiKeys(): void {
    this.addSql('drop function admit_api_key(uuid, uuid, timestamptz)');
    this.addSql(`
      create function current_api_key(organization uuid, api_key uuid, at timestamptz, owner_roles text[])
      returns table (scopes text[]) language plpgsql as $$
      #variable_conflict use_column
      begin
        perform set_config('app.organization_id', organization::text, true);
        return query
          select own.scopes
          from api_keys own
          join users owner on owner.organization_id = own.organization_id and owner.id = own.owner_id
          where own.organization_id = organization and own.id = api_key and own.revoked_at is null
            and (own.expires_at is null or own.expires_at > at)
            and owner.status = 'ACTIVE' and owner.role = any (owner_roles);
      end $$`);
    this.addSql(`
      create function admit_api_key(organization uuid, api_key uuid, at timestamptz, owner_roles text[])
      returns table (scopes text[]) language plpgsql as $$
      #variable_conflict use_column
      declare owner uuid;
      begin
        perform set_config('app.organization_id', organization::text, true);
        select owner_id into owner from api_keys where organization_id = organization and id = api_key;
        perform pg_advisory_xact_lock_shared(key_of_person(owner));
        perform from users where organization_id = organization and id = owner for share;
        perform from api_keys where organization_id = organization and id = api_key for share;
        return query select * from current_api_key(organization, api_key, at, owner_roles);
      end $$`);
  }

  /**
   * The session of a token in any organization. Records its use, unless it was used a moment ago. Under https, a token
   * in the cookie without the prefix `__Host-` counts only until its browser has shown the one with the prefix: anyone
   * who controls a subdomain could set the former.
   */
  private addLookUp(): void {
    this.addSql('drop function find_session(text, timestamptz, timestamptz, timestamptz)');
    this.addSql(`
      create function find_session(
        hash text, at timestamptz, used_after timestamptz, recorded_before timestamptz, cookie text
      ) returns table (
        id uuid, organization_id uuid, user_id uuid, expires_at timestamptz, auth_at timestamptz, role text
      ) language plpgsql as $$
      #variable_conflict use_column
      declare
        last_use timestamptz;
        is_plain boolean;
      begin
        select own.id, own.organization_id, own.user_id, own.expires_at, own.auth_at, person.role, own.last_used_at,
          own.plain_cookie
        into id, organization_id, user_id, expires_at, auth_at, role, last_use, is_plain
        from sessions own
        join users person on person.organization_id = own.organization_id and person.id = own.user_id
        where own.token_hash = hash and own.expires_at > at and own.last_used_at > used_after
          and person.status = 'ACTIVE';
        if not found or (cookie = 'UNPREFIXED' and not is_plain) then return; end if;
        if last_use < recorded_before or (cookie = 'PREFIXED' and is_plain) then
          update sessions own
          set last_used_at = greatest(own.last_used_at, at), plain_cookie = own.plain_cookie and cookie <> 'PREFIXED'
          where own.organization_id = find_session.organization_id and own.id = find_session.id;
        end if;
        return next;
      end $$`);
  }

  /** Deletes the idle sessions of every organization and returns their number. */
  private addSweep(): void {
    this.addSql(`
      create function sweep_idle_sessions(used_after timestamptz) returns bigint language sql as $$
        with swept as (delete from sessions where last_used_at <= used_after returning 1) select count(*) from swept
      $$`);
    this.addSql('create index sessions_by_use on sessions (last_used_at)');
  }
}
