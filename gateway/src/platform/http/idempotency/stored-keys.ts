import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock/clock.js';

const hour = 3_600_000;

/** How long a repeated request gets the first answer. */
export const keptFor = 24 * hour;

export interface StoredKey {
  readonly fingerprint: Buffer;
  readonly sealedAnswer: Buffer;
}

/** The keys that requests were made under, in the database. */
export class StoredKeys {
  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
  ) {}

  /** The finished request under a key, if it is not too old. */
  async find(hash: Buffer): Promise<StoredKey | null> {
    const [row] = await this.orm.em
      .getConnection()
      .execute<{ fingerprint: Buffer; sealed_answer: Buffer }[]>(
        'select fingerprint, sealed_answer from idempotency_keys where key_hash = ? and created_at > ?',
        [hash, this.oldest()],
      );
    return row ? { fingerprint: row.fingerprint, sealedAnswer: row.sealed_answer } : null;
  }

  /**
   * Takes a key, after waiting for whoever holds it in an open transaction. False when that one has finished: its
   * answer can be found then. A request that takes longer than locks are waited for ends the wait with an error.
   */
  async take(em: EntityManager, hash: Buffer, fingerprint: Buffer): Promise<boolean> {
    const taken = await em.execute<unknown[]>(
      `insert into idempotency_keys as stored (key_hash, fingerprint, created_at) values (?, ?, ?)
       on conflict (key_hash) do update
         set fingerprint = excluded.fingerprint, created_at = excluded.created_at, sealed_answer = null
         where stored.created_at <= ?
       returning 1`,
      [hash, fingerprint, this.clock.now(), this.oldest()],
    );
    return taken.length > 0;
  }

  async keep(em: EntityManager, hash: Buffer, sealedAnswer: Buffer): Promise<void> {
    await em.execute('update idempotency_keys set sealed_answer = ? where key_hash = ?', [sealedAnswer, hash]);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - keptFor);
  }
}
