import { Migration } from '@mikro-orm/migrations';

/**
 * Checks the caller of a command within the transaction of the command, in one round trip. A function rather than one
 * statement with joins: each of its statements sees what was committed while the previous one waited for a lock.
 *
 * Locks are taken in the order of the ids: the people of `lock_people` in one list, the advisory locks before the rows.
 * The advisory locks are fair: a person who sends one command after the other cannot keep an administrator waiting who
 * archives them, which row locks alone would allow.
 */
export class Admission extends Migration {
  override up(): void {
    this.addSql('alter table sessions add auth_at timestamptz');
    this.addSql('update sessions set auth_at = created_at');
    this.addSql('alter table sessions alter auth_at set not null');
    this.addLocks();
    this.addSessions();
    this.addLookUp();
    this.addApiKeys();
  }

  private addLocks(): void {
    this.addSql(`
      create function key_of_person(person uuid) returns bigint language sql immutable
      return hashtextextended('person ' || person::text, 0)`);
    this.addSql(`
      create function lock_people(organization uuid, people uuid[]) returns void language plpgsql as $$
      declare person uuid;
      begin
        perform set_config('app.organization_id', organization::text, true);
        for person in select distinct unnest(people) order by 1 loop
          perform pg_advisory_xact_lock(key_of_person(person));
        end loop;
        perform from users where organization_id = organization and id = any(people) order by id for no key update;
      end $$`);
  }

  private addSessions(): void {
    this.addSql(`
      create function admit_session(
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
        return query
          select person.role, own.expires_at, own.auth_at
          from sessions own
          join users person on person.organization_id = own.organization_id and person.id = own.user_id
          where own.organization_id = organization and own.id = session and own.user_id = caller
            and own.expires_at > at and own.last_used_at > used_after and person.status = 'ACTIVE';
      end $$`);
  }

  /** The session of a token in any organization. Records its use, unless it was used a moment ago. */
  private addLookUp(): void {
    this.addSql(`
      create function find_session(hash text, at timestamptz, used_after timestamptz, recorded_before timestamptz)
      returns table (
        id uuid, organization_id uuid, user_id uuid, expires_at timestamptz, auth_at timestamptz, role text
      ) language plpgsql as $$
      #variable_conflict use_column
      declare last_use timestamptz;
      begin
        select own.id, own.organization_id, own.user_id, own.expires_at, own.auth_at, person.role, own.last_used_at
        into id, organization_id, user_id, expires_at, auth_at, role, last_use
        from sessions own
        join users person on person.organization_id = own.organization_id and person.id = own.user_id
        where own.token_hash = hash and own.expires_at > at and own.last_used_at > used_after
          and person.status = 'ACTIVE';
        if not found then return; end if;
        if last_use < recorded_before then
          update sessions own set last_used_at = at
          where own.organization_id = find_session.organization_id and own.id = find_session.id
            and own.last_used_at < recorded_before;
        end if;
        return next;
      end $$`);
  }

  private addApiKeys(): void {
    this.addSql(`
      create function admit_api_key(organization uuid, api_key uuid, at timestamptz)
      returns table (scopes text[]) language plpgsql as $$
      #variable_conflict use_column
      begin
        perform set_config('app.organization_id', organization::text, true);
        perform from api_keys where organization_id = organization and id = api_key for share;
        return query
          select own.scopes from api_keys own
          where own.organization_id = organization and own.id = api_key and own.revoked_at is null;
      end $$`);
  }
}
