import { expect } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';

const waits = `
  select count(*)::integer as count from pg_locks
  where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;

/** Starts a command while one of a person runs, and lets that one end once the other waits for it. */
export async function whileCommandsOfPersonRun<Answer>(
  orm: MikroORM,
  person: string,
  start: () => Promise<Answer>,
): Promise<Answer> {
  const running = orm.em.fork();
  // Not `transactional`, whose context the command would inherit.
  await running.begin();
  await running.execute('select pg_advisory_xact_lock_shared(key_of_person(?))', [person]);
  const answer = start();
  let waiting = 0;
  for (let attempt = 0; waiting === 0 && attempt < 1000; attempt += 1) {
    const [row] = await orm.em.fork().execute<{ count: number }[]>(waits);
    waiting = row?.count ?? 0;
  }
  await running.commit();
  expect(waiting).toBe(1);
  return answer;
}
