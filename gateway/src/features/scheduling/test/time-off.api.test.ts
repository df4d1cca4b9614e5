import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { PtoPolicy, PtoRequest } from '../../time-off/index.js';
import { readSchedules, selectWorkedBy } from '../schedules/schedule-rows.queries.js';
import { aSchedule, aScheduleInput } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

async function timeOffOf(user: User, startDate: string, endDate: string, status: 'APPROVED' | 'PENDING') {
  const em = gateway.orm.em.fork();
  const { organizationId } = user;
  em.setFilterParams('tenant', { organizationId });
  const policy =
    (await em.findOne(PtoPolicy, { name: 'Vacation' })) ??
    em.create(PtoPolicy, { id: newId(), organizationId, name: 'Vacation' });
  const decided = status === 'APPROVED' ? { decidedAt: new Date(), decidedBy: user.id } : {};
  const attributes = { startDate, endDate, status, hours: 8, createdAt: new Date(), ...decided };
  em.create(PtoRequest, { id: newId(), organizationId, user: user.id, policy, ...attributes });
  await em.flush();
}

const week = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };

describe.each(apis)('time off over %s', (api) => {
  test('appears on the board once it is approved, and causes a warning for a shift on its days', async () => {
    const { manager, worker, colleague } = await aTeam(gateway.orm);
    await timeOffOf(worker, '2026-07-10', '2026-07-15', 'APPROVED');
    await timeOffOf(worker, '2026-07-19', '2026-07-20', 'APPROVED');
    await timeOffOf(colleague, '2026-07-15', '2026-07-15', 'PENDING');

    const { data } = await gateway.call(api, manager, 'createSchedule', aScheduleInput([worker, colleague]));

    expect(data.warnings).toMatchObject([
      {
        kind: 'ON_TIME_OFF',
        user: { id: worker.id },
        message: 'Ada Marsh has approved time off (Vacation) from Jul 10, 2026 to Jul 15, 2026',
      },
    ]);
    const board = (by: User) => gateway.call(api, by, 'scheduleBoard', week).then(({ data }) => data.timeOff);
    const timeOff = {
      user: { id: worker.id },
      startDate: '2026-07-10',
      endDate: '2026-07-15',
      hours: 8,
      policyName: 'Vacation',
    };
    expect(await board(manager)).toMatchObject([timeOff]);
    expect(await board(worker)).toMatchObject([timeOff]);
    expect(await board(colleague)).toEqual([]);
  });
});

describe('a request for time off', () => {
  const document = '{ viewer { pendingPtoRequests { nodes { user { id } scheduledThen { title } } } } }';
  const own = '{ viewer { myPtoRequests { nodes { scheduledThen { title } } } } }';

  test('lists the requester’s shifts on its days, with drafts for a manager and without for the requester', async () => {
    const { organizationId, manager, worker, colleague, accountant } = await aTeam(gateway.orm);
    await timeOffOf(worker, '2026-07-15', '2026-07-16', 'PENDING');
    await timeOffOf(accountant, '2026-07-15', '2026-07-15', 'PENDING');
    const at = (day: number) => ({
      startAt: new Date(Date.UTC(2026, 6, day, 15)),
      endAt: new Date(Date.UTC(2026, 6, day, 23)),
    });
    const mine = { organizationId, assignedUserIds: [worker.id, accountant.id] };
    await aSchedule(gateway.orm, { ...mine, title: 'before', ...at(14) });
    await aSchedule(gateway.orm, { ...mine, title: 'first', ...at(15) });
    await aSchedule(gateway.orm, { ...mine, title: 'draft', status: 'DRAFT', ...at(16) });
    await aSchedule(gateway.orm, { ...mine, title: 'off', status: 'CANCELED', ...at(16) });
    await aSchedule(gateway.orm, { ...mine, title: 'after', ...at(17) });
    await aSchedule(gateway.orm, { organizationId, title: 'theirs', assignedUserIds: [colleague.id], ...at(15) });

    const pending = (await gateway.graphql(manager, document)).body.data.viewer.pendingPtoRequests.nodes;
    const titles = Object.fromEntries(
      pending.map(({ user, scheduledThen }: { user: User; scheduledThen: { title: string }[] }) => [
        user.id,
        scheduledThen.map(({ title }) => title),
      ]),
    );
    expect(titles).toEqual({ [worker.id]: ['first', 'draft'], [accountant.id]: ['first'] });
    expect((await gateway.graphql(worker, own)).body.data.viewer.myPtoRequests.nodes).toEqual([
      { scheduledThen: [{ title: 'first' }] },
    ]);
    expect((await gateway.graphql(accountant, own)).body.data.viewer.myPtoRequests.nodes).toEqual([
      { scheduledThen: [] },
    ]);
  });

  test('does not read the years between two requests', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    const year = (number: number) => ({
      startAt: new Date(Date.UTC(number, 5, 1, 15)),
      endAt: new Date(Date.UTC(number, 5, 1, 23)),
    });
    for (const number of [1971, 2026, 2198]) {
      const attributes = { organizationId, title: `${number}`, ...year(number) };
      await aSchedule(gateway.orm, { ...attributes, assignedUserIds: [worker.id, colleague.id] });
    }
    const em = gateway.orm.em.fork();
    em.setFilterParams('tenant', { organizationId });
    const dayIn = (number: number) => ({
      from: new Date(Date.UTC(number, 5, 1)),
      to: new Date(Date.UTC(number, 5, 2)),
    });
    const periods = [1971, 2198].map((number) => ({ userId: worker.id, ...dayIn(number) }));

    const schedules = await readSchedules(em, selectWorkedBy(periods));

    expect(schedules.map(({ title }) => title)).toEqual(['1971', '2198']);
  });

  test('reads the schedules of a whole list at once', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id, colleague.id] });
    await timeOffOf(worker, '2026-07-15', '2026-07-16', 'PENDING');
    // The first call signs in.
    await gateway.graphql(manager, document);
    const few = await statementsOf(() => gateway.graphql(manager, document));
    for (const day of ['15', '16', '17']) await timeOffOf(colleague, `2026-07-${day}`, `2026-07-${day}`, 'PENDING');
    const many = await statementsOf(() => gateway.graphql(manager, document));

    expect(many.length).toBe(few.length);
  });
});
