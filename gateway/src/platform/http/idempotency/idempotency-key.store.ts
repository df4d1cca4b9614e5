import type { EntityManager } from '@mikro-orm/postgresql';
import type { Limits } from '../../config/config.types.js';
import { tenantSql } from '../../database/tenant-sql.adapter.js';
import type { UnitOfWork } from '../../database/unit-of-work.service.js';
import type { Clock } from '../../ports/platform.ports.js';
import type { RanCommand } from '../../use-case/index.js';

const hour = 3_600_000;

/** How long a response is replayed. */
export const replayPeriod = 24 * hour;

/** A key of a caller, and the request that came with it. */
export interface KeyedRequest {
  readonly organizationId: string;
  /** The user, or the API key. */
  readonly callerId: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly fingerprint: Buffer;
}

/** A request that ran. */
export interface StoredRequest {
  readonly fingerprint: Buffer;
  readonly commands: readonly RanCommand[];
  /** Null if the response is too large to be stored, or may name a person who has been deleted since. */
  readonly encryptedResponse: Buffer | null;
  readonly digest: Buffer;
}

/** What a caller has stored before a claim. */
export interface Usage {
  readonly keys: number;
  readonly bytes: number;
  readonly oldest: Date | null;
}

interface AnswerRow {
  readonly fingerprint: Buffer;
  readonly commands: RanCommand[];
  readonly sealed_answer: Buffer | null;
  readonly answer_digest: Buffer;
}

/**
 * A response is not replayed if the deletion of a person was committed after the request began: only its transaction
 * knows what it could see. The time is a second condition, because the numbers of transactions start over when a dump is
 * restored; no request takes ten minutes.
 */
const findAnswer = `
  select fingerprint, commands, answer_digest,
    case when erasure.organization_id is null then sealed_answer end as sealed_answer
  from idempotent_requests stored
  left join idempotency_erasures erasure on erasure.organization_id = stored.organization_id
    and erasure.erased_at > stored.created_at - interval '10 minutes'
    and erasure.transaction_id <> stored.transaction_id
    and not pg_visible_in_snapshot(erasure.transaction_id, stored.snapshot)
  where stored.organization_id = :organization and stored.key_hash = ? and stored.created_at > ?
    and answer_digest is not null`;

const claimKey = `
  with claimed as (
    insert into idempotent_requests as stored (organization_id, key_hash, caller_id, fingerprint, created_at)
    values (:organization, ?, ?, ?, ?)
    on conflict (organization_id, key_hash) do update
      set fingerprint = excluded.fingerprint, created_at = excluded.created_at, commands = '[]', sealed_answer = null,
        answer_digest = null, answer_bytes = 0, snapshot = excluded.snapshot, transaction_id = excluded.transaction_id
      where stored.created_at <= ?
    returning 1
  )
  select exists (select from claimed) as claimed, count(*)::integer as keys, coalesce(sum(answer_bytes), 0)::float8 as bytes,
    min(created_at) as oldest
  from idempotent_requests
  where organization_id = :organization and caller_id = ? and created_at > ?`;

const storeAnswer = `
  update idempotent_requests set commands = ?::jsonb, sealed_answer = ?, answer_digest = ?, answer_bytes = ?
  where organization_id = :organization and key_hash = ?`;

/** Skips rows that another request of the caller is giving up at this moment. */
const giveUpOldest = `
  update idempotent_requests given set sealed_answer = null, answer_bytes = 0
  from (
    select key_hash from idempotent_requests
    where organization_id = :organization and key_hash in (
      select key_hash from (
        select key_hash, sum(answer_bytes) over (order by created_at desc, transaction_id desc) as total
        from idempotent_requests
        where organization_id = :organization and caller_id = ? and answer_bytes > 0
      ) newest where total > ?
    )
    for update skip locked
  ) oldest
  where given.organization_id = :organization and given.key_hash = oldest.key_hash`;

/** The stored idempotency keys. */
export class StoredKeys {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limits: Pick<Limits, 'idempotencyAnswerBytes' | 'idempotencyBytesPerCaller'>,
  ) {}

  /** Finds the finished request of a key, unless it is too old. */
  async find({ organizationId, hash }: KeyedRequest): Promise<StoredRequest | null> {
    const [row] = await this.unitOfWork.read(organizationId, (em) =>
      tenantSql(em).query<AnswerRow>(findAnswer, [hash, this.oldest()]),
    );
    if (!row) return null;
    const { fingerprint, commands, sealed_answer: encryptedResponse, answer_digest: digest } = row;
    return { fingerprint, commands, encryptedResponse, digest };
  }

  /**
   * Claims a key and returns what its caller had stored before. If another request has claimed it in an open
   * transaction, it waits for that request and returns null once its response is stored. If that takes longer than the
   * lock timeout, it throws.
   */
  async claim(em: EntityManager, { organizationId, callerId, hash, fingerprint }: KeyedRequest): Promise<Usage | null> {
    const [row] = await tenantSql(em, organizationId).query<Usage & { readonly claimed: boolean }>(claimKey, [
      ...[hash, callerId, fingerprint, this.clock.now(), this.oldest()],
      ...[callerId, this.oldest()],
    ]);
    return row?.claimed ? { ...row, oldest: row.oldest && new Date(row.oldest) } : null;
  }

  /** Releases a claimed key whose response must not be stored. */
  async release(em: EntityManager, { organizationId, hash }: KeyedRequest): Promise<void> {
    const statement = 'delete from idempotent_requests where organization_id = :organization and key_hash = ?';
    await tenantSql(em, organizationId).run(statement, [hash]);
  }

  /**
   * Stores what ran and, unless it is too large, the response. The caller's oldest responses make room for it; their
   * requests stay known.
   */
  async store(em: EntityManager, keyed: KeyedRequest, answer: Omit<StoredRequest, 'fingerprint'>, usage: Usage) {
    const { organizationId, callerId, hash } = keyed;
    const { idempotencyAnswerBytes, idempotencyBytesPerCaller } = this.limits;
    const size = answer.encryptedResponse?.length ?? 0;
    const sealed = size <= idempotencyAnswerBytes ? answer.encryptedResponse : null;
    const bytes = sealed?.length ?? 0;
    const sql = tenantSql(em, organizationId);
    await sql.run(storeAnswer, [JSON.stringify(answer.commands), sealed, answer.digest, bytes, hash]);
    if (usage.bytes + bytes <= idempotencyBytesPerCaller) return;
    await sql.run(giveUpOldest, [callerId, idempotencyBytesPerCaller]);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - replayPeriod);
  }
}
