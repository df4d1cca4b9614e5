import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import pino from 'pino';
import { features } from '../src/composition/features.js';
import type { CellMap } from '../src/platform/database/cells.js';
import { newId } from '../src/platform/database/ids.js';
import { Replicas } from '../src/platform/database/replicas.js';
import { scopeToTenant } from '../src/platform/database/tenant-scope.js';
import { tenantSql } from '../src/platform/database/tenant-sql.js';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import { addCells, connectDivided, type DividedDatabase, queryCell } from './harness/cells.js';
import { type TestDatabase, testDatabase } from './harness/index.js';

/** Separate databases, so that a test sees which one was read. */
let primary: TestDatabase;
let replica: TestDatabase;
let divided: DividedDatabase;
let replicas: Replicas | undefined;
let organizationId: string;

const logger = pino({ level: 'silent' });

beforeAll(async () => {
  [primary, replica] = await Promise.all([testDatabase(features), testDatabase(features)]);
  for (const database of [primary, replica]) await addCells(database, features, ['cell_b']);
  divided = await connectDivided(primary, features);
});
afterAll(async () => {
  await divided?.close();
  await Promise.all([primary?.close(), replica?.close()]);
});
beforeEach(async () => {
  organizationId = newId();
  await place(primary, 'cell_b', 'primary');
});
afterEach(() => replicas?.close());

/** Inserts the organization into a cell of a database, and into its directory. */
async function place({ url }: TestDatabase, cell: string, name: string): Promise<void> {
  await queryCell(url, cell, 'insert into organizations (id, name, created_at) values ($1, $2, now())', [
    organizationId,
    name,
  ]);
  await queryCell(url, 'public', 'insert into organization_cells (organization, cell) values ($1, $2)', [
    organizationId,
    cell,
  ]);
}

/** Where a read of the organization finds its name. */
async function readName(cells: CellMap = divided.directory): Promise<string | undefined> {
  const unitOfWork = new UnitOfWork(divided.orm, {}, logger);
  replicas = await Replicas.of({ urls: [replica.application.url], poolSize: 2, logger, cells, unitOfWork }, features);
  const em = divided.orm.em.fork();
  scopeToTenant(em, organizationId);
  const names = (reader: EntityManager) =>
    tenantSql(reader).query<{ name: string }>('select name from organizations where id = :organization');
  return (await replicas.read(em, names))[0]?.name;
}

test('a replica is read in the cell of the organization', async () => {
  await place(replica, 'cell_b', 'replica');
  expect(await readName()).toBe('replica');
});

test('an organization in a cell that the replica does not know yet is read from the primary', async () => {
  expect(await readName()).toBe('primary');
});

test('a cell on another server is read there, because the replica has only the rows of its own', async () => {
  await place(replica, 'cell_b', 'replica');
  const { hostname: host, port } = new URL(replica.application.url);
  const elsewhere = { name: 'cell_b', node: { host, port: Number(port) } };
  const cells: CellMap = {
    ...{ isDivided: true, cells: [elsewhere] },
    cellOf: () => elsewhere,
    cellsOfRoutingKey: async () => [elsewhere],
    renew: async () => undefined,
  };
  expect(await readName(cells)).toBe('primary');
});
