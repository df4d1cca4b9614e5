import pRetry from 'p-retry';
import { Client } from 'pg';
import pino from 'pino';
import { features } from '../../src/composition/features.js';
import { addCell, cellsOf, withOwner } from '../../src/operations/cells/cell-administration.js';
import { moveCellToNode } from '../../src/operations/cells/cell-placement.js';
import { migrateCell } from '../../src/operations/cells/prepare-cells.js';
import { type Cell, defaultCell } from '../../src/platform/database/cells.js';
import { prepareDatabase } from '../../src/platform/database/row-level-security/prepare-database.js';
import { type CitusRun, citusUrl, passwords } from './citus-database.js';

type Nodes = Pick<CitusRun, 'coordinator' | 'workers'>;

const logger = pino({ level: 'silent' });

/** What an administrator of PostgreSQL does once on each node: docs/operations/citus.md. */
const roles = [
  'create role timetrack login createrole bypassrls',
  `create role timetrack_app login password '${passwords.timetrack_app}'`,
  'create role timetrack_system nologin',
  'grant timetrack_system to timetrack with inherit true, set true',
  'alter role timetrack_app set citus.allow_nested_distributed_execution to on',
  "alter role timetrack_app set citus.propagate_set_commands to 'local'",
];

export async function prepareNodes({ coordinator, workers }: Nodes): Promise<void> {
  for (const port of [coordinator, ...workers]) {
    await asAdministrator(port, 'postgres', async (client) => {
      for (const statement of roles) await client.query(statement);
    });
  }
}

/** Makes a database of the cluster on every node, with the directory of cells, as `npm run migrate` does. */
export async function createDatabase({ coordinator, workers }: Nodes, database: string): Promise<void> {
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
  await prepareDatabase(addressesOf(coordinator, database), features, logger);
}

/**
 * Adds a distributed cell, as `npm run cells -- add` does. The databases of a cluster share their roles, which Citus updates on every
 * node: what was interrupted by another database is completed by running it again.
 */
export async function createCell({ coordinator }: Nodes, database: string, name: string): Promise<void> {
  const addresses = addressesOf(coordinator, database);
  const migrate = () => migrateCell(addresses, features, { name, logger });
  const add = () =>
    addCell(name, { ownerUrl: addresses.ownerUrl, roles: { application: 'timetrack_app', worker: null }, migrate });
  await pRetry(add, {
    retries: 10,
    minTimeout: 100,
    shouldRetry: ({ error }) => /concurrently updated/.test(error.message),
  });
}

/** Moves a cell to a worker, as `npm run cells -- place` does, unless it is there. */
export async function placeCell(nodes: Nodes, database: string, name: string, port: number): Promise<void> {
  const cell = (await listCells(nodes, database)).find((one) => one.name === name);
  if (cell?.node?.port === port) return;
  await moveCellToNode(
    name,
    { host: '127.0.0.1', port },
    {
      ownerUrl: citusUrl(nodes.coordinator, database, 'timetrack'),
      administratorUrl: citusUrl(nodes.coordinator, database, 'postgres'),
    },
  );
}

/** The cells of the directory without the default one. */
export async function listCells({ coordinator }: Nodes, database: string): Promise<Cell[]> {
  const cells = await withOwner(citusUrl(coordinator, database, 'timetrack'), defaultCell, cellsOf);
  return cells.filter(({ name }) => name !== defaultCell.name);
}

const addressesOf = (coordinator: number, database: string) => ({
  ownerUrl: citusUrl(coordinator, database, 'timetrack'),
  url: citusUrl(coordinator, database, 'timetrack_app'),
});

async function asAdministrator<T>(port: number, database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: citusUrl(port, database, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
