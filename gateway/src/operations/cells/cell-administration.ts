import type { Client } from 'pg';
import { type Cell, defaultCell } from '../../platform/database/cells.js';
import { urlOnNode, withoutPropagation } from '../../platform/database/node-urls.js';
import { prepareQueue, type QueueRoles } from '../../platform/database/prepare-queue.js';
import { withClient } from '../../platform/database/with-client.js';
import { StartError } from '../../platform/errors/gateway.js';
import { copyFunctions, distributeCell, entranceOf, runLocally } from './citus-schema.js';
import { type ListedCell, readCells, selectHasCitus, selectWorkers } from './directory.js';
import { createLocalTables } from './local-tables.js';

interface CellDatabase {
  readonly ownerUrl: string;
  readonly roles: QueueRoles;
  migrate(): Promise<unknown>;
}

export async function withOwner<T>(ownerUrl: string, cell: Cell, work: (client: Client) => Promise<T>): Promise<T> {
  const url = cell.node ? urlOnNode(ownerUrl, cell.node) : ownerUrl;
  return withClient(url, 'timetrack-cells', async (client) => {
    await client.query(`select set_config('search_path', $1, false)`, [
      cell.name === defaultCell.name ? cell.name : `${cell.name}, ${defaultCell.name}`,
    ]);
    return work(client);
  });
}

/**
 * Adds an empty cell: a schema with the migrations of this version and row-level security, distributed if the database is a coordinator of
 * Citus. Running it again completes what was interrupted. New organizations go to it once gateways know it.
 */
export async function addCell(name: string, database: CellDatabase): Promise<void> {
  if (!/^[a-z][a-z0-9_]{0,29}$/.test(name) || name.startsWith('pg_')) {
    throw new StartError('The name of a cell has up to 30 lower-case letters, digits and underscores: cell_2.');
  }
  await withOwner(database.ownerUrl, defaultCell, async (main) => {
    await requireFreeName(main, name);
    await enterDefaultCell(main);
    const isCitus = await hasCitus(main);
    await runLocally(main, [`create schema if not exists ${main.escapeIdentifier(name)}`]);
    await database.migrate();
    if (isCitus) await placeCell(main, name, database);
    await main.query('insert into public.cells (name) values ($1) on conflict do nothing', [name]);
  });
}

/** A reserved word of SQL would need quotes in every statement. A schema with other tables belongs to another program. */
async function requireFreeName(main: Client, name: string): Promise<void> {
  const { rows } = await main.query<{ isReserved: boolean; isForeign: boolean }>(
    `select quote_ident($1) <> $1 as "isReserved",
       exists (select from pg_class where relnamespace = to_regnamespace(quote_ident($1)))
       and not exists (select from pg_tables where schemaname = $1 and tablename = 'mikro_orm_migrations') as "isForeign"`,
    [name],
  );
  if (rows[0]?.isReserved) throw new StartError(`${name} is a word of SQL. Choose another name: cell_${name}.`);
  if (rows[0]?.isForeign)
    throw new StartError(`The schema ${name} has tables of another program. Choose another name.`);
}

export async function listCells(ownerUrl: string): Promise<(ListedCell & { readonly organizations: number })[]> {
  return withOwnerOfEachCell(ownerUrl, async (cells) => {
    const listed = [];
    for (const { client, ...cell } of cells) listed.push({ ...cell, organizations: await countOrganizations(client) });
    return listed;
  });
}

/** Lets new organizations go to a cell, or no longer. One cell stays open. */
export async function openCell(ownerUrl: string, name: string, isOpen: boolean): Promise<void> {
  await withOwner(ownerUrl, defaultCell, async (main) => {
    const cells = await cellsOf(main);
    if (!cells.some((cell) => cell.name === name)) throw new StartError(`There is no cell ${name}.`);
    await requireTables(main);
    const { rowCount } = await main.query(
      `update public.cells set is_open = $2
       where name = $1 and ($2 or exists (select from public.cells other where other.is_open and other.name <> $1))`,
      [name, isOpen],
    );
    // An installation with one cell has no directory, and its cell is open.
    if (rowCount === 0 && !isOpen) throw new StartError(`No other cell is open, so new organizations need ${name}.`);
  });
}

