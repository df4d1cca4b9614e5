import { Migration } from '@mikro-orm/migrations';

/**
 * API keys that write act for their owners: the checks of a key return who the owner is now, and respect the allowed
 * addresses as well. The functions with fewer parameters stay for gateways of an earlier version.
 */
export class KeysThatWrite extends Migration {
  override up(): void {
    this.addSql(`
      create function current_api_key(
        organization uuid, api_key uuid, at timestamptz, owner_roles text[], used_from inet
      ) returns table (scopes text[], name text, owner_id uuid, owner_role text) language plpgsql as $$
      #variable_conflict use_column
      begin
        perform set_config('app.organization_id', organization::text, true);
        return query
          select own.scopes, own.name, owner.id, owner.role
          from api_keys own
          join users owner on owner.organization_id = own.organization_id and owner.id = own.owner_id
          where own.organization_id = organization and own.id = api_key and own.revoked_at is null
            and (own.expires_at is null or own.expires_at > at)
            and owner.status = 'ACTIVE' and owner.role = any (owner_roles)
            and (own.allowed_addresses = '{}' or coalesce(used_from <<= any (own.allowed_addresses), false));
      end $$`);
    this.addAdmission();
    this.addLookUp();
  }

  /** Locks the owner as `admit_session` locks a person: with `changed`, together with these people. */
  private addAdmission(): void {
    this.addSql(`
      create function admit_api_key(
        organization uuid, api_key uuid, at timestamptz, owner_roles text[], used_from inet, changed uuid[]
      ) returns table (scopes text[], name text, owner_id uuid, owner_role text) language plpgsql as $$
      #variable_conflict use_column
      declare
        owner uuid;
        owner_now uuid;
      begin
        select owner_id into owner_now from api_keys where organization_id = organization and id = api_key;
        -- Another administrator may take the key over while this waits for the locks.
        while owner is distinct from owner_now loop
          owner := owner_now;
          if changed is null then
            perform pg_advisory_xact_lock_shared(key_of_person(owner));
            perform from users where organization_id = organization and id = owner for share;
          else
            perform lock_people(organization, changed || owner);
          end if;
          select owner_id into owner_now from api_keys where organization_id = organization and id = api_key for share;
        end loop;
        return query select * from current_api_key(organization, api_key, at, owner_roles, used_from);
      end $$`);
  }

  private addLookUp(): void {
    this.addSql('drop function use_api_key(text, timestamptz, inet, text[])');
    this.addSql(`
      create function use_api_key(given_hash text, used_at timestamptz, used_from inet, owner_roles text[])
      returns table (
        id uuid, organization_id uuid, owner_id uuid, scopes text[], refusal text, owner_role text, name text,
        expires_at timestamptz
      ) language sql volatile as $$
        with found as (
          select key.id, key.organization_id, key.owner_id, key.scopes, key.last_used_at, key.name, key.expires_at,
            owner.role as owner_role,
            case
              when key.revoked_at is not null then 'REVOKED'
              when owner.status <> 'ACTIVE' or owner.role <> all (owner_roles) then 'OWNER_LEFT'
              when key.expires_at <= used_at then 'EXPIRED'
              when key.allowed_addresses <> '{}'
                and not coalesce(used_from <<= any (key.allowed_addresses), false) then 'ADDRESS'
            end as refusal
          from api_keys key
          join users owner on owner.organization_id = key.organization_id and owner.id = key.owner_id
          where key.key_hash = given_hash
        ), noted as (
          update api_keys key set last_used_at = used_at, last_used_address = used_from
          from found
          where key.organization_id = found.organization_id and key.id = found.id and found.refusal is null
            -- At most once a minute, so that frequent calls don't write each time.
            and (found.last_used_at is null or found.last_used_at <= used_at - interval '1 minute')
        )
        select found.id, found.organization_id, found.owner_id, found.scopes, found.refusal, found.owner_role, found.name,
          found.expires_at
        from found
      $$`);
  }
}
