import pg from 'pg';
import { seedBoard } from './board.ts';
import { seedClock } from './clock.ts';
import { seedPayroll } from './payroll.ts';
import { seedReach } from './reach.ts';
import { seedTimesheets } from './timesheets.ts';
import type { Seeding, Size, World } from './world.types.ts';

const seeds = {
  timesheets: seedTimesheets,
  board: seedBoard,
  payroll: seedPayroll,
  clock: seedClock,
  reach: seedReach,
};

/** Creates the organizations that the cases need. */
export async function createWorld(
  product: { readonly address: string; readonly adminUrl: string },
  names: ReadonlySet<keyof World>,
  size: Size,
): Promise<World> {
  const admin = new pg.Client({ connectionString: product.adminUrl });
  await admin.connect();
  // Row by row, the triggers would take minutes.
  await admin.query("set session_replication_role = replica; set statement_timeout = 0; set timezone = 'UTC'");
  const sql: Seeding['sql'] = async (text, values = []) => (await admin.query(text, values as unknown[])).rows;
  try {
    const [durability] = await sql("select current_setting('fsync') || current_setting('synchronous_commit') as both");
    if (durability?.both !== 'onon') throw new Error('PostgreSQL does not write to the disk at each commit');
    const world = await seedWorld({ ...product, sql, size }, names);
    await admin.query('vacuum analyze');
    await admin.query('checkpoint');
    return world;
  } finally {
    await admin.end();
  }
}

/** Seeds the organizations, one after the other. */
async function seedWorld(seeding: Seeding, names: Iterable<keyof World>): Promise<World> {
  const world: Partial<Record<keyof World, unknown>> = {};
  for (const name of names) world[name] = await seeds[name](seeding);
  return world as World;
}