async function requireTables(client: Client): Promise<void> {
  const statement = `select to_regclass('organizations') is not null as "isMigrated"`;
  const [found] = (await client.query<{ isMigrated: boolean }>(statement)).rows;
  if (!found?.isMigrated) throw new StartError('The database has no tables yet. Run "npm run migrate" first.');
}

async function countOrganizations(client: Client): Promise<number> {
  await requireTables(client);
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from organizations');
  return rows[0]?.count ?? 0;
}

/** A cell with a connection of the owner, whose search path is the cell. */
interface OwnedCell extends ListedCell {
  readonly client: Client;
}

/** Runs work with a connection of the owner to each cell, the default one first. */
export async function withOwnerOfEachCell<T>(ownerUrl: string, work: (cells: OwnedCell[]) => Promise<T>): Promise<T> {
  const cells = await withOwner(ownerUrl, defaultCell, cellsOf);
  const open = (connected: OwnedCell[]): Promise<T> => {
    const cell = cells[connected.length];
    if (!cell) return work(connected);
    return withOwner(ownerUrl, cell, (client) => open([...connected, { ...cell, client }]));
  };
  return open([]);
}

/** The cells of the directory. `main` is connected to the main database. */
export function cellsOf(main: Client): Promise<readonly ListedCell[]> {
  return readCells(async (text) => (await main.query(text)).rows);
}

/** From its first other cell on, the directory has every organization. */
async function enterDefaultCell(main: Client): Promise<void> {
  await main.query('insert into public.cells (name) values ($1) on conflict do nothing', [defaultCell.name]);
  await main.query(
    `insert into public.organization_cells (organization, cell)
     select id, $1 from public.organizations where id not in (select organization from public.organization_cells)`,
    [defaultCell.name],
  );
}

async function placeCell(main: Client, name: string, { ownerUrl, roles }: CellDatabase): Promise<void> {
  if (!(await isDistributed(main, name))) {
    await requireNoOrganizations(main, name);
    await distributeCell(main, name);
  }
  await runLocally(main, [entranceOf(name, await shardOf(main, name))]);
  await synchronizeNodes(main, name, { ownerUrl, roles });
}

/** The triggers would run again for rows that are distributed. A restored backup has cells with rows that are not. */
async function requireNoOrganizations(main: Client, name: string): Promise<void> {
  const { rowCount } = await main.query(`select from ${main.escapeIdentifier(name)}.organizations limit 1`);
  if (rowCount === 0) return;
  throw new StartError(
    `${name} has organizations, so it cannot be distributed. Add a cell with another name for new organizations.`,
  );
}

/** The number of what a node stores of one table, which it keeps on every node. All tables of a cell move together. */
async function shardOf(main: Client, name: string): Promise<number> {
  const { rows } = await main.query<{ shard: number }>(
    'select shardid::integer as shard from pg_dist_shard where logicalrelid = $1::regclass',
    [`${name}.organizations`],
  );
  return Number(rows[0]?.shard);
}

/** Gives every node the functions of a cell and a queue of jobs, because the cell can move to any of them. */
export async function synchronizeNodes(
  main: Client,
  name: string,
  { ownerUrl, roles }: Pick<CellDatabase, 'ownerUrl' | 'roles'>,
): Promise<void> {
  const { rows: workers } = await main.query<{ host: string; port: number }>(selectWorkers);
  for (const node of workers) {
    await withOwner(ownerUrl, { name: defaultCell.name, node }, async (client) => {
      await copyFunctions(main, client, name);
      await createLocalTables(client, name);
    });
    await prepareQueue(withoutPropagation(urlOnNode(ownerUrl, node)), roles);
  }
}

async function isDistributed(main: Client, name: string): Promise<boolean> {
  if (!(await hasCitus(main))) return false;
  const { rowCount } = await main.query('select from pg_dist_schema where schemaid = to_regnamespace($1)', [name]);
  return rowCount === 1;
}

export async function hasCitus(main: Client): Promise<boolean> {
  const { rows } = await main.query<{ hasCitus: boolean }>(selectHasCitus);
  return rows[0]?.hasCitus ?? false;
}
