import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aTeam } from '../../identity/test/builders.js';
import { auditOf } from '../../scheduling/test/scheduling-audit.js';
import { statementsOf } from '../../timeclock/test/statements.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { apis, type TimeOffDoors, timeOffDoors } from './time-off-doors.js';

let doors: TimeOffDoors;

beforeAll(async () => {
  doors = await timeOffDoors();
});
afterAll(() => doors.close());

describe.each(apis)('a decision through %s', (door) => {
  test.each([
    ['approvePtoRequest', 'APPROVED', 'pto-request.approved'],
    ['denyPtoRequest', 'DENIED', 'pto-request.denied'],
  ] as const)('%s makes it %s, with notes or without, and one audit entry', async (name, status, action) => {
    const { organizationId, worker, colleague, manager, admin } = await aTeam(doors.orm);
    const bare = await aPtoRequest(doors.orm, { user: worker });
    const noted = await aPtoRequest(doors.orm, { user: colleague });
    const empty = await aPtoRequest(doors.orm, { user: colleague });

    expect((await doors.ask(door, manager, name, undefined, bare.id)).data).toMatchObject({
      id: bare.id,
      status,
      managerNotes: null,
      decidedAt: doors.clock.now().toISOString(),
      decidedBy: { id: manager.id },
      user: { id: worker.id },
      canDecide: false,
    });
    const managerNotes = 'Enjoy it.\nSee you in August.';
    expect((await doors.ask(door, admin, name, { managerNotes }, noted.id)).data).toMatchObject({
      status,
      managerNotes,
    });
    const blank = await doors.ask(door, admin, name, { managerNotes: ' ' }, empty.id);
    expect(blank.data.managerNotes).toBeNull();
    expect((await auditOf(doors.orm, organizationId)).map((entry) => entry.action)).toEqual([action, action, action]);
  });

  test('stands: a second one is a CONFLICT', async () => {
    const { worker, manager } = await aTeam(doors.orm);
    const { id } = await aPtoRequest(doors.orm, { user: worker });
    await doors.ask(door, manager, 'approvePtoRequest', {}, id);

    for (const name of ['approvePtoRequest', 'denyPtoRequest'] as const) {
      expect(await doors.ask(door, manager, name, {}, id)).toMatchObject({
        code: 'CONFLICT',
        message: 'This request is already approved',
      });
    }
  });

  test('is never a manager’s about themself, decided or not; an administrator’s may be', async () => {
    const { manager, admin } = await aTeam(doors.orm);
    const own = await aPtoRequest(doors.orm, { user: manager });
    const decided = await aPtoRequest(doors.orm, { user: manager, status: 'DENIED', decidedBy: admin });
    const admins = await aPtoRequest(doors.orm, { user: admin });

    for (const { id } of [own, decided]) {
      for (const name of ['approvePtoRequest', 'denyPtoRequest'] as const) {
        expect(await doors.ask(door, manager, name, {}, id)).toMatchObject({
          code: 'FORBIDDEN',
          message: 'Your own request must be decided by somebody else',
        });
      }
    }
    expect((await doors.ask(door, admin, 'approvePtoRequest', {}, own.id)).data.status).toBe('APPROVED');
    expect((await doors.ask(door, admin, 'approvePtoRequest', {}, admins.id)).data.status).toBe('APPROVED');
  });

  test.each([
    [{ managerNotes: 7 }, 'Manager notes must be a text'],
    [{ managerNotes: 'x'.repeat(20_001) }, 'Manager notes must be at most 20,000 characters'],
    [{ managerNotes: 'a\0b' }, 'Manager notes must not contain the NUL character'],
  ])('is refused for wrong notes', async (input, message) => {
    const { worker, manager } = await aTeam(doors.orm);
    const { id } = await aPtoRequest(doors.orm, { user: worker });

    expect(await doors.ask(door, manager, 'denyPtoRequest', input, id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { managerNotes: message },
    });
  });

  test('moves hours from pending to used, and denied ones away', async () => {
    const { organizationId, worker, manager } = await aTeam(doors.orm);
    const policy = await aPtoPolicy(doors.orm, { organizationId, yearlyAllowanceHours: 80 });
    const [one, other] = [
      await aPtoRequest(doors.orm, { user: worker, policy, hours: 8 }),
      await aPtoRequest(doors.orm, { user: worker, policy, hours: 16 }),
    ];

    const approved = await doors.ask(door, manager, 'approvePtoRequest', {}, one.id);
    expect(approved.data.balance).toMatchObject({ usedHours: 8, pendingHours: 16, remainingHours: 56 });
    const denied = await doors.ask(door, manager, 'denyPtoRequest', {}, other.id);
    expect(denied.data.balance).toMatchObject({ usedHours: 8, pendingHours: 0, remainingHours: 72 });
  });
});

