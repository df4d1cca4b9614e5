import { Migration } from '@mikro-orm/migrations';

/**
 * Replaces the stored keys: their rows do not say to which organization and caller they belong, and they live for a day.
 *
 * `key_hash` identifies a key of a caller. `sealed_answer` is null if the response was too large or the caller had too
 * many; `commands` (operation and id of the first row it changed) are what such a response is read again from. The
 * snapshot tells which deletions of people the response can know of.
 */
export class IdempotentRequests extends Migration {
  override up(): void {
    this.addSql('drop table idempotency_keys');
    this.addSql(`
      create table idempotent_requests (
        organization_id uuid not null,
        key_hash bytea not null,
        caller_id uuid not null,
        fingerprint bytea not null,
        commands jsonb not null default '[]',
        sealed_answer bytea,
        answer_digest bytea,
        answer_bytes integer not null default 0,
        snapshot pg_snapshot not null default pg_current_snapshot(),
        transaction_id xid8 not null default pg_current_xact_id(),
        created_at timestamptz not null,
        primary key (organization_id, key_hash)
      )`);
    this.addSql(`
      create index idempotent_requests_by_caller on idempotent_requests (organization_id, caller_id, created_at)
      include (answer_bytes)`);
    this.addSql('create index idempotent_requests_by_age on idempotent_requests (created_at)');
    this.addSql(`
      create table idempotency_erasures (
        organization_id uuid not null primary key,
        transaction_id xid8 not null,
        erased_at timestamptz not null
      )`);
    this.addSql(`
      create function sweep_idempotent_requests(before timestamptz) returns bigint language sql as $$
        with requests as (delete from idempotent_requests where created_at <= before returning 1),
          erasures as (delete from idempotency_erasures where erased_at <= before - interval '1 hour' returning 1)
        select count(*) from requests
      $$`);
  }
}
