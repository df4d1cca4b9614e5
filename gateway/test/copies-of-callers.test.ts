import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hashOfToken } from '../src/features/identity/sessions/session-token.rules.js';
import { listMovedTables } from '../src/platform/cells/moved-tables.queries.js';
import { OrganizationCopy } from '../src/platform/cells/organization-copy.service.js';
import { connectToCell, queryCell } from './harness/cells.js';
import { DividedGateway } from './harness/divided-gateway.js';

let gateway: DividedGateway;

beforeAll(async () => {
  gateway = await DividedGateway.start();
});
afterAll(() => gateway?.close());

/** Copies an organization with its callers to another cell, as a move that is killed before the source loses them. */
async function copyOrganization(organizationId: string): Promise<void> {
  const from = await gateway.cellOf(organizationId);
  const { ownerUrl } = gateway.database.application;
  const source = await connectToCell(ownerUrl, from);
  const target = await connectToCell(ownerUrl, from === 'cell_a' ? 'cell_b' : 'cell_a');
  try {
    for (const client of [source, target]) {
      await client.query(`set session_replication_role = 'replica'; set timetrack.moves_rows = 'on'`);
    }
    const copy = new OrganizationCopy(organizationId, await listMovedTables(source, from), source, target);
    await copy.update();
    await copy.beginArrival();
    await target.query('commit');
  } finally {
    await source.end();
    await target.end();
  }
}

test('a session that has ended is not found in a copy of its organization', async () => {
  const { organizationId, cookie } = await gateway.register('ended');
  const cell = await gateway.cellOf(organizationId);
  // As an earlier version made tokens: without the end of the id of the organization.
  const token = randomBytes(32).toString('base64url');
  await queryCell(gateway.database.url, cell, 'update sessions set token_hash = $2 where organization_id = $1', [
    organizationId,
    hashOfToken(token),
  ]);
  const earlier = `${cookie.split('=')[0]}=${token}`;
  expect(await gateway.send('GET', '/api/auth/me', earlier)).toMatchObject({ status: 200 });
  await copyOrganization(organizationId);
  expect(await gateway.send('POST', '/api/auth/logout', earlier, {})).toMatchObject({ status: 204 });
  expect(await gateway.send('GET', '/api/auth/me', earlier)).toMatchObject({ status: 401 });
  expect(await gateway.send('GET', '/api/timesheets/changes', earlier)).toMatchObject({ status: 401 });
});
