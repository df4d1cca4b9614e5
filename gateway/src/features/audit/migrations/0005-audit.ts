import { Migration } from '@mikro-orm/migrations';

/**
 * The append-only log of each organization. The database assigns each entry its position and chains it to the preceding one,
 * no matter who writes it or how. `audit-content.rules.ts` computes the same hash in order to verify it.
 */
export class AuditBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...functions, ...triggers]) this.addSql(statement);
  }
}

const tables = [
  // The foreign key of the actor implies the organization. One to the organization would lock its row for every entry.
  `create table audit_entries (
    organization_id uuid not null,
    id uuid not null default uuidv7(),
    position bigint,
    at timestamptz not null,
    actor_id uuid not null,
    -- As they were when the entry was written.
    actor_first_name text not null,
    actor_last_name text not null,
    action text not null,
    subject_type text not null,
    subject_id uuid not null,
    changes jsonb not null default '{}',
    origin_hash bytea,
    previous_hash bytea,
    hash bytea,
    primary key (organization_id, id),
    constraint audit_entries_in_order unique (organization_id, position),
    foreign key (organization_id, actor_id) references users (organization_id, id)
  )`,

  // The end of each log.
  `create table audit_heads (
    organization_id uuid primary key references organizations (id),
    position bigint not null,
    hash bytea not null
  )`,

  // The network address and the client of an entry's actor. They are personal data that must be erased with the person,
  // so they are stored next to the log. The chain covers their salted hash: while they exist, a change is noticed. Once
  // they are erased, the hash reveals nothing, and the chain can still be verified.
  `create table audit_origins (
    organization_id uuid not null,
    entry_id uuid not null,
    actor_id uuid not null,
    address text not null,
    client text not null,
    salt bytea not null,
    primary key (organization_id, entry_id)
  )`,
];

const indexes = [
  'create index audit_entries_of_actor on audit_entries (organization_id, actor_id, position desc)',
  'create index audit_entries_of_subject on audit_entries (organization_id, subject_type, position desc)',
  'create index audit_entries_of_thing on audit_entries (organization_id, subject_id, position desc)',
  `create index audit_entries_of_accounts on audit_entries (organization_id, subject_id)
    where action in ('user.created', 'user.registered', 'user.reset-link-created')`,
  'create index audit_entries_by_time on audit_entries (organization_id, at desc)',
  'create index audit_origins_of_actor on audit_origins (organization_id, actor_id)',
];

