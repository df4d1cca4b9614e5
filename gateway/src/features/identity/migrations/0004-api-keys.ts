import { Migration } from '@mikro-orm/migrations';
import { deleteUpTo } from '../../../platform/database/delete-up-to.js';

/** API keys, which act for their owners, and what their operations use. */
export class ApiKeysBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...functions]) this.addSql(statement);
  }
}

const tables = [
  `create table api_keys (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    name text not null,
    prefix text not null,
    key_hash text not null constraint api_keys_key_hash_key unique,
    scopes text[] not null constraint api_keys_scopes_some check (cardinality(scopes) > 0),
    allowed_addresses inet[] not null default '{}'
      constraint api_keys_addresses_few check (cardinality(allowed_addresses) <= 50),
    owner_id uuid not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    last_used_at timestamptz(3),
    last_used_address inet,
    primary key (organization_id, id),
    constraint api_keys_owner foreign key (organization_id, owner_id) references users (organization_id, id),
    foreign key (organization_id, created_by) references users (organization_id, id)
  )`,

  // Which fields and arguments the operations of a key used on a day, so that a deprecated one can be removed.
  `create table api_key_usage (
    organization_id uuid not null,
    api_key_id uuid not null,
    day date not null,
    coordinate text not null,
    primary key (organization_id, api_key_id, day, coordinate),
    foreign key (organization_id, api_key_id) references api_keys (organization_id, id) on delete cascade
  )`,
];

const indexes = [
  'create index api_keys_live on api_keys (organization_id, created_at desc, id desc) where revoked_at is null',
  'create index api_keys_of_owner on api_keys (organization_id, owner_id) where revoked_at is null',
];

const functions = [
  // Whether a key is still valid for the address, and who its owner is now.
  `create function current_api_key(
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
  end $$`,

  // Locks the owner as `admit_session` locks a person, because archiving the owner revokes the key; with `changed`,
  // together with these people.
  `create function admit_api_key(
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
  end $$`,

  // The key of a hash in any organization, or why it is refused. Records its use.
  `create function use_api_key(given_hash text, used_at timestamptz, used_from inet, owner_roles text[])
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
  $$`,

  `create function summarize_api_key_usage(since date)
  returns table (coordinate text, last_used_on date, api_keys bigint)
  language sql stable as $$
    select usage.coordinate, max(usage.day), count(distinct usage.api_key_id)
    from api_key_usage usage
    join api_keys key on key.organization_id = usage.organization_id and key.id = usage.api_key_id
    where usage.day >= since and key.revoked_at is null
    group by usage.coordinate
  $$`,
  `create function sweep_api_key_usage(before date, most integer) returns bigint language sql volatile as $$
    with swept as (${deleteUpTo('api_key_usage', 'organization_id, api_key_id, day, coordinate', 'day < least(before, current_date - 180)')})
    select count(*) from swept
  $$`,
];
