import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { type CitusDatabase, type CitusRun, citusUrl, type TestCell } from '../citus/citus-database.js';

/** A cell that a test uses alone until it gives it back. */
interface ClaimedCell {
  readonly name: string;
  readonly url: string;
  readonly ownerUrl: string;
  readonly applicationUrl: string;
  release(): void;
}

/** The cluster that `npm run test:citus` started; undefined in any other run. */
export const citusRun: CitusRun | undefined = process.env.TEST_CITUS && JSON.parse(process.env.TEST_CITUS);

/** An arbitrary number. A worker of jest holds the lock of its database until it ends. */
const databaseLock = 7_316_240;

let ownDatabase: Promise<CitusDatabase> | undefined;
const taken = new Map<TestCell, string>();
let turn = 0;

/** Gives a test the next of its worker's cells that is free, without rows. */
export async function claimCell(run: CitusRun): Promise<ClaimedCell> {
  ownDatabase ??= claimDatabase(run);
  const { database, cells } = await ownDatabase;
  const file = currentFile();
  // A file that failed before its end has given nothing back.
  for (const [cell, claimant] of taken) if (claimant !== file) taken.delete(cell);
  const free = cells
    .map((_, index) => cells[(turn + index) % cells.length] as TestCell)
    .find((cell) => !taken.has(cell));
  if (!free) throw new Error(`A test needs more than ${cells.length} databases at once`);
  taken.set(free, file);
  turn = cells.indexOf(free) + 1;
  const urlOf = (role: string) => citusUrl(free.port, database, role, free.cell);
  await deleteRows(free, urlOf('postgres'));
  return {
    name: free.cell,
    url: urlOf('postgres'),
    ownerUrl: urlOf('timetrack'),
    applicationUrl: urlOf('timetrack_app'),
    release: () => void taken.delete(free),
  };
}

/**
 * The table as its node stores it, for a test that puts a trigger on it: on a node of Citus, the table that statements name only
 * stands for its shard.
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

/** The test file that runs: a worker runs one after the other. */
function currentFile(): string {
  const { expect } = globalThis as unknown as { expect: { getState(): { testPath?: string } } };
  return expect.getState().testPath ?? '';
}

/** The first database of the run that no other worker of jest uses. */
async function claimDatabase({ coordinator, databases }: CitusRun): Promise<CitusDatabase> {
  const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${coordinator}/postgres` });
  client.on('error', () => undefined);
  await client.connect();
  for (const [index, database] of databases.entries()) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as "isOurs"', [databaseLock, index]);
    if (!rows[0].isOurs) continue;
    // The worker may end while it holds the lock.
    (client as unknown as { unref(): void }).unref();
    return database;
  }
  await client.end();
  throw new Error('There are more workers of jest than databases');
}

/** A table of a cell on its node, and its triggers that `session_replication_role` does not turn off. */
interface Shard {
  readonly name: string;
  readonly triggers: readonly string[];
}

const shardsOf = new Map<TestCell, readonly Shard[]>();

/** Migrations insert no other rows than their own names. */
const listShards = `
  select shard_name(shard.logicalrelid, shard.shardid) as name,
    array(
      select tgname::text from pg_trigger
      where tgrelid = shard_name(shard.logicalrelid, shard.shardid)::regclass and tgenabled = 'A'
    ) as triggers
  from pg_dist_shard shard join pg_class class on class.oid = shard.logicalrelid
  where class.relnamespace = $1::regnamespace and class.relname <> 'mikro_orm_migrations'`;

/** Deletes past Citus: a truncation of every table takes many times longer. */
async function deleteRows(cell: TestCell, url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica; set citus.enable_manual_changes_to_shards = on');
    const shards = shardsOf.get(cell) ?? (await client.query<Shard>(listShards, [cell.cell])).rows;
    shardsOf.set(cell, shards);
    const filled = await filledShards(client, [...shards, ...(await queueTables(client))]);
    const deletions = filled.flatMap(({ name, triggers }) => [
      ...triggers.map((trigger) => `alter table ${name} disable trigger ${trigger}`),
      `delete from ${name}`,
      ...triggers.map((trigger) => `alter table ${name} enable always trigger ${trigger}`),
    ]);
    await client.query(deletions.join(';'));
  } finally {
    await client.end();
  }
}

async function filledShards(client: Client, shards: readonly Shard[]): Promise<Shard[]> {
  const statement = shards.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await client.query<{ name: string }>(statement.join(' union all '));
  const names = new Set(rows.map(({ name }) => name));
  return shards.filter(({ name }) => names.has(name));
}

/** The cells of a node share its queue of jobs, which the first gateway creates. */
async function queueTables(client: Client): Promise<Shard[]> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('pgboss.job') is not null as exists`);
  return rows[0]?.exists ? ['pgboss.job', 'pgboss.schedule'].map((name) => ({ name, triggers: [] })) : [];
}