describe.each(apis)('what waits for a decision through %s', (door) => {
  test('is everybody’s, the newest first, with who it is, whether one may decide, and who else is off', async () => {
    const { organizationId, worker, colleague, manager, admin } = await aTeam(doors.orm);
    const policy = await aPtoPolicy(doors.orm, { organizationId, name: 'Vacation' });
    const off = await aPtoRequest(doors.orm, {
      user: colleague,
      policy,
      startDate: '2026-07-15',
      endDate: '2026-07-20',
      status: 'APPROVED',
    });
    await aPtoRequest(doors.orm, {
      user: colleague,
      policy,
      startDate: '2026-07-16',
      endDate: '2026-07-20',
      status: 'APPROVED',
    });
    await aPtoRequest(doors.orm, { user: worker, policy, status: 'APPROVED' });
    await aPtoRequest(doors.orm, { user: colleague, policy, status: 'CANCELED' });
    const asked = await aPtoRequest(doors.orm, { user: worker, policy });
    const own = await aPtoRequest(doors.orm, {
      user: manager,
      policy,
      startDate: '2026-09-01',
      endDate: '2026-09-01',
      createdAt: new Date('2026-07-03T12:00:00Z'),
    });

    const { data } = await doors.ask(door, manager, 'pendingPtoRequests');

    expect(data).toMatchObject([
      { id: own.id, canDecide: false, othersOff: [] },
      {
        id: asked.id,
        user: { id: worker.id, firstName: worker.firstName, lastName: worker.lastName },
        canDecide: true,
        othersOff: [
          {
            id: off.id,
            user: { id: colleague.id },
            startDate: '2026-07-15',
            endDate: '2026-07-20',
            hours: 24,
            policyName: 'Vacation',
          },
        ],
      },
    ]);
    const seenByAdmin = await doors.ask(door, admin, 'pendingPtoRequests');
    expect(seenByAdmin.data.map(({ canDecide }: { canDecide: boolean }) => canDecide)).toEqual([true, true]);
  });
});

test('a worker is told nothing of who else is off beside their own request, a manager is', async () => {
  const { worker, colleague, manager } = await aTeam(doors.orm);
  await aPtoRequest(doors.orm, { user: colleague, status: 'APPROVED' });
  await aPtoRequest(doors.orm, { user: worker });
  await aPtoRequest(doors.orm, { user: manager });
  const question = '{ myPtoRequests { othersOff { user { id } } } }';

  const [asWorker, asManager] = [await doors.graphql(worker, question), await doors.graphql(manager, question)];

  expect(asWorker.body.data.myPtoRequests).toEqual([{ othersOff: [] }]);
  expect(asManager.body.data.myPtoRequests).toEqual([{ othersOff: [{ user: { id: colleague.id } }] }]);
});

test('a page that shows everything takes the same number of statements for one request and for twelve', async () => {
  const balance = '{ year usedHours }';
  const question = `{ myPtoRequests {
    id user { id } decidedBy { id } policy { name balance ${balance} } balances ${balance} othersOff { user { id } }
  } }`;
  const counts: number[] = [];
  for (const many of [1, 12]) {
    const { manager, colleague, admin } = await aTeam(doors.orm);
    await aPtoRequest(doors.orm, { user: colleague, status: 'APPROVED' });
    for (let index = 0; index < many; index++) {
      await aPtoRequest(doors.orm, { user: manager, status: 'APPROVED', decidedBy: admin });
    }
    await doors.headersOf(manager);
    const statements = await statementsOf(doors.orm, async () => {
      const { body } = await doors.graphql(manager, question);
      expect(body.data.myPtoRequests).toHaveLength(many);
      expect(body.data.myPtoRequests[0].othersOff).toEqual([{ user: { id: colleague.id } }]);
    });
    counts.push(statements.length);
  }
  expect(counts[1]).toBe(counts[0]);
});
