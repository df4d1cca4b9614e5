import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { systemSql } from '../../database/tenant-sql.adapter.js';
import type { Clock } from '../../ports/platform.ports.js';

const hour = 3_600_000;

/** How long a response is replayed. */
export const replayPeriod = 24 * hour;

const reason = 'the hash of a key includes its caller';

export interface StoredKey {
  readonly fingerprint: Buffer;
  readonly encryptedResponse: Buffer;
}

/** The stored idempotency keys. */
export class StoredKeys {
  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
  ) {}

  /** Finds the finished request of a key, unless it is too old. */
  async find(hash: Buffer): Promise<StoredKey | null> {
    const [row] = await systemSql(this.orm.em, reason).query<{ fingerprint: Buffer; sealed_answer: Buffer }>(
      'select fingerprint, sealed_answer from idempotency_keys where key_hash = ? and created_at > ?',
      [hash, this.oldest()],
    );
    return row ? { fingerprint: row.fingerprint, encryptedResponse: row.sealed_answer } : null;
  }

  /**
   * Claims a key. If another request has claimed it in an open transaction, it waits for that request and returns false
   * once its response is stored. If that takes longer than the lock timeout, it throws.
   */
  async claim(em: EntityManager, hash: Buffer, fingerprint: Buffer): Promise<boolean> {
    const insertedRows = await systemSql(em, reason).query(
      `insert into idempotency_keys as stored (key_hash, fingerprint, created_at) values (?, ?, ?)
       on conflict (key_hash) do update
         set fingerprint = excluded.fingerprint, created_at = excluded.created_at, sealed_answer = null
         where stored.created_at <= ?
       returning 1`,
      [hash, fingerprint, this.clock.now(), this.oldest()],
    );
    return insertedRows.length > 0;
  }

  async storeResponse(em: EntityManager, hash: Buffer, encryptedResponse: Buffer): Promise<void> {
    const update = 'update idempotency_keys set sealed_answer = ? where key_hash = ?';
    await systemSql(em, reason).run(update, [encryptedResponse, hash]);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - replayPeriod);
  }
}