const functions = [
  // Each column is a netstring (length in bytes, colon, text, comma), so that different entries always have different
  // content. Only immutable operators, so that PostgreSQL inlines it.
  `create function netstring(value text) returns text language sql immutable
  return octet_length(value)::text || ':' || value || ','`,
  // Citus lets only an immutable function see the columns of an updated row (ADR 0112). It is immutable, because the chain is
  // always UTF-8.
  `create function hash_audit_entry(previous bytea, organization text, entry_number bigint, rest text)
  returns bytea language sql immutable
  return sha256(previous || convert_to(organization || netstring(entry_number::text) || rest, 'UTF8'))`,

  // The gateway inserts entries together with the commit, so the end of the log is not locked for long.
  `create function chain_new_audit_entry() returns trigger language plpgsql as $$
  declare
    organization text := netstring(new.organization_id::text);
    rest text;
  begin
    -- Only replication inserts a chained entry: see refuse_chained_entry.
    if new.position is not null and new.previous_hash is not null and new.hash is not null then return new; end if;
    if new.actor_first_name is null then
      select first_name, last_name into new.actor_first_name, new.actor_last_name
      from users where organization_id = new.organization_id and id = new.actor_id;
      if not found then
        raise exception 'the audit entry % names an actor who does not exist', new.action;
      end if;
    end if;
    rest := netstring(new.id::text) || netstring(extract(epoch from new.at)::text) || netstring(new.actor_id::text)
      || netstring(new.actor_first_name) || netstring(new.actor_last_name) || netstring(new.action)
      || netstring(new.subject_type) || netstring(new.subject_id::text) || netstring(new.changes::text)
      || coalesce(netstring(encode(new.origin_hash, 'hex')), '');
    loop
      -- Held until the commit: the entries of one organization queue up here.
      update audit_heads head
      set position = head.position + 1,
        hash = hash_audit_entry(head.hash, organization, head.position + 1, rest)
      where head.organization_id = new.organization_id
      returning with (old as before) head.position, before.hash, head.hash into new.position, new.previous_hash, new.hash;
      exit when found;
      insert into audit_heads values (new.organization_id, 0, decode(repeat('00', 32), 'hex'))
        on conflict do nothing;
    end loop;
    return new;
  end $$`,

  // Citus replicates a cell to another node as the owner of the tables, entries with their hashes. Only the owner may truncate;
  // Citus hides its shards from queries of pg_class.
  `create function is_replicating(relation oid) returns boolean language sql stable
  return current_setting('session_replication_role') = 'replica'
    and has_table_privilege(current_user, relation, 'truncate')
    and not exists (select from pg_roles where rolname = current_user and rolsuper)`,
  `create function refuse_chained_entry() returns trigger language plpgsql as $$
  begin
    if (new.position is not null or new.previous_hash is not null or new.hash is not null)
      and not is_replicating(tg_relid) then
      raise exception 'the audit log is append-only: the database alone chains it'
        using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$`,
  `create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is append-only: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
  end $$`,
  `create function refuse_change_of_audit_origin() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and exists (
      select from users
      where organization_id = old.organization_id and id = old.actor_id and deleted_at is not null
    ) then
      return null;
    end if;
    raise exception 'the origin of an audit entry is erased with its person and never otherwise: % is refused', lower(tg_op)
      using errcode = 'insufficient_privilege';
  end $$`,

  // Who could sign in to an account other than its person, and since when: who created it with a password, made a link to choose
  // one, or made the invitation with which it was registered.
  `create function makers_of_accounts(organization uuid, accounts uuid[])
  returns table (account uuid, person uuid, at timestamptz) language sql stable as $$
    select made.subject_id, coalesce(shared.actor_id, used.created_by, made.actor_id), made.at
    from audit_entries made
    -- A link for several people can be deleted.
    left join audit_entries shared on shared.organization_id = made.organization_id
      and shared.subject_id = (made.changes -> 'invitationId' ->> 'after')::uuid and shared.action = 'invitation.created'
    left join invitations used on used.organization_id = made.organization_id and used.used_by = made.subject_id
      and made.action = 'user.registered'
    where made.organization_id = organization and made.subject_id = any(accounts)
      and made.action in ('user.created', 'user.registered', 'user.reset-link-created')
  $$`,

  // The end of the log of every organization, to be signed outside the database.
  `create function list_audit_heads(after uuid, most integer)
  returns table (organization_id uuid, "position" bigint, hash bytea) language sql stable as $$
    select organization_id, position, hash from audit_heads where organization_id > after
    order by organization_id limit most
  $$`,
];

const triggers = [
  `create trigger audit_entries_append_only before update or delete or truncate on audit_entries
    for each statement execute function refuse_change_of_audit_log()`,
  // Fires before the chaining, by its name, and as the caller: the chaining itself runs as the system role.
  `create trigger audit_entries_arrive before insert on audit_entries
    for each row execute function refuse_chained_entry()`,
  `create trigger audit_entries_chained before insert on audit_entries
    for each row execute function chain_new_audit_entry()`,
  `create trigger audit_origins_unchanged before update or truncate on audit_origins
    for each statement execute function refuse_change_of_audit_log()`,
  // At the commit, when the same transaction has marked the person as deleted.
  `create constraint trigger audit_origins_erased after delete on audit_origins
    deferrable initially deferred for each row execute function refuse_change_of_audit_origin()`,
  // They fire even where a session has disabled triggers (session_replication_role).
  'alter table audit_entries enable always trigger audit_entries_append_only',
  'alter table audit_entries enable always trigger audit_entries_arrive',
  'alter table audit_entries enable always trigger audit_entries_chained',
  'alter table audit_origins enable always trigger audit_origins_unchanged',
  'alter table audit_origins enable always trigger audit_origins_erased',
];
