import type { EntityManager } from '@mikro-orm/postgresql';
import { waitUntil } from './waiting.js';

/** What gateways and commands of the operator do one after the other, with the key of its advisory lock. */
const locks = {
  /** An arbitrary number that every version uses. */
  migrations: '7316240501',
  demo: `hashtext('timetrack-demo')`,
} as const;

/**
 * Takes a lock that ends with the transaction, so a killed process or a connection pooler cannot leave it behind. Waits as
 * long as another process holds it. Each attempt is a statement of its own: a blocked one would run into the timeouts of the
 * connection, and its snapshot would hold up others.
 *
 * @param onWait called when the wait begins, and then every 30 seconds
 */
export async function takeLock(em: EntityManager, name: keyof typeof locks, onWait: () => void): Promise<void> {
  await em.execute('set local idle_in_transaction_session_timeout = 0');
  await waitUntil(() => tryLock(em, name), onWait, { everyMs: 250 });
}

async function tryLock(em: EntityManager, name: keyof typeof locks): Promise<boolean> {
  const [row] = await em.execute<{ taken: boolean }[]>(`select pg_try_advisory_xact_lock(${locks[name]}) as taken`);
  return row?.taken === true;
}
