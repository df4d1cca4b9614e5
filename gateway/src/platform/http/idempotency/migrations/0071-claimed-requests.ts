import { Migration } from '@mikro-orm/migrations';

/**
 * A request claims its key by a lock rather than by a row, so that its row is written once, with the response and the commit.
 */
export class ClaimedRequests extends Migration {
  override up(): void {
    // Compressing encrypted bytes only costs time.
    this.addSql('alter table idempotent_requests alter sealed_answer set storage external');
    this.addLookUp();
    this.addClaim();
  }

  /**
   * A response is not replayed if the deletion of a person was committed after the request began: only its transaction
   * knows what it could see. The time is a second condition, because the numbers of transactions start over when a dump is
   * restored; no request takes ten minutes.
   */
  private addLookUp(): void {
    this.addSql(`
      create function find_idempotent_request(organization uuid, hash bytea, stored_after timestamptz)
      returns table (fingerprint bytea, commands jsonb, sealed_answer bytea, answer_digest bytea) language sql stable as $$
        select stored.fingerprint, stored.commands,
          case when erasure.organization_id is null then stored.sealed_answer end, stored.answer_digest
        from idempotent_requests stored
        left join idempotency_erasures erasure on erasure.organization_id = stored.organization_id
          and erasure.erased_at > stored.created_at - interval '10 minutes'
          and erasure.transaction_id <> stored.transaction_id
          and not pg_visible_in_snapshot(erasure.transaction_id, stored.snapshot)
        where stored.organization_id = organization and stored.key_hash = hash and stored.created_at > stored_after
          and stored.answer_digest is not null
      $$`);
  }

  /**
   * Waits for other requests with the key, and then returns the stored request, or what the caller has stored. A function
   * rather than one statement: each of its statements sees what was committed while the previous one waited.
   */
  private addClaim(): void {
    this.addSql(`
      create function claim_idempotent_request(organization uuid, hash bytea, caller uuid, stored_after timestamptz)
      returns table (
        fingerprint bytea, commands jsonb, sealed_answer bytea, answer_digest bytea,
        keys integer, bytes float8, oldest timestamptz, snapshot pg_snapshot
      ) language plpgsql as $$
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
          select null::bytea, null::jsonb, null::bytea, null::bytea,
            count(*)::integer, coalesce(sum(answer_bytes), 0)::float8, min(created_at), pg_current_snapshot()
          from idempotent_requests
          where organization_id = organization and caller_id = caller and created_at > stored_after;
      end $$`);
  }
}
