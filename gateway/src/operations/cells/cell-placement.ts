import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Cell, defaultCell, type Node } from '../../platform/database/cells.js';
import { StartError } from '../../platform/errors/gateway.js';
import { cellsOf, hasCitus, withOwner } from './cell-administration.js';
import { lockOfViews } from './citus-schema.js';
import { createLocalTables, dropLocalTables } from './local-tables.js';

const pollMs = 50;

interface Logins {
  readonly ownerUrl: string;
  /** Citus copies with COPY, which PostgreSQL refuses under row-level security, even for the owner. */
  readonly administratorUrl: string;
}

export async function moveCellToNode(name: string, node: Node, { ownerUrl, administratorUrl }: Logins): Promise<void> {
  await withOwner(administratorUrl, defaultCell, async (main) => {
    const cell = await findCell(main, name);
    if (cell.node?.host === node.host && cell.node.port === node.port) return;
    await withOwner(ownerUrl, { name: defaultCell.name, node }, async (target) => {
      await dropLocalTables(target, name);
      await target.query(`select pg_advisory_lock(${lockOfViews(name)})`);
      await moveWithViews(name, target, moveAsAdministrator(main, name, node));
    });
  });
}

async function findCell(main: Client, name: string): Promise<Cell> {
  if (!(await hasCitus(main))) {
    throw new StartError('The database is not a coordinator of Citus: it has no other nodes.');
  }
  const cell = (await cellsOf(main)).find((one) => one.name === name);
  if (!cell) throw new StartError(`There is no cell ${name}.`);
  return cell;
}

/** Citus copies the cell and catches up. Its writes wait for a moment at the end. */
async function moveAsAdministrator(main: Client, name: string, { host, port }: Node): Promise<void> {
  try {
    await main.query('select citus_schema_move($1::regnamespace, $2::text, $3::integer)', [name, host, port]);
  } catch (cause) {
    if (!/row-level security/.test((cause as Error).message)) throw cause;
    throw new StartError(
      'Only an administrator of PostgreSQL can move a cell. Set DATABASE_ADMINISTRATOR_URL to the login of one.',
      { cause },
    );
  }
}

/** Creates the views when the cell arrives: transactions wait for them, and Citus takes seconds to clean up after the move. */
async function moveWithViews(name: string, target: Client, move: Promise<void>): Promise<void> {
  let isMoving = true;
  const moved = move.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  void moved.then(() => {
    isMoving = false;
  });
  while (isMoving && !(await isHere(name, target))) await pause(pollMs);
  await createLocalTables(target, name);
  await target.query(`select pg_advisory_unlock(${lockOfViews(name)})`);
  const failure = await moved;
  if (failure) throw failure.error;
}

async function isHere(name: string, target: Client): Promise<boolean> {
  const { rowCount } = await target.query(
    `select from pg_dist_shard shard
     join pg_dist_placement placement on placement.shardid = shard.shardid
     join pg_dist_local_group here on here.groupid = placement.groupid
     where shard.logicalrelid = to_regclass($1)`,
    [`${name}.organizations`],
  );
  return rowCount === 1;
}
