import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aPtoPolicy, aPtoRequest } from '../../time-off/test/builders.js';
import { aSchedule } from './builders.js';

const balance = '{ year allowanceHours usedHours pendingHours remainingHours }';
const operations = {
  ptoProposal: {
    method: 'GET',
    path: '/api/pto-requests/proposal',
    document: `query ($startDate: Date!, $endDate: Date!, $policyId: ID, $userId: ID) {
      viewer {
        ptoProposal(startDate: $startDate, endDate: $endDate, policyId: $policyId, userId: $userId) {
          hours explanation obstacle balances ${balance} shifts { outcome isReplaceable schedule { id title status } }
        }
      }
    }`,
  },
} as const;

let gateway: TestGateway<'ptoProposal'>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const at = (day: number, from = 15, to = 23) => ({
  startAt: new Date(Date.UTC(2026, 6, day, from)),
  endAt: new Date(Date.UTC(2026, 6, day, to)),
});
const days = { startDate: '2026-07-13', endDate: '2026-07-15' };

describe.each(apis)('the proposal for a request over %s', (api) => {
  async function propose(by: User, input: Record<string, unknown> = days) {
    const { data, ...failure } = await gateway.call(api, by, 'ptoProposal', input);
    return data ?? failure;
  }

  test('counts the caller’s published shifts without their planned breaks', async () => {
    const { organizationId, worker, colleague, manager } = await aTeam(gateway.orm);
    const mine = { organizationId, assignedUserIds: [worker.id] };
    await aSchedule(gateway.orm, { ...mine, ...at(13), plannedBreakMinutes: 30 });
    await aSchedule(gateway.orm, { ...mine, ...at(14) });
    await aSchedule(gateway.orm, { ...mine, ...at(15), status: 'DRAFT' });
    await aSchedule(gateway.orm, { ...mine, ...at(15), status: 'CANCELED' });
    await aSchedule(gateway.orm, { ...mine, ...at(16) });
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [colleague.id], ...at(15) });

    expect(await propose(worker)).toEqual({
      hours: 16,
      explanation: 'Your 2 published shifts on these days are 15h 30m without planned breaks, rounded up to 16h.',
      obstacle: null,
      balances: [],
      shifts: [],
    });
    expect(await propose(manager)).toMatchObject({
      hours: 24,
      explanation: 'You have no published shifts on these days, so 3 weekdays count 8h each.',
    });
  });

  test('counts a night shift on the day it starts, and finds a shift over several days on each of them', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    const night = { startAt: at(13, 4).startAt, endAt: at(13, 15).startAt };
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id], ...night });
    const site = { startAt: at(12).startAt, endAt: at(17).endAt };
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [colleague.id], ...site });
    const dayOf = (date: string) => ({ startDate: date, endDate: date });

    expect(await propose(worker, dayOf('2026-07-12'))).toMatchObject({ hours: 11 });
    expect(await propose(worker, dayOf('2026-07-13'))).toMatchObject({
      hours: 8,
      explanation: 'You have no published shifts on this day, so 1 weekday counts 8h.',
    });
    expect(await propose(colleague, dayOf('2026-07-14'))).toMatchObject({
      hours: 8,
      explanation: 'A published shift on this day is longer than a day, so 1 weekday counts 8h.',
    });
  });

  test('shows the balance of the years of the request', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, yearlyAllowanceHours: 80 });
    await aPtoRequest(gateway.orm, { user: worker, policy, hours: 24, status: 'APPROVED' });
    const january = { startDate: '2027-01-04', endDate: '2027-01-04', policyId: policy.id };

    expect((await propose(worker, january)).balances).toMatchObject([{ year: 2027, usedHours: 0, remainingHours: 80 }]);
    const acrossYears = { startDate: '2026-12-30', endDate: '2027-01-04', policyId: policy.id };
    expect((await propose(worker, acrossYears)).balances).toMatchObject([
      { year: 2026, usedHours: 24, remainingHours: 56 },
      { year: 2027, remainingHours: 80 },
    ]);
    const foreign = await aPtoPolicy(gateway.orm, { organizationId: (await aTeam(gateway.orm)).organizationId });
    expect(await propose(worker, { ...days, policyId: foreign.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('works for another person, whose shifts it lists for managers', async () => {
    const { organizationId, worker, colleague, manager } = await aTeam(gateway.orm);
    const wes = await aUser(gateway.orm, { organizationId, role: 'WORKER', firstName: 'Wes' });
    const shared = { organizationId, assignedUserIds: [wes.id, colleague.id] };
    const published = await aSchedule(gateway.orm, { ...shared, ...at(13) });
    const draft = await aSchedule(gateway.orm, { ...shared, assignedUserIds: [wes.id], ...at(14), status: 'DRAFT' });
    await aSchedule(gateway.orm, { ...shared, ...at(15), status: 'CANCELED' });
    await aPtoRequest(gateway.orm, { user: wes, startDate: '2026-07-15', endDate: '2026-07-16' });
    gateway.clock.set('2026-07-10T15:00:00Z');

    expect(await propose(manager, { ...days, userId: wes.id })).toEqual({
      hours: 8,
      explanation: 'Wes’s published shift on these days is 8h without planned breaks.',
      obstacle:
        'Wes already requested time off from Jul 15, 2026 to Jul 16, 2026. Choose other days, or decide that request first.',
      balances: [],
      shifts: [
        { outcome: 'REMOVED', isReplaceable: true, schedule: expect.objectContaining({ id: published.id }) },
        { outcome: 'ONLY_PERSON', isReplaceable: true, schedule: expect.objectContaining({ id: draft.id }) },
      ],
    });
    expect(await propose(manager, { ...days, userId: worker.id })).toMatchObject({
      explanation: `${worker.firstName} has no published shifts on these days, so 3 weekdays count 8h each.`,
    });
    expect(await propose(worker, { ...days, userId: wes.id })).toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await aUser(gateway.orm, { role: 'WORKER' });
    expect(await propose(manager, { ...days, userId: stranger.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('says what is in the way of a request', async () => {
    const { worker, colleague } = await aTeam(gateway.orm);
    await aPtoRequest(gateway.orm, { user: worker, ...days });

    const obstacle =
      'You already requested time off from Jul 13, 2026 to Jul 15, 2026. Choose other days, or cancel that request first.';
    expect(await propose(worker, { startDate: '2026-07-15', endDate: '2026-07-20' })).toMatchObject({ obstacle });
    expect(await propose(worker, { startDate: '2026-07-16', endDate: '2026-07-20' })).toMatchObject({ obstacle: null });
    expect(await propose(colleague)).toMatchObject({ obstacle: null });
    expect(await propose(worker, { startDate: '2199-07-15', endDate: '2199-07-15' })).toMatchObject({
      obstacle: 'Time off can end at most 5 years from now. Check the year of the end date.',
    });
    expect(await propose(worker, { startDate: '2026-07-15', endDate: '2026-07-14' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { endDate: 'End date must not be before start date' },
    });
  });
});
