import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestDatabase, type TestGateway, testDatabase } from '../../../../test/harness/index.js';
import { features } from '../../../composition/features.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

/** A database with other data than the primary, so that a test sees which one was read. */
let replica: TestDatabase;
let gateway: TestGateway;
beforeAll(async () => {
  replica = await testDatabase(features);
  gateway = await startPayroll({ DATABASE_REPLICA_URLS: replica.url });
});
afterAll(async () => {
  await gateway.close();
  await replica.close();
});

const range = 'startDate=2026-11-08&endDate=2026-11-14';

/** Creates the organizations in the replica, each with a person who exists only there. */
async function addToReplica(organizations: readonly string[]): Promise<void> {
  const em = replica.orm.em.fork();
  for (const id of organizations) {
    await em.execute("insert into organizations (id, name, created_at) values (?, 'Copy', now())", [id]);
    await em.execute(
      `insert into users (organization_id, first_name, last_name, email, password_hash, role, created_at)
       values (?, 'Replica', ?, ?, 'none', 'WORKER', now())`,
      [id, id, `${id}@example.com`],
    );
  }
}

describe('payroll and reports with a read replica', () => {
  test('read everything from the replica, including the last row of a file, within the organization', async () => {
    const { organizationId, headers, user } = await createActor(gateway, 'OWNER');
    const { organizationId: otherId } = await createActor(gateway, 'OWNER');
    await addToReplica([organizationId, otherId]);
    await anApprovedTimesheet(gateway.orm, user, ['2026-11-09T15:00:00Z', '2026-11-09T16:00:00Z']);
    for (const address of [`/api/payroll?${range}`, `/api/payroll?format=csv&${range}`]) {
      const { status, text } = await gateway.rest({ headers }, 'GET', address);
      expect(status).toBe(200);
      expect(text).toContain(`${organizationId}@example.com`);
      expect(text).not.toContain(user.id);
      expect(text).not.toContain(otherId);
    }
    const { body } = await gateway.rest({ headers }, 'GET', `/api/reports?type=TIMES_BY_EMPLOYEE&${range}`);
    expect(body).toMatchObject({ rows: [], totals: { workedMinutes: 0 } });
    expect((await gateway.rest({ headers }, 'GET', `/api/payroll/people/${user.id}?${range}`)).status).toBe(404);
  });
});
