import type { Limits } from '../../config/config.js';
import { type SqlStatement, tenantSql } from '../../database/tenant-sql.js';
import type { FinishedCommand } from '../../database/transaction-types.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { Clock } from '../../ports/platform.js';

const hour = 3_600_000;

export const replayPeriod = 24 * hour;

export interface KeyedRequest {
  readonly organizationId: string;
  /** The user, or the API key. */
  readonly callerId: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly fingerprint: Buffer;
}

export interface StoredRequest {
  readonly fingerprint: Buffer;
  readonly commands: readonly FinishedCommand[];
  /** Null if the response is too large to be stored, or may name a person who has been deleted since. */
  readonly encryptedResponse: Buffer | null;
  readonly digest: Buffer;
}

export interface Usage {
  readonly keys: number;
  readonly bytes: number;
  readonly oldest: Date | null;
  /** What the transaction of the reservation could see when it began, for deletions of people that are committed later. */
  readonly snapshot: string;
}

interface AnswerRow {
  readonly fingerprint: Buffer;
  readonly commands: FinishedCommand[];
  readonly sealed_answer: Buffer | null;
  readonly answer_digest: Buffer;
}

type ReservationRow = Usage & (AnswerRow | { readonly fingerprint: null });

export type Found = { readonly stored: StoredRequest } | { readonly stored: null; readonly usage: Usage };

const findAnswer = 'select * from find_idempotent_request(:organization, ?, ?)';

const reserveKey = 'select * from claim_idempotent_request(:organization, ?, ?, ?)';

const storeAnswer = `
  insert into idempotent_requests (organization_id, key_hash, caller_id, fingerprint, commands, sealed_answer,
    answer_digest, answer_bytes, snapshot, created_at)
  values (:organization, ?, ?, ?, ?::jsonb, ?, ?, ?, ?::pg_snapshot, ?)`;

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
    return row ? storedRequestOf(row) : null;
  }

  /**
   * Reserves a key for the transaction. If another request has reserved it in an open transaction, the statement waits for that
   * one. It fails if that takes longer than the lock timeout.
   */
  reservationOf({ callerId, hash }: KeyedRequest): SqlStatement {
    return { text: reserveKey, values: [hash, callerId, this.oldest()] };
  }

  readReservation(row: unknown): Found {
    const reserved = row as ReservationRow;
    if (reserved.fingerprint !== null) return { stored: storedRequestOf(reserved) };
    const { keys, bytes, oldest, snapshot } = reserved;
    return { stored: null, usage: { keys, bytes, snapshot, oldest: oldest && new Date(oldest) } };
  }

  /**
   * The statements that store what ran and, unless it is too large, the response. The caller's oldest responses make room for
   * it; their requests stay known.
   */
  storingOf(keyed: KeyedRequest, answer: Omit<StoredRequest, 'fingerprint'>, usage: Usage): SqlStatement[] {
    const { callerId, hash, fingerprint } = keyed;
    const { idempotencyAnswerBytes, idempotencyBytesPerCaller } = this.limits;
    const size = answer.encryptedResponse?.length ?? 0;
    const sealed = size <= idempotencyAnswerBytes ? answer.encryptedResponse : null;
    const bytes = sealed?.length ?? 0;
    const stored = [JSON.stringify(answer.commands), sealed, answer.digest, bytes, usage.snapshot, this.clock.now()];
    return [
      { text: storeAnswer, values: [hash, callerId, fingerprint, ...stored] },
      ...(usage.bytes + bytes <= idempotencyBytesPerCaller
        ? []
        : [{ text: giveUpOldest, values: [callerId, idempotencyBytesPerCaller] }]),
    ];
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - replayPeriod);
  }
}

function storedRequestOf({ fingerprint, commands, sealed_answer, answer_digest }: AnswerRow): StoredRequest {
  return { fingerprint, commands, encryptedResponse: sealed_answer, digest: answer_digest };
}
