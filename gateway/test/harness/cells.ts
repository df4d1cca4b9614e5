import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import pino from 'pino';
import { addCell } from '../../src/operations/cells/cell-administration.js';
import { CellDirectory } from '../../src/operations/cells/cell-directory.js';
import { migrateCell } from '../../src/operations/cells/prepare-cells.js';
import { createOrm } from '../../src/platform/database/orm.js';
import type { Feature } from '../../src/platform/feature.js';
import type { TestDatabase } from './database.js';

/** The connections of a gateway to a database with several cells. */
export interface DividedDatabase {
  readonly directory: CellDirectory;
  readonly orm: MikroORM;
  close(): Promise<void>;
}

const logger = pino({ level: 'silent' });

/** Adds cells to a test database, all on its server, as if gateways had known them for a while. */
export async function addCells(
  { application: { ownerUrl, url } }: TestDatabase,
  features: readonly Feature[],
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const migrate = () => migrateCell({ ownerUrl, url }, features, { name, logger });
    await addCell(name, { ownerUrl, roles: { application: 'timetrack_app', worker: null }, migrate });
  }
  await queryCell(ownerUrl, 'public', `update cells set added_at = added_at - interval '1 minute'`);
}

/** Connects as a gateway does. Its directory looks for new cells only when a test renews it. */
export async function connectDivided(
  { application: { url } }: TestDatabase,
  features: readonly Feature[],
): Promise<DividedDatabase> {
  const directory = await CellDirectory.open({ url, logger, everyMs: 3_600_000 });
  const orm = await createOrm({ url, poolSize: 50, logger, cellMap: directory }, features);
  return {
    directory,
    orm,
    close: async () => {
      await orm.close(true);
      await directory.close();
    },
  };
}

/** Connects with the tables of a cell. */
async function connectToCell(url: string, cell: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`set search_path to ${cell}, public`);
  return client;
}

/** Runs a statement as the administrator, in the schema of a cell. */
export async function queryCell<Row>(
  url: string,
  cell: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connectToCell(url, cell);
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
