import type { Limits } from '../../config/config.js';
import { hashOfReach, type Tenant } from '../../database/scope.js';
import { type SqlStatement, tenantSql } from '../../database/tenant-sql.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { Feature } from '../../feature.js';
import { databaseSweep } from '../../jobs/sweeps.js';
import type { Clock, ErasePerson } from '../../ports/platform.js';

const hour = 3_600_000;

export const replayPeriod = 24 * hour;

export interface KeyedRequest extends Tenant {
  /** The user, or the API key. */
  readonly callerId: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly fingerprint: Buffer;
}

export interface StoredRequest {
  readonly fingerprint: Buffer;
  /** The commands that were committed. */
  readonly commands: readonly string[];
  /** As `hashOfReach` returns it. */
  readonly reach: string;
  /** Null if newer responses took its place, or if it may name a person who has been deleted since. */
  readonly encryptedResponse: Buffer | null;
}

export interface Usage {
  readonly keys: number;
  readonly bytes: number;
  readonly oldest: Date | null;
  /** What the transaction of the reservation could see when it began, for deletions of people that are committed later. */
  readonly snapshot: string;
}

type ReservationRow = Usage & (StoredRequest | { readonly fingerprint: null });

export type Reserved = { readonly stored: StoredRequest } | { readonly stored: null; readonly usage: Usage };

const columns = 'fingerprint, commands, reach, encrypted_response as "encryptedResponse"';

const findRequest = `select ${columns} from find_idempotent_request(:organization, ?, ?)`;

const reserveKey = `select ${columns}, keys, bytes, oldest, snapshot from reserve_idempotency_key(:organization, ?, ?, ?)`;

const storeRequest = `
  insert into idempotent_requests (organization_id, key_hash, caller_id, fingerprint, commands, encrypted_response,
    response_bytes, snapshot, created_at, reach)
  values (:organization, ?, ?, ?, ?::jsonb, ?, ?, ?::pg_snapshot, ?, ${hashOfReach})`;

/** Skips rows that another request of the caller is dropping at this moment. */
const dropOldest = `
  update idempotent_requests dropped set encrypted_response = null, response_bytes = 0
  from (
    select key_hash from idempotent_requests
    where organization_id = :organization and key_hash in (
      select key_hash from (
        select key_hash, sum(response_bytes) over (order by created_at desc, transaction_id desc) as total
        from idempotent_requests
        where organization_id = :organization and caller_id = ? and response_bytes > 0
      ) newest where total > ?
    )
    for update skip locked
  ) oldest
  where dropped.organization_id = :organization and dropped.key_hash = oldest.key_hash`;

export class StoredKeys {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limits: Pick<Limits, 'idempotencyBytesPerCaller'>,
  ) {}

  /** Finds the finished request of a key, unless it is too old. */
  async find({ organizationId, hash }: KeyedRequest): Promise<StoredRequest | null> {
    const [request] = await this.unitOfWork.read(organizationId, (em) =>
      tenantSql(em).query<StoredRequest>(findRequest, [hash, this.oldest()]),
    );
    return request ?? null;
  }

  /**
   * Reserves a key for the transaction. If another request has reserved it in an open transaction, the statement waits for that
   * one. It fails if that takes longer than the lock timeout.
   */
  reservationOf({ callerId, hash }: KeyedRequest): SqlStatement {
    return { text: reserveKey, values: [hash, callerId, this.oldest()] };
  }

  readReservation(row: unknown): Reserved {
    const reserved = row as ReservationRow;
    if (reserved.fingerprint !== null) return { stored: reserved };
    return { stored: null, usage: { ...reserved, oldest: reserved.oldest && new Date(reserved.oldest) } };
  }

  /**
   * The statements that store what ran and the response. The caller's oldest responses make room for it; their requests stay
   * stored.
   */
  storingOf(
    { callerId, hash, fingerprint }: KeyedRequest,
    commands: readonly string[],
    response: Buffer,
    usage: Usage,
  ) {
    const { idempotencyBytesPerCaller } = this.limits;
    const values = [
      JSON.stringify(commands),
      response,
      response.length,
      usage.snapshot,
      this.clock.now(),
      callerId,
      this.clock.now(),
    ];
    const storing: SqlStatement = { text: storeRequest, values: [hash, callerId, fingerprint, ...values] };
    if (usage.bytes + response.length <= idempotencyBytesPerCaller) return [storing];
    return [storing, { text: dropOldest, values: [callerId, idempotencyBytesPerCaller] }];
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - replayPeriod);
  }
}

const oldKeysSweep = databaseSweep(
  'old-idempotency-keys',
  'sweep_idempotent_requests(?, ?)',
  ({ clock }) => [new Date(clock.now().getTime() - replayPeriod)],
  30,
);

const noteErasure = `
  insert into idempotency_erasures (organization_id, transaction_id, erased_at)
  values (:organization, pg_current_xact_id(), ?)
  on conflict (organization_id) do update
    set transaction_id = excluded.transaction_id, erased_at = excluded.erased_at`;

/** Responses that were stored before may name the person, so none of the organization's is replayed from now on. */
const noteErasedPerson: ErasePerson = async (em, { organizationId, at }) => {
  await tenantSql(em, organizationId).run(noteErasure, [at]);
  return {};
};

export const idempotencyFeature: Feature = {
  name: 'idempotency',
  entities: [],
  erasePerson: noteErasedPerson,
  sweeps: [oldKeysSweep],
};
