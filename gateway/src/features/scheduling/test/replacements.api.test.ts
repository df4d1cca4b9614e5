import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aSchedule } from './builders.js';
import { operations as scheduling } from './calls.js';

const operations = {
  shiftReplacements: {
    method: 'GET',
    path: '/api/schedules/:id/replacements',
    document: `query ($id: ID!) { viewer { shiftReplacements(id: $id) {
      schedule { id assignedUserIds }
      replacements { user { id firstName lastName } plannedMinutes overtimeMinutes reason }
    } } }`,
  },
  updateSchedule: scheduling.updateSchedule,
} as const;

let gateway: TestGateway<keyof typeof operations>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
beforeEach(() => gateway.clock.set('2026-07-14T16:00:00Z'));
afterAll(() => gateway.close());

const at = (day: number, hours = 8) => ({
  startAt: new Date(Date.UTC(2026, 6, day, 15)),
  endAt: new Date(Date.UTC(2026, 6, day, 15 + hours)),
});

/** Wes is sick on July 15, when he has a shift with Ada. */
async function aSickDay() {
  const { organizationId, worker: wes, colleague: ada, manager, admin } = await aTeam(gateway.orm);
  const sickDay = { startDate: '2026-07-15', endDate: '2026-07-15', hours: 8, status: 'APPROVED' as const };
  await aPtoRequest(gateway.orm, { user: wes, ...sickDay });
  const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [ada.id], ...at(15) });
  const member = (firstName: string) => aUser(gateway.orm, { organizationId, role: 'WORKER', firstName });
  const plan = (user: User, ...days: number[]) =>
    Promise.all(days.map((day) => aSchedule(gateway.orm, { organizationId, assignedUserIds: [user.id], ...at(day) })));
  return { organizationId, wes, ada, manager, admin, id, sickDay, member, plan };
}

