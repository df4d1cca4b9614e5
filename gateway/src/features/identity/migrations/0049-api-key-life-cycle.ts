import { Migration } from '@mikro-orm/migrations';

/** Owners, expiry, allowed addresses and the last address of API keys. */
export class ApiKeyLifeCycle extends Migration {
  override up(): void {
    this.addSql(`
      alter table api_keys
        add owner_id uuid,
        add expires_at timestamptz(3),
        add allowed_addresses inet[] not null default '{}',
        add last_used_address inet`);
    // A key whose creator has left keeps working: it passes to the owner who has been there longest.
    this.addSql(`
      update api_keys key set owner_id = coalesce(
        (select maker.id from users maker
          where maker.organization_id = key.organization_id and maker.id = key.created_by
            and maker.status = 'ACTIVE' and maker.role in ('OWNER', 'ADMIN')),
        (select heir.id from users heir
          where heir.organization_id = key.organization_id and heir.status = 'ACTIVE' and heir.role = 'OWNER'
          order by heir.created_at, heir.id limit 1),
        key.created_by)`);
    this.addSql(`
      alter table api_keys
        alter owner_id set not null,
        add constraint api_keys_owner foreign key (organization_id, owner_id) references users (organization_id, id),
        add constraint api_keys_addresses_few check (cardinality(allowed_addresses) <= 50)`);
    this.addSql('create index api_keys_of_owner on api_keys (organization_id, owner_id) where revoked_at is null');
    this.addSql(`
      create function use_api_key(given_hash text, used_at timestamptz, used_from inet, owner_roles text[])
      returns table (id uuid, organization_id uuid, owner_id uuid, scopes text[], refusal text)
      language sql volatile as $$
        with found as (
          select key.id, key.organization_id, key.owner_id, key.scopes, key.last_used_at,
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
        select found.id, found.organization_id, found.owner_id, found.scopes, found.refusal from found
      $$`);
  }
}
