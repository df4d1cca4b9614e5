import { Client } from 'pg';
import pino from 'pino';
import { features } from '../../src/features.composition.js';
import { copyFunctions, distributeCell, moveCell, nodeOfCell } from '../../src/platform/cells/citus-schema.service.js';
import { migrate } from '../../src/platform/database/migrator.service.js';
import { createOrm } from '../../src/platform/database/orm.adapter.js';
import { prepareQueue } from '../../src/platform/database/prepare-queue.adapter.js';
import { type CitusDatabase, citusUrl, type TestCell } from './citus-database.js';
import type { CitusCluster } from './cluster.js';

const logger = pino({ level: 'silent' });

/** What an administrator of PostgreSQL does once on each node. */
const roles = [
  'create role timetrack login createrole',
  'create role timetrack_app login',
  'create role timetrack_system nologin',
  'grant timetrack_system to timetrack with inherit true, set true',
];

export async function prepareNodes({ coordinator, workers }: CitusCluster): Promise<void> {
  for (const port of [coordinator, ...workers]) {
    await asAdministrator(port, 'postgres', async (client) => {
      for (const statement of roles) await client.query(statement);
    });
  }
}

/** Makes distributed cells in a database, in turn on the workers. */
export async function createCells(cluster: CitusCluster, database: string, count: number): Promise<CitusDatabase> {
  const { coordinator, workers } = cluster;
  const cells: TestCell[] = [];
  for (let number = 1; number <= count; number += 1) {
    const cell = `cell_${number}`;
    const port = workers[(number - 1) % workers.length] ?? 0;
    await asOwner(coordinator, database, '', (owner) => owner.query(`create schema ${cell}`));
    await migrateCell(citusUrl(coordinator, database, 'timetrack', cell), cell);
    await asOwner(coordinator, database, cell, async (owner) => {
      await distributeCell(owner, cell);
      for (const worker of workers) {
        await asOwner(worker, database, cell, (node) => copyFunctions(owner, node, cell));
      }
    });
    cells.push({ cell, port });
  }
  return { database, cells };
}

/** Moves cells to their workers. One after the other: the databases of a server share the names of replication slots. */
export async function placeCells({ coordinator }: CitusCluster, { database, cells }: CitusDatabase): Promise<void> {
  await asOwner(coordinator, database, '', async (owner) => {
    for (const { cell, port } of cells) {
      if ((await nodeOfCell(owner, cell)).port !== port) await moveCell(owner, cell, { host: '127.0.0.1', port });
    }
  });
}

/** Each worker has a queue of jobs of its own, next to its cells. */
export async function createQueues({ workers }: CitusCluster, { database }: CitusDatabase): Promise<void> {
  for (const port of workers) await prepareQueue(citusUrl(port, database, 'timetrack', ''), 'timetrack_app');
}

/** Makes a database of the cluster on every node. */
export async function createDatabase({ coordinator, workers }: CitusCluster, database: string): Promise<void> {
  // The workers first: the coordinator adds them to the cluster.
  for (const port of [...workers, coordinator]) {
    await asAdministrator(port, 'postgres', (client) => client.query(`create database ${database} owner timetrack`));
    await asAdministrator(port, database, async (client) => {
      for (const extension of ['citext', 'btree_gist', 'citus']) await client.query(`create extension ${extension}`);
      await client.query(`revoke temporary on database ${database} from public`);
    });
  }
  await asAdministrator(coordinator, database, async (client) => {
    await client.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator]);
    for (const port of workers) await client.query(`select citus_add_node('127.0.0.1', $1)`, [port]);
  });
}

/** Runs the migrations before the schema is distributed: in one transaction, on the coordinator alone. */
async function migrateCell(url: string, cell: string): Promise<void> {
  const orm = await createOrm(
    { url, poolSize: 2, logger, schema: cell },
    features.map((feature) => ({ ...feature, entities: [] })),
  );
  try {
    await migrate(orm, { applicationLogin: 'timetrack_app', schema: cell });
  } finally {
    await orm.close(true);
  }
}

function asAdministrator<T>(port: number, database: string, work: (client: Client) => Promise<T>): Promise<T> {
  return connected(`postgres://postgres@127.0.0.1:${port}/${database}`, work);
}

function asOwner<T>(port: number, database: string, cell: string, work: (client: Client) => Promise<T>): Promise<T> {
  return connected(citusUrl(port, database, 'timetrack', cell), work);
}

async function connected<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
