import type { MikroORM } from '@mikro-orm/postgresql';
import type { CitusRun } from '../citus/citus-database.js';
import { type ClaimedCell, connectToCluster, WorkerCells } from './worker-cells.js';

/** The cluster that `npm run test:citus` started; undefined in any other run. */
export const citusRun: CitusRun | undefined = process.env.TEST_CITUS && JSON.parse(process.env.TEST_CITUS);

/** An arbitrary number. A worker of jest holds the lock of its database until it ends. */
const databaseLock = 7_316_240;

let ownCells: Promise<WorkerCells> | undefined;

/** Gives a test the next of its worker's cells that is free, without rows. */
export async function claimCell(run: CitusRun): Promise<ClaimedCell> {
  ownCells ??= claimDatabase(run).then((database) => WorkerCells.of(run, database));
  return (await ownCells).claim(currentFile());
}

/**
 * The table as its node stores it, for a test that puts a trigger on it: on a node of Citus, the table in statements
 * only represents its shard.
 */
export async function storedTable(orm: MikroORM, table: string): Promise<string> {
  if (!citusRun) return table;
  const [row] = await orm.em
    .fork()
    .execute<{ name: string }[]>(
      'select shard_name(logicalrelid, shardid) as name from pg_dist_shard where logicalrelid = ?::regclass',
      [table],
    );
  return row?.name ?? table;
}

/** Removes a table until the returned function is called. On a node of Citus, gateways see a view of it first (ADR 0112). */
export async function hideTable(orm: MikroORM, table: string): Promise<() => Promise<void>> {
  const execute = (statement: string, values: unknown[] = []) =>
    orm.em.getConnection().execute<{ name: string }[]>(statement, values);
  const found = await execute(
    `select nspname as name from pg_class join pg_namespace space on space.oid = relnamespace
     where relname = ? and (nspname = current_schema or nspname = current_schema || '_here')`,
    [table],
  );
  for (const { name } of found) await execute(`alter table ${name}.${table} rename to elsewhere`);
  return async () => {
    for (const { name } of found) await execute(`alter table ${name}.elsewhere rename to ${table}`);
  };
}

/** The name of a trigger on a table of `storedTable`: Citus gives it the number of the shard. */
export function storedTrigger(table: string, trigger: string): string {
  return trigger + (/_\d{6,}$/.exec(table)?.[0] ?? '');
}

/** The test file that runs: a worker runs one after the other. */
function currentFile(): string {
  const { expect } = globalThis as unknown as { expect: { getState(): { testPath?: string } } };
  return expect.getState().testPath ?? '';
}

/** The first database of the run that no other worker of jest uses. */
async function claimDatabase(run: CitusRun): Promise<string> {
  const client = await connectToCluster(run);
  for (const [index, database] of run.databases.entries()) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as "isOurs"', [databaseLock, index]);
    if (!rows[0].isOurs) continue;
    // The worker may end while it holds the lock.
    (client as unknown as { unref(): void }).unref();
    return database;
  }
  await client.end();
  throw new Error('There are more workers of jest than databases');
}
