import { Migration } from '@mikro-orm/migrations';
import { deleteUpTo } from '../delete-up-to.js';

/** What the platform stores: idempotency keys, trusted documents, errors of browsers, and the directory of cells. */
export class PlatformBaseline extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...functions]) this.addSql(statement);
  }
}

const tables = [
  // `key_hash` identifies a key of a caller. A request reserves its key by a lock, so that its row is written once, with the
  // response and the commit. `encrypted_response` is null if the response was too large or the caller had too many. The snapshot
  // tells which deletions of people the response can know of.
  `create table idempotent_requests (
    organization_id uuid not null,
    key_hash bytea not null,
    caller_id uuid not null,
    fingerprint bytea not null,
    -- A hash of the people whom the caller reached: the response may name them.
    reach text not null default md5('*'),
    commands jsonb not null default '[]',
    -- Compressing encrypted bytes only costs time.
    encrypted_response bytea storage external,
    response_bytes integer not null default 0,
    snapshot pg_snapshot not null default pg_current_snapshot(),
    transaction_id xid8 not null default pg_current_xact_id(),
    created_at timestamptz not null,
    primary key (organization_id, key_hash)
  )`,
  // When a person of the organization was erased. A response from before could name the person.
  `create table idempotency_erasures (
    organization_id uuid not null primary key,
    transaction_id xid8 not null,
    erased_at timestamptz not null
  )`,

  // The operations that browsers may run.
  `create table trusted_documents (
    hash text primary key,
    document text not null,
    seen_on date not null
  )`,

  // The errors that browsers reported, each kind of error once, and the people who saw it.
  `create table client_errors (
    organization_id uuid not null references organizations (id),
    id uuid not null default uuidv7(),
    fingerprint text not null constraint client_errors_fingerprint_valid check (fingerprint ~ '^[0-9a-f]{32}$'),
    module text not null constraint client_errors_module_short check (length(module) <= 40),
    version text constraint client_errors_version_short check (length(version) <= 40),
    release text constraint client_errors_release_short check (length(release) <= 40),
    kind text not null constraint client_errors_kind_short check (length(kind) <= 20),
    screen text constraint client_errors_screen_short check (length(screen) <= 200),
    message text not null constraint client_errors_message_short check (length(message) <= 500),
    stack text constraint client_errors_stack_short check (length(stack) <= 5000),
    occurrences integer not null constraint client_errors_occurred check (occurrences > 0),
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (organization_id, id),
    constraint client_errors_once unique (organization_id, fingerprint)
  )`,
  `create table client_error_people (
    organization_id uuid not null,
    client_error_id uuid not null,
    user_id uuid not null,
    primary key (organization_id, client_error_id, user_id),
    foreign key (organization_id, client_error_id) references client_errors (organization_id, id) on delete cascade,
    foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
  )`,

  // The directory of cells (ADR 0112) is in the schema public of the main database, and empty in an installation with one cell.
  `create table cells (
    name text primary key constraint cells_name check (name ~ '^[a-z][a-z0-9_]{0,29}$'),
    is_open boolean not null default true,
    added_at timestamptz not null default now()
  )`,
  `create table organization_cells (
    organization uuid primary key,
    cell text not null references cells,
    -- Secrets carry the end of the id, because the beginning of a UUIDv7 is the time.
    routing_key text not null generated always as (right(organization::text, 8)) stored
  )`,
];

const indexes = [
  `create index idempotent_requests_by_caller on idempotent_requests (organization_id, caller_id, created_at)
    include (response_bytes)`,
  'create index idempotent_requests_by_age on idempotent_requests (created_at)',
  'create index client_errors_by_time on client_errors (organization_id, last_seen_at, id)',
  'create index client_error_people_by_person on client_error_people (organization_id, user_id)',
  'create index organization_cells_of_routing_key on organization_cells (routing_key)',
  'create index organization_cells_of_cell on organization_cells (cell)',
];

const functions = [
  // A response is not replayed if the deletion of a person was committed after the request began: only its transaction knows
  // what it could see. The time is a second condition, because the numbers of transactions start over when a dump is
  // restored. No request takes ten minutes. The table is empty at first and grows by thousands of rows before PostgreSQL
  // counts them again: without the index, a plan from before would scan all of them for each request.
  `create function find_idempotent_request(organization uuid, hash bytea, stored_after timestamptz)
  returns table (fingerprint bytea, commands jsonb, reach text, encrypted_response bytea)
  language sql stable set enable_seqscan to off as $$
    select stored.fingerprint, stored.commands, stored.reach,
      case when erasure.organization_id is null then stored.encrypted_response end
    from idempotent_requests stored
    left join idempotency_erasures erasure on erasure.organization_id = stored.organization_id
      and erasure.erased_at > stored.created_at - interval '10 minutes'
      and erasure.transaction_id <> stored.transaction_id
      and not pg_visible_in_snapshot(erasure.transaction_id, stored.snapshot)
    where stored.organization_id = organization and stored.key_hash = hash and stored.created_at > stored_after
  $$`,
  // Waits for other requests with the key, and then returns the stored request, or what the caller has stored. A function
  // rather than one statement: each of its statements sees what was committed while the previous one waited.
  `create function reserve_idempotency_key(organization uuid, hash bytea, caller uuid, stored_after timestamptz)
  returns table (
    fingerprint bytea, commands jsonb, reach text, encrypted_response bytea,
    keys integer, bytes float8, oldest timestamptz, snapshot pg_snapshot
  ) language plpgsql set enable_seqscan to off as $$
  #variable_conflict use_column
  begin
    perform pg_advisory_xact_lock(substring(hash for 8)::bigint);
    if exists (select from idempotent_requests where organization_id = organization and key_hash = hash) then
      return query
        select found.*, null::integer, null::float8, null::timestamptz, null::pg_snapshot
        from find_idempotent_request(organization, hash, stored_after) found;
      if found then return; end if;
      delete from idempotent_requests where organization_id = organization and key_hash = hash;
    end if;
    return query
      select null::bytea, null::jsonb, null::text, null::bytea,
        count(*)::integer, coalesce(sum(response_bytes), 0)::float8, min(created_at), pg_current_snapshot()
      from idempotent_requests
      where organization_id = organization and caller_id = caller and created_at > stored_after;
  end $$`,
  `create function sweep_idempotent_requests(before timestamptz, most integer) returns bigint language sql as $$
    with requests as (${deleteUpTo('idempotent_requests', 'organization_id, key_hash', "created_at <= least(before, now() - interval '24 hours')")}),
      erasures as (${deleteUpTo('idempotency_erasures', 'organization_id', "erased_at <= least(before, now() - interval '24 hours') - interval '1 hour'")})
    select (select count(*) from requests) + (select count(*) from erasures)
  $$`,

  `create function sweep_client_errors(before timestamptz, most integer) returns bigint language sql as $$
    with swept as (${deleteUpTo('client_errors', 'organization_id, id', "last_seen_at < least(before, now() - interval '30 days')")})
    select count(*) from swept
  $$`,

  // Each statement and transaction enters its cell. On a node of Citus, another definition of `cell_is_here` finds out whether
  // the cell has been moved to another node.
  'create function cell_is_here() returns boolean language sql stable return true',
  `create function enter_cell() returns void language plpgsql as $$
  begin
    if not cell_is_here() then
      raise exception 'the cell has moved to another node' using errcode = 'TT002';
    end if;
  end $$`,
];
