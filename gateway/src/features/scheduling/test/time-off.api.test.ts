import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { PtoPolicy, PtoRequest } from '../../time-off/index.js';
import { statementsOf } from '../../timeclock/test/statements.js';
import { readSchedules, rowsWorkedBy } from '../schedules/schedule-rows.queries.js';
import { apis, type BothDoors, bothDoors } from './both-doors.js';
import { aSchedule } from './builders.js';
import { aScheduleInput } from './schedule-inputs.js';

let doors: BothDoors;

beforeAll(async () => {
  doors = await bothDoors();
});
afterAll(() => doors.close());

async function timeOffOf(user: User, startDate: string, endDate: string, status: 'APPROVED' | 'PENDING') {
  const em = doors.orm.em.fork();
  const { organizationId } = user;
  em.setFilterParams('tenant', { organizationId });
  const policy =
    (await em.findOne(PtoPolicy, { name: 'Vacation' })) ??
    em.create(PtoPolicy, { id: newId(), organizationId, name: 'Vacation' });
  const decided = status === 'APPROVED' ? { decidedAt: new Date(), decidedBy: user.id } : {};
  const given = { startDate, endDate, status, hours: 8, createdAt: new Date(), ...decided };
  em.create(PtoRequest, { id: newId(), organizationId, user: user.id, policy, ...given });
  await em.flush();
}

const week = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };

describe.each(apis)('time off through %s', (door) => {
  test('stands on the board once it is approved, and warns when a shift falls on it', async () => {
    const { manager, worker, colleague } = await aTeam(doors.orm);
    await timeOffOf(worker, '2026-07-10', '2026-07-15', 'APPROVED');
    await timeOffOf(worker, '2026-07-19', '2026-07-20', 'APPROVED');
    await timeOffOf(colleague, '2026-07-15', '2026-07-15', 'PENDING');

    const { data } = await doors.ask(door, manager, 'createSchedule', aScheduleInput([worker, colleague]));

    expect(data.warnings).toMatchObject([
      {
        kind: 'ON_TIME_OFF',
        user: { id: worker.id },
        message: 'Ada Marsh has approved time off (Vacation), Jul 10, 2026 to Jul 15, 2026',
      },
    ]);
    const board = (by: User) => doors.ask(door, by, 'scheduleBoard', week).then((asked) => asked.data.timeOff);
    const shown = {
      user: { id: worker.id },
      startDate: '2026-07-10',
      endDate: '2026-07-15',
      hours: 8,
      policyName: 'Vacation',
    };
    expect(await board(manager)).toMatchObject([shown]);
    expect(await board(worker)).toMatchObject([shown]);
    expect(await board(colleague)).toEqual([]);
  });
});

describe('a request for time off', () => {
  const document = '{ pendingPtoRequests { user { id } scheduledThen { title } } }';
  const own = '{ myPtoRequests { scheduledThen { title } } }';

  test('tells what the person is planned for then: a manager of drafts too, the person not', async () => {
    const { organizationId, manager, worker, colleague, accountant } = await aTeam(doors.orm);
    await timeOffOf(worker, '2026-07-15', '2026-07-16', 'PENDING');
    await timeOffOf(accountant, '2026-07-15', '2026-07-15', 'PENDING');
    const at = (day: number) => ({
      startAt: new Date(Date.UTC(2026, 6, day, 15)),
      endAt: new Date(Date.UTC(2026, 6, day, 23)),
    });
    const mine = { organizationId, assignedUserIds: [worker.id, accountant.id] };
    await aSchedule(doors.orm, { ...mine, title: 'before', ...at(14) });
    await aSchedule(doors.orm, { ...mine, title: 'first', ...at(15) });
    await aSchedule(doors.orm, { ...mine, title: 'draft', status: 'DRAFT', ...at(16) });
    await aSchedule(doors.orm, { ...mine, title: 'off', status: 'CANCELED', ...at(16) });
    await aSchedule(doors.orm, { ...mine, title: 'after', ...at(17) });
    await aSchedule(doors.orm, { organizationId, title: 'theirs', assignedUserIds: [colleague.id], ...at(15) });

    const pending = (await doors.graphql(manager, document)).body.data.pendingPtoRequests;
    const titles = Object.fromEntries(
      pending.map(({ user, scheduledThen }: { user: User; scheduledThen: { title: string }[] }) => [
        user.id,
        scheduledThen.map(({ title }) => title),
      ]),
    );
    expect(titles).toEqual({ [worker.id]: ['first', 'draft'], [accountant.id]: ['first'] });
    expect((await doors.graphql(worker, own)).body.data.myPtoRequests).toEqual([
      { scheduledThen: [{ title: 'first' }] },
    ]);
    expect((await doors.graphql(accountant, own)).body.data.myPtoRequests).toEqual([{ scheduledThen: [] }]);
  });

  test('reads nothing of the years between two requests', async () => {
    const { organizationId, worker, colleague } = await aTeam(doors.orm);
    const year = (number: number) => ({
      startAt: new Date(Date.UTC(number, 5, 1, 15)),
      endAt: new Date(Date.UTC(number, 5, 1, 23)),
    });
    for (const number of [1971, 2026, 2198]) {
      const given = { organizationId, title: `${number}`, ...year(number) };
      await aSchedule(doors.orm, { ...given, assignedUserIds: [worker.id, colleague.id] });
    }
    const em = doors.orm.em.fork();
    em.setFilterParams('tenant', { organizationId });
    const dayIn = (number: number) => ({
      from: new Date(Date.UTC(number, 5, 1)),
      to: new Date(Date.UTC(number, 5, 2)),
    });
    const asked = [1971, 2198].map((number) => ({ userId: worker.id, ...dayIn(number) }));

    const found = await readSchedules(em, rowsWorkedBy(asked));

    expect(found.map(({ title }) => title)).toEqual(['1971', '2198']);
  });

  test('asks for the schedules of a whole list at once', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(doors.orm);
    await aSchedule(doors.orm, { organizationId, assignedUserIds: [worker.id, colleague.id] });
    await timeOffOf(worker, '2026-07-15', '2026-07-16', 'PENDING');
    // Signs in.
    await doors.graphql(manager, document);
    const few = await statementsOf(doors.orm, () => doors.graphql(manager, document));
    for (const day of ['15', '16', '17']) await timeOffOf(colleague, `2026-07-${day}`, `2026-07-${day}`, 'PENDING');
    const many = await statementsOf(doors.orm, () => doors.graphql(manager, document));

    expect(many.length).toBe(few.length);
  });
});
