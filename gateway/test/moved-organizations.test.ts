import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { moveBetween, queryCell } from './harness/cells.js';
import { DividedGateway } from './harness/divided-gateway.js';

let gateway: DividedGateway;

beforeAll(async () => {
  gateway = await DividedGateway.start();
});
afterAll(() => gateway?.close());

test('a moved organization keeps its sessions, its data and its answers, and is in one cell alone', async () => {
  const { organizationId, cookie, email } = await gateway.register('mover');
  const first = await gateway.clockIn(cookie, 'before-the-move');
  await gateway.clockOut(cookie);
  const from = await gateway.cellOf(organizationId);
  const to = from === 'cell_a' ? 'cell_b' : 'cell_a';
  const changes = await gateway.send('GET', '/api/timesheets/changes', cookie);
  const { lockedMs } = await moveBetween(gateway.database.application.ownerUrl, organizationId, from, to);
  expect(lockedMs).toBeGreaterThan(0);
  expect(await gateway.cellsWith(organizationId)).toEqual([to]);
  for (const table of ['users', 'timesheets', 'audit_entries', 'sessions', 'timesheet_counts', 'timesheet_changes']) {
    const rows = await queryCell(gateway.database.url, from, `select from ${table} where organization_id = $1`, [
      organizationId,
    ]);
    expect({ table, left: rows.length }).toEqual({ table, left: 0 });
  }
  expect(await gateway.send('GET', '/api/auth/me', cookie)).toMatchObject({ status: 200, body: { user: { email } } });
  expect(await gateway.send('GET', '/api/timesheets/changes', cookie)).toMatchObject({
    status: changes.status,
    body: changes.body,
  });
  const replayed = await gateway.clockIn(cookie, 'before-the-move');
  expect({ status: replayed.status, body: replayed.body }).toEqual({ status: first.status, body: first.body });
  expect(await gateway.clockIn(cookie, 'after-the-move')).toMatchObject({ status: 201 });
  expect(await gateway.signIn(email)).toMatchObject({ status: 200 });
});

test('punches during a move are stored once, in the new cell', async () => {
  const { organizationId, cookie } = await gateway.register('busy');
  const from = await gateway.cellOf(organizationId);
  const to = from === 'cell_a' ? 'cell_b' : 'cell_a';
  let isMoving = true;
  const move = moveBetween(gateway.database.application.ownerUrl, organizationId, from, to).finally(() => {
    isMoving = false;
  });
  let [acknowledged, afterwards] = [0, 3];
  while (isMoving || afterwards-- > 0) {
    const punched = await gateway.clockIn(cookie, `busy-${acknowledged}`);
    if (punched.status === 503) continue;
    expect(punched.status).toBe(201);
    acknowledged += 1;
    while ((await gateway.clockOut(cookie)).status === 503) expect(isMoving).toBe(true);
  }
  await move;
  const [sheets] = await queryCell(
    gateway.database.url,
    to,
    'select count(*)::int from timesheets where organization_id = $1',
    [organizationId],
  );
  expect(sheets).toEqual({ count: acknowledged });
  const [counted] = await queryCell(
    gateway.database.url,
    to,
    `select coalesce(sum(timesheets), 0)::int as count from (
       select timesheets from timesheet_counts where organization_id = $1 and day <> '-infinity'
       union all select timesheets from timesheet_count_changes where organization_id = $1) counts`,
    [organizationId],
  );
  expect(counted).toEqual({ count: acknowledged });
});
