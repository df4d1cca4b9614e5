import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listMovedTables, type MovedTables } from '../src/platform/cells/moved-tables.queries.js';
import { OrganizationCopy } from '../src/platform/cells/organization-copy.service.js';
import { findDifferences } from '../src/platform/cells/row-differences.service.js';
import { connectToCell, queryCell } from './harness/cells.js';
import { DividedGateway, type Registered } from './harness/divided-gateway.js';

let gateway: DividedGateway;
let owner: Registered;
let from: string;
let source: Awaited<ReturnType<typeof connectToCell>>;
let target: Awaited<ReturnType<typeof connectToCell>>;
let tables: MovedTables;
let copy: OrganizationCopy;

beforeAll(async () => {
  gateway = await DividedGateway.start();
  owner = await gateway.register('copied');
  from = await gateway.cellOf(owner.organizationId);
  const { ownerUrl } = gateway.database.application;
  source = await connectToCell(ownerUrl, from);
  target = await connectToCell(ownerUrl, from === 'cell_a' ? 'cell_b' : 'cell_a');
  for (const client of [source, target]) {
    await client.query(`set session_replication_role = 'replica'; set timetrack.moves_rows = 'on'`);
  }
  tables = await listMovedTables(source, from);
  copy = new OrganizationCopy(owner.organizationId, tables, source, target);
});
afterAll(async () => {
  await source?.end();
  await target?.end();
  await gateway?.close();
});

const change = (statement: string) => queryCell(gateway.database.url, from, statement, [owner.organizationId]);

/** How many rows of each table differ between the cells. */
async function differences(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables.early) {
    const { changed, removed } = await findDifferences(
      table,
      owner.organizationId,
      { client: source, isSource: true },
      { client: target, isSource: false },
    );
    if (changed.length + removed.length > 0) counts[table.name] = changed.length + removed.length;
  }
  return counts;
}

describe('an update of a copy', () => {
  test('copies everything at first', async () => {
    await gateway.clockIn(owner.cookie, 'first');
    await gateway.clockOut(owner.cookie);
    expect(await copy.update()).toBeGreaterThan(0);
    expect(await differences()).toEqual({});
  });

  test('copies what was written since', async () => {
    await gateway.clockIn(owner.cookie, 'second');
    expect((await differences()).timesheets).toBe(1);
    expect(await copy.update()).toBeGreaterThan(0);
    await gateway.clockOut(owner.cookie);
    expect(await copy.update()).toBeGreaterThan(0);
    expect(await differences()).toEqual({});
  });

  test('copies what a transaction writes that began before the last update', async () => {
    const early = await connectToCell(gateway.database.url, from);
    try {
      await early.query('begin');
      await early.query('update organizations set name = $2 where id = $1', [owner.organizationId, 'Early Bird']);
      await gateway.signIn(owner.email);
      await copy.update();
      await early.query('commit');
      expect(await differences()).toEqual({ organizations: 1 });
      await copy.update();
      expect(await differences()).toEqual({});
    } finally {
      await early.end();
    }
  });

  test('removes what was removed since, even if as much was added', async () => {
    await gateway.send('POST', '/api/jobs', owner.cookie, { name: 'Removed' });
    await copy.update();
    await change(`delete from jobs where organization_id = $1 and name = 'Removed'`);
    await gateway.send('POST', '/api/jobs', owner.cookie, { name: 'Added' });
    expect((await differences()).jobs).toBe(2);
    await copy.update();
    expect(await differences()).toEqual({});
  });

  test('forgets stored answers after the deletion of a person', async () => {
    const answers = () =>
      target.query('select from idempotent_requests where organization_id = $1 and sealed_answer is not null', [
        owner.organizationId,
      ]);
    expect((await answers()).rowCount).toBeGreaterThan(0);
    await change(
      'insert into idempotency_erasures (organization_id, transaction_id, erased_at) values ($1, pg_current_xact_id(), now())',
    );
    await copy.update();
    expect((await answers()).rowCount).toBe(0);
    expect(await differences()).toEqual({});
  });
});

test('a copy does not continue after its cell has moved to another node', async () => {
  await change('select $1::uuid');
  await queryCell(
    gateway.database.url,
    from,
    'create or replace function cell_is_here() returns boolean language sql stable return false',
  );
  await expect(copy.update()).rejects.toThrow('The cell has moved to another node meanwhile. Run the command again.');
});
