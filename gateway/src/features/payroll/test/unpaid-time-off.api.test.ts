import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import type { TestUser } from '../../identity/test/builders.js';
import { aPtoPolicy, aPtoRequest } from '../../time-off/test/builders.js';
import { startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const week = 'startDate=2026-11-08&endDate=2026-11-14';
const friday = { startDate: '2026-11-13', endDate: '2026-11-13', hours: 8 };
const overWeekend = { startDate: '2026-11-12', endDate: '2026-11-17', hours: 32 };

/** An owner with two days of vacation in the week, a day of unpaid leave, and a day of sick leave that is not decided. */
async function anOwnerWithTimeOff() {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId, user } = owner;
  const vacation = await aPtoPolicy(gateway.orm, { organizationId, name: 'Vacation' });
  const unpaid = await aPtoPolicy(gateway.orm, { organizationId, name: 'Unpaid leave', paid: false });
  const sick = await aPtoPolicy(gateway.orm, { organizationId, name: 'Sick leave', category: 'SICK' });
  await aPtoRequest(gateway.orm, { user, policy: vacation, ...overWeekend, status: 'APPROVED' });
  await aPtoRequest(gateway.orm, { user, policy: unpaid, ...friday, status: 'APPROVED' });
  await aPtoRequest(gateway.orm, { user, policy: sick, ...friday });
  return { ...owner, vacation };
}

async function leave(user: TestUser): Promise<void> {
  await gateway.orm.em.fork().execute("update users set status = 'DISABLED' where id = ?", [user.id]);
}

describe('unpaid time off', () => {
  test('is not part of payroll, as JSON, as a file and over GraphQL', async () => {
    const { headers, user, vacation } = await anOwnerWithTimeOff();

    const { body } = await gateway.rest({ headers }, 'GET', `/api/payroll?${week}`);
    const { text } = await gateway.rest({ headers }, 'GET', `/api/payroll?${week}&format=csv`);
    const { body: graphql } = await gateway.graphql(
      { headers },
      `{ viewer { payrollExport(startDate: "2026-11-08", endDate: "2026-11-14") { edges { node { ptoMinutes lines { minutes policy { id name } } } } } } }`,
    );

    const policy = { id: vacation.id, name: 'Vacation' };
    const line = { minutes: 480, policy, earningCode: 'PTO' };
    expect(body).toMatchObject([{ user: { id: user.id }, ptoMinutes: 960, lines: [line, line] }]);
    expect(text).toContain(',960,');
    expect(graphql.data.viewer.payrollExport.edges).toMatchObject([
      { node: { ptoMinutes: 960, lines: [{ policy }, { policy }] } },
    ]);
  });

  test('does not put a person who left on the payroll', async () => {
    const { headers, organizationId } = await createActor(gateway, 'OWNER');
    const [paid, unpaid] = [
      await createActor(gateway, 'WORKER', { organizationId }),
      await createActor(gateway, 'WORKER', { organizationId }),
    ];
    for (const { user } of [paid, unpaid]) {
      const policy = await aPtoPolicy(gateway.orm, { organizationId, name: user.id, paid: user === paid.user });
      await aPtoRequest(gateway.orm, { user, policy, ...friday, status: 'APPROVED' });
      await leave(user);
    }

    const { body } = await gateway.rest({ headers }, 'GET', `/api/payroll?${week}`);

    const ids = body.map((entry: { user: { id: string } }) => entry.user.id);
    expect(ids).toContain(paid.user.id);
    expect(ids).not.toContain(unpaid.user.id);
  });

  test('is marked in the PTO summary, whose paid minutes are those of payroll', async () => {
    const { headers } = await anOwnerWithTimeOff();

    const { body } = await gateway.rest({ headers }, 'GET', `/api/reports?type=PTO_SUMMARY&${week}`);
    const payroll = await gateway.rest({ headers }, 'GET', `/api/reports?type=PAYROLL_SUMMARY&${week}`);

    expect(body.columns).toContainEqual({ key: 'paid', label: 'Paid', kind: 'TEXT', hoursKey: null });
    expect(body.rows).toMatchObject([
      { policy: 'Sick leave', paid: 'Yes', approvedMinutes: 0, pendingMinutes: 480, paidMinutes: 0 },
      { policy: 'Unpaid leave', paid: 'No', approvedMinutes: 480, pendingMinutes: 0, paidMinutes: 0 },
      { policy: 'Vacation', paid: 'Yes', approvedMinutes: 960, pendingMinutes: 0, paidMinutes: 960 },
    ]);
    expect(body.totals.paidMinutes).toBe(payroll.body.totals.ptoMinutes);
  });
});
