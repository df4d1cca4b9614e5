import type { MikroORM } from '@mikro-orm/postgresql';

/** Lets PostgreSQL find out whom a manager reaches at one instant, which is that of the test's clock. */
export async function freezeReach(orm: MikroORM, now: string): Promise<void> {
  const [found] = await orm.em
    .fork()
    .execute<{ text: string }[]>(`select pg_get_functiondef('reach_of'::regproc) as text`);
  const frozen = `${found?.text}`.replace(/DEFAULT (now\(\)|CURRENT_TIMESTAMP)/i, `DEFAULT timestamptz '${now}'`);
  if (frozen === found?.text) throw new Error('reach_of has no instant that a test can set');
  await orm.em.getConnection().execute(frozen);
}
