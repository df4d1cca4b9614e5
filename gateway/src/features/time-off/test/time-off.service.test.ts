import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, startUseCases, statementsOf, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { sumWorkByDate } from '../../payroll/index.js';
import { listApprovedTimeOff } from '../index.js';
import { deletePtoPolicy } from '../policies/pto-policy.service.js';
import { approvePtoRequestCommand, denyPtoRequest } from '../requests/decision.service.js';
import { PtoRequest } from '../requests/pto-request.entity.js';
import {
  cancelPtoRequest,
  myPtoRequests,
  pendingPtoRequests,
  requestPtoCommand,
} from '../requests/pto-request.service.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';

const approvePtoRequest = approvePtoRequestCommand({ sumWorkByDate });
const requestPto = requestPtoCommand({ sumWorkByDate });

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

function emOf(organizationId: string) {
  const em = work.orm.em.fork();
  em.setFilterParams('tenant', { organizationId });
  return em;
}

describe('the list of approved time off', () => {
  test('contains what overlaps the days, both ends included, earliest first', async () => {
    const { organizationId, worker: user, colleague } = await aTeam(work.orm);
    const policy = await aPtoPolicy(work.orm, { organizationId, name: 'Vacation' });
    await aPtoRequest(work.orm, { user, policy, startDate: '2026-07-15', endDate: '2026-07-15', status: 'APPROVED' });
    await aPtoRequest(work.orm, { user: colleague, policy, status: 'APPROVED' });
    for (const status of ['PENDING', 'DENIED', 'CANCELED'] as const)
      await aPtoRequest(work.orm, { user, policy, status });
    await aPtoRequest(work.orm, { user: await aUser(work.orm), status: 'APPROVED' });
    const daysOff = async (from: string, to: string, userIds?: string[]) =>
      (await listApprovedTimeOff(emOf(organizationId), { from, to, ...(userIds && { userIds }) })).map(
        (off) => off.startDate,
      );

    expect(await daysOff('2026-07-15', '2026-07-15')).toEqual(['2026-07-13', '2026-07-15']);
    expect(await daysOff('2026-07-01', '2026-07-13')).toEqual(['2026-07-13']);
    expect(await daysOff('2026-07-16', '2026-07-31')).toEqual([]);
    expect(await daysOff('2026-07-01', '2026-07-12')).toEqual([]);
    expect(await daysOff('2026-07-01', '2026-07-31', [user.id])).toEqual(['2026-07-15']);
    expect(await daysOff('2026-07-01', '2026-07-31', [])).toEqual([]);
    const [first] = await listApprovedTimeOff(emOf(organizationId), { from: '2026-07-01', to: '2026-07-31' });
    expect(first).toMatchObject({
      user: { firstName: 'Ada' },
      policyName: 'Vacation',
      hours: 24,
      endDate: '2026-07-15',
    });
  });
});

describe('simultaneous requests', () => {
  test('let only one of many simultaneous decisions succeed', async () => {
    const { organizationId, worker, manager, admin } = await aTeam(work.orm);
    const { id } = await aPtoRequest(work.orm, { user: worker });

    const outcomes = await Promise.allSettled([
      work.run(approvePtoRequest, manager, { id }),
      work.run(denyPtoRequest, admin, { id }),
      work.run(approvePtoRequest, admin, { id }),
      work.run(denyPtoRequest, manager, { id }),
      work.run(cancelPtoRequest, worker, { id }),
    ]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'conflict' });
    }
    expect(await actionsOf(work.orm, organizationId)).toHaveLength(1);
  });

  test('never leave a request without its policy when the policy is deleted', async () => {
    const { organizationId, worker, admin } = await aTeam(work.orm);
    const { id: policyId } = await aPtoPolicy(work.orm, { organizationId });
    const ask = () =>
      work.run(requestPto, worker, { policyId, startDate: '2026-07-13', endDate: '2026-07-13', hours: 8 });

    const outcomes = await Promise.allSettled([
      ask(),
      ask(),
      work.run(deletePtoPolicy, admin, { id: policyId }),
      ask(),
    ]);

    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(['conflict', 'not-found']).toContain(outcome.reason.kind);
    }
    expect(outcomes[2]?.status).toBe('fulfilled');
    const made = await emOf(organizationId).count(PtoRequest, {});
    expect(made).toBe(outcomes.filter(({ status }, index) => index !== 2 && status === 'fulfilled').length);
  });
});

describe('the number of statements', () => {
  async function pendingOf(people: number) {
    const { organizationId, manager } = await aTeam(work.orm);
    const policy = await aPtoPolicy(work.orm, { organizationId, yearlyAllowanceHours: 80 });
    for (let index = 0; index < people; index++) {
      const user = await aUser(work.orm, { organizationId });
      await aPtoRequest(work.orm, { user, policy });
      await aPtoRequest(work.orm, { user, policy, startDate: '2026-12-30', endDate: '2027-01-02' });
      await aPtoRequest(work.orm, { user, policy, status: 'APPROVED', decidedBy: manager });
    }
    return { manager, people };
  }

  test('is the same for the pending requests of one person and of twelve', async () => {
    const counts: number[] = [];
    for (const { manager, people } of [await pendingOf(1), await pendingOf(12)]) {
      const statements = await statementsOf(async () => {
        const { edges } = await work.run(pendingPtoRequests, manager);
        expect(edges).toHaveLength(2 * people);
        expect(edges[0]?.node.balances[0]).toMatchObject({ usedHours: 24 });
        const around = edges.find(({ node }) => node.startDate === '2026-07-13')?.node;
        expect(around?.othersOff).toHaveLength(people - 1);
      });
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(8);
  });

  test('is the same for one own request and for twelve', async () => {
    const counts: number[] = [];
    for (const many of [1, 12]) {
      const { worker, manager } = await aTeam(work.orm);
      for (let index = 0; index < many; index++) {
        await aPtoRequest(work.orm, { user: worker, status: 'APPROVED', decidedBy: manager });
      }
      const statements = await statementsOf(async () => {
        expect((await work.run(myPtoRequests, worker)).edges).toHaveLength(many);
      });
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describe('the database', () => {
  test.each([
    ['pto_requests_hours_in_range', { hours: 81 }],
    ['pto_requests_days', { endDate: '2026-07-12' }],
    ['pto_requests_status', { status: 'LOST' as 'PENDING' }],
  ])('enforces %s', async (constraint, overrides) => {
    const user = await aUser(work.orm);

    await expect(aPtoRequest(work.orm, { user, ...overrides })).rejects.toMatchObject({ constraint });
  });
});