describe.each(apis)('the replacements for a shift over %s', (api) => {
  const find = async (by: User, id: string) => {
    const { data, ...failure } = await gateway.call(api, by, 'shiftReplacements', undefined, id);
    return data ?? failure;
  };

  test('are the people who are free, with the least overtime and then the fewest hours first', async () => {
    const { organizationId, ada, manager, admin, id, sickDay, member, plan } = await aSickDay();
    const [busy, off, tired, full, some, free] = await Promise.all(
      ['Busy', 'Off', 'Tired', 'Full', 'Some', 'Free'].map(member),
    );
    if (!busy || !off || !tired || !full || !some || !free) throw new Error('Each name makes a member');
    await plan(busy, 15);
    await aPtoRequest(gateway.orm, { user: off, ...sickDay });
    const late = { startAt: new Date('2026-07-15T02:00:00Z'), endAt: new Date('2026-07-15T10:00:00Z') };
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [tired.id], ...late });
    await plan(full, 12, 13, 14, 16, 17);
    await plan(some, 13, 16, 17);
    await aUser(gateway.orm, { organizationId, role: 'WORKER', status: 'DISABLED' });

    const { schedule, replacements } = await find(manager, id);

    expect(schedule).toMatchObject({ id, assignedUserIds: [ada.id] });
    const members = replacements.filter(({ user }: { user: User }) => ![manager.id, admin.id].includes(user.id));
    expect(members).toMatchObject([
      { user: { id: free.id }, reason: 'Free all day, nothing planned this week, no overtime' },
      { user: { id: some.id }, reason: 'Free all day, 24h planned this week, no overtime', plannedMinutes: 1440 },
      {
        user: { id: full.id },
        reason: 'Free all day, 40h planned this week, would have 8h overtime',
        overtimeMinutes: 480,
      },
    ]);
  });

  test('count the time worked this week, planned or not, by the organization’s rule', async () => {
    const { organizationId, manager, id, member, plan } = await aSickDay();
    const [worked, fresh] = [await member('Worked'), await member('Fresh')];
    for (const day of [12, 13]) {
      const [clockInAt, clockOutAt] = [new Date(Date.UTC(2026, 6, day, 13)), new Date(Date.UTC(2026, 6, day + 1, 6))];
      await aTimesheet(gateway.orm, { user: worked, clockInAt, clockOutAt });
    }
    await plan(fresh, 12, 13);

    const overtimeOf = async () => {
      const { replacements } = await find(manager, id);
      const [first, second] = [fresh, worked].map((user) =>
        replacements.find((one: { user: User }) => one.user.id === user.id),
      );
      return [first.overtimeMinutes, second.overtimeMinutes];
    };
    // 34 hours worked, and 8 of this shift.
    expect(await overtimeOf()).toEqual([0, 2 * 60]);
    await changeSettings(gateway.orm, organizationId, { overtimeRule: 'CALIFORNIA' });
    // Two days of 17 hours are 8 regular ones each.
    expect(await overtimeOf()).toEqual([0, 18 * 60]);
  });

  test('are at most 20', async () => {
    const { manager, id, member } = await aSickDay();
    for (let count = 0; count < 21; count += 1) await member(`Member ${count}`);

    expect((await find(manager, id)).replacements).toHaveLength(20);
  });

  test('are for planners of the organization', async () => {
    const { ada, id } = await aSickDay();
    const { manager: stranger } = await aTeam(gateway.orm);

    expect(await find(ada, id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await find(stranger, id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('do not contain people of other organizations', async () => {
    const { manager, id } = await aSickDay();
    const stranger = await aUser(gateway.orm, { role: 'WORKER' });

    const { replacements } = await find(manager, id);

    expect(replacements.map(({ user }: { user: User }) => user.id)).not.toContain(stranger.id);
  });
});

describe.each(apis)('assigning a replacement over %s', (api) => {
  test('marks the published shift as changed, and is in the audit log', async () => {
    const { organizationId, ada, manager, id, member } = await aSickDay();
    const free = await member('Free');
    const input = { assignedUserIds: [ada.id, free.id], expectedAssignedUserIds: [ada.id] };

    const { data } = await gateway.call(api, manager, 'updateSchedule', input, id);

    expect(data.assignedUserIds.toSorted()).toEqual([ada.id, free.id].toSorted());
    const { body } = await gateway.rest(free, 'GET', `/api/schedules/${id}`);
    expect(body.changedAt).toBe(gateway.clock.now().toISOString());
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { action: 'schedule.updated', actorId: manager.id, changes: { assignedUserIds: { before: [ada.id] } } },
    ]);
  });

  test('fails with CONFLICT when someone else has assigned a person since', async () => {
    const { ada, manager, admin, id, member } = await aSickDay();
    const [first, second] = [await member('First'), await member('Second')];
    const assign = (by: User, { id: userId }: User) =>
      gateway.call(
        api,
        by,
        'updateSchedule',
        { assignedUserIds: [ada.id, userId], expectedAssignedUserIds: [ada.id] },
        id,
      );

    const results = await Promise.all([assign(manager, first), assign(admin, second)]);

    expect(results.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'OK']);
    const refused = results.find(({ code }) => code === 'CONFLICT');
    expect(refused?.message).toMatch(
      /^Someone else has changed this shift\. It is with .*(First|Second) .* now, and nothing else was changed\.$/,
    );
    const { body } = await gateway.rest(manager, 'GET', `/api/schedules/${id}`);
    expect(body.assignedUserIds).toHaveLength(2);
  });
});

describe('the mark of a published shift that was changed', () => {
  const changedAt = async (by: User, id: string) =>
    (await gateway.rest(by, 'GET', `/api/schedules/${id}`)).body.changedAt;

  test('is absent for a draft, after publishing, and after a change of nothing', async () => {
    const { organizationId, manager, ada } = await aSickDay();
    const draft = await aSchedule(gateway.orm, {
      organizationId,
      status: 'DRAFT',
      assignedUserIds: [ada.id],
      ...at(16),
    });
    const update = (input: Record<string, unknown>) => gateway.call('REST', manager, 'updateSchedule', input, draft.id);

    await update({ title: 'Early shift' });
    expect(await changedAt(manager, draft.id)).toBeNull();
    await update({ status: 'PUBLISHED' });
    expect(await changedAt(manager, draft.id)).toBeNull();
    await update({ title: 'Early shift', assignedUserIds: [ada.id], jobId: null });
    expect(await changedAt(ada, draft.id)).toBeNull();
    await update({ title: 'Late shift' });
    expect(await changedAt(ada, draft.id)).toBe(gateway.clock.now().toISOString());
    await update({ status: 'DRAFT' });
    expect(await changedAt(manager, draft.id)).toBeNull();
  });
});

test('as many statements find replacements among many people as among few', async () => {
  const { manager, id, member, plan } = await aSickDay();
  const count = async () =>
    (await statementsOf(() => gateway.call('REST', manager, 'shiftReplacements', undefined, id))).length;
  const few = await count();
  for (const name of ['One', 'Two', 'Three']) await plan(await member(name), 13, 16);

  expect(await count()).toBe(few);
});
