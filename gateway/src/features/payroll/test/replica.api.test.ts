import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { features } from '../../../features.js';
import { type PayrollAtWork, payrollAtWork } from './payroll-at-work.js';

/** A database that knows nothing of the other, so that a test sees which one was read. */
let replica: TestDatabase;
let work: PayrollAtWork;
beforeAll(async () => {
  replica = await testDatabase(features);
  work = await payrollAtWork({ DATABASE_REPLICA_URLS: replica.url });
});
afterAll(async () => {
  await work.close();
  await replica.close();
});

const range = 'startDate=2026-11-08&endDate=2026-11-14';

/** The replica has the organization and a stranger's, each with somebody who is on it alone. */
async function aCopyOf(organizations: readonly string[]): Promise<void> {
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
  it('are read there, files to their last row, each organization its own', async () => {
    const { organization, headers, user } = await work.aPerson();
    const stranger = await work.aPerson();
    await aCopyOf([organization.id, stranger.organization.id]);
    await work.worked(user, ['2026-11-09T15:00:00Z', '2026-11-09T16:00:00Z']);
    for (const address of [`/api/payroll?${range}`, `/api/payroll?format=csv&${range}`]) {
      const { status, text } = await work.get(address, headers);
      expect(status).toBe(200);
      expect(text).toContain(`${organization.id}@example.com`);
      expect(text).not.toContain(user.id);
      expect(text).not.toContain(stranger.organization.id);
    }
    const { body } = await work.get(`/api/reports?type=TIMES_BY_EMPLOYEE&${range}`, headers);
    expect(body).toMatchObject({ rows: [], totals: { workedMinutes: 0 } });
    expect((await work.get(`/api/payroll/people/${user.id}?${range}`, headers)).status).toBe(404);
  });
});
