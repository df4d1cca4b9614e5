import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aPtoPolicy } from '../../time-off/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aWorkedWeek, readOwnPay, rowOf, type SignedWeek, sign, startDate, startSigning } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSigning();
});
afterAll(() => gateway.close());

async function aSignedWeek(): Promise<SignedWeek> {
  const signed = await aWorkedWeek(gateway);
  expect((await sign(gateway, signed.person)).status).toBe(201);
  return signed;
}

/** The state after the checks that the commands before have enqueued. */
async function stateOf(signed: SignedWeek) {
  await gateway.app.jobs.runPending();
  return (await rowOf(gateway, signed))?.state;
}

const send = async (...request: Parameters<TestGateway['rest']>) => {
  const response = await gateway.rest(...request);
  if (response.status >= 300) throw new Error(`${response.status} ${response.text}`);
  return response.body;
};

const longer = { clockInAt: '2026-11-02T15:00:00Z', clockOutAt: '2026-11-03T01:30:00Z' };

describe('a signature becomes stale', () => {
  test('when a manager changes times, and says who did it and what changed', async () => {
    const signed = await aSignedWeek();
    const { owner, person, monday } = signed;
    await send(owner, 'PUT', `/api/timesheets/${monday}/times`, longer);

    expect(await stateOf(signed)).toBe('STALE');
    expect(await rowOf(gateway, signed)).toMatchObject({
      signOff: {
        staleReason: 'Changed by Ada on Nov 16',
        changes: [{ date: '2026-11-02', sentence: 'Nov 2: 10h 30m of regular time, signed as 9h' }],
      },
    });
    const log = await send(owner, 'GET', '/api/audit-logs');
    expect(log[0]).toMatchObject({ action: 'sign-off.stale', actor: { id: owner.userId } });
    expect(await readOwnPay(gateway, person)).toMatchObject({
      canSignOff: true,
      signOff: { staleReason: expect.any(String) },
    });
  });

  test('when the person answers about breaks, even if the answer changes no minutes', async () => {
    const signed = await aWorkedWeek(gateway);
    const { owner, person, monday } = signed;
    await changeSettings(gateway.orm, owner.organizationId, { overtimeRule: 'CALIFORNIA', breakPremiums: true });
    expect((await sign(gateway, person)).status).toBe(201);
    await send(person, 'PUT', `/api/timesheets/${monday}/break-answer`, { meals: 'PROVIDED', rests: 'PROVIDED' });

    expect(await stateOf(signed)).toBe('STALE');
    expect((await rowOf(gateway, signed))?.signOff?.changes).toEqual([
      { date: '2026-11-02', sentence: 'Nov 2: another answer about breaks' },
    ]);
  });

  test('once, and can be given again', async () => {
    const signed = await aSignedWeek();
    const { owner, person, monday } = signed;
    await send(owner, 'PUT', `/api/timesheets/${monday}/times`, longer);
    await stateOf(signed);

    expect((await sign(gateway, person)).status).toBe(201);
    expect(await stateOf(signed)).toBe('SIGNED');
    const marked = (await send(owner, 'GET', '/api/audit-logs')).filter(
      ({ action }: { action: string }) => action === 'sign-off.stale',
    );
    expect(marked).toHaveLength(1);
  });

  test('lists every change since the signature to the person, also later ones', async () => {
    const signed = await aSignedWeek();
    const { owner, person, monday } = signed;
    await send(owner, 'PUT', `/api/timesheets/${monday}/times`, longer);
    await stateOf(signed);
    const other = { clockInAt: '2026-11-06T15:00:00Z', clockOutAt: '2026-11-06T16:00:00Z' };
    await send(owner, 'POST', '/api/timesheets', { userId: person.userId, ...other });

    const { signOff } = await readOwnPay(gateway, person);

    expect(signOff.changes.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      'Nov 2: 10h 30m of regular time, signed as 9h',
      'Nov 6: 1h of regular time, signed as 0m',
      'Nov 6: now marked added by manager',
    ]);
  });

  test.each([
    [
      'a shift moves and its minutes stay the same',
      { clockInAt: '2026-11-02T16:00:00Z', clockOutAt: '2026-11-03T01:00:00Z' },
      'Nov 2: 9:00 AM – 6:00 PM, signed as 8:00 AM – 5:00 PM',
    ],
    [
      'a short paid break is added, which changes no minutes',
      {
        ...{ clockInAt: '2026-11-02T15:00:00Z', clockOutAt: '2026-11-03T00:00:00Z' },
        breaks: [{ type: 'PAID', startAt: '2026-11-02T18:00:00Z', endAt: '2026-11-02T18:10:00Z' }],
      },
      'Nov 2: 8:00 AM – 5:00 PM (paid break 11:00 AM – 11:10 AM), signed as 8:00 AM – 5:00 PM',
    ],
  ])('when %s', async (_what, times, sentence) => {
    const signed = await aSignedWeek();
    await send(signed.owner, 'PUT', `/api/timesheets/${signed.monday}/times`, times);

    expect(await stateOf(signed)).toBe('STALE');
    expect(await rowOf(gateway, signed)).toMatchObject({ signOff: { changes: [{ date: '2026-11-02', sentence }] } });
  });

  test.each<[string, (week: SignedWeek) => Promise<unknown>]>([
    ['a timesheet is deleted', ({ owner, monday }) => send(owner, 'DELETE', `/api/timesheets/${monday}`)],
    [
      'a timesheet is added',
      ({ owner, person }) =>
        send(owner, 'POST', '/api/timesheets', {
          ...{ userId: person.userId, clockInAt: '2026-11-06T15:00:00Z', clockOutAt: '2026-11-06T16:00:00Z' },
        }),
    ],
    ['another overtime rule holds from the beginning', ({ owner }) => changeRules(owner)],
    ['paid time off is approved', ({ owner, person }) => takeTimeOff(owner, person, 'approve')],
  ])('when %s', async (_what, change) => {
    const signed = await aSignedWeek();
    await change(signed);
    expect(await stateOf(signed)).toBe('STALE');
  });
});

const changeRules = (owner: SignedWeek['owner']) =>
  send(owner, 'PATCH', '/api/organization', { overtimeRule: 'CALIFORNIA', effectiveFrom: '2026-11-01' });

async function takeTimeOff(owner: SignedWeek['owner'], person: SignedWeek['person'], decision: 'approve' | 'deny') {
  const policy = await aPtoPolicy(gateway.orm, { organizationId: owner.organizationId });
  const dates = { startDate: '2026-11-05', endDate: '2026-11-05', hours: 8 };
  const { id } = await send(person, 'POST', '/api/pto-requests', { policyId: policy.id, ...dates });
  await send(owner, 'POST', `/api/pto-requests/${id}/${decision}`, {});
}

describe('a signature stays', () => {
  test.each<[string, (week: SignedWeek) => Promise<unknown>]>([
    [
      'the person is renamed',
      ({ owner, person }) => send(owner, 'PATCH', `/api/users/${person.userId}`, { firstName: 'Zoe' }),
    ],
    [
      'notes change',
      ({ owner, monday }) => send(owner, 'PATCH', `/api/timesheets/${monday}`, { notes: 'At the site' }),
    ],
    ['the period is closed', ({ owner }) => send(owner, 'POST', '/api/pay-periods/close', { startDate })],
    ['time off is denied', ({ owner, person }) => takeTimeOff(owner, person, 'deny')],
    ['the person clocks in', ({ person }) => send(person, 'POST', '/api/timesheets/clock-in', {})],
    [
      'hours of a later week change',
      ({ owner, person }) =>
        send(owner, 'POST', '/api/timesheets', {
          ...{ userId: person.userId, clockInAt: '2026-11-09T15:00:00Z', clockOutAt: '2026-11-09T16:00:00Z' },
        }),
    ],
    [
      'times are stored as they were',
      ({ owner, monday }) =>
        send(owner, 'PUT', `/api/timesheets/${monday}/times`, {
          ...{ clockInAt: '2026-11-02T15:00:00Z', clockOutAt: '2026-11-03T00:00:00Z' },
        }),
    ],
  ])('when %s', async (_what, change) => {
    const signed = await aSignedWeek();
    await change(signed);
    expect(await stateOf(signed)).toBe('SIGNED');
  });
});

test('a signature stays when a timesheet that was signed unapproved is approved, one by one or together', async () => {
  const signed = await aWorkedWeek(gateway);
  const { owner, person } = signed;
  for (const day of ['05', '06']) {
    const at = { clockInAt: new Date(`2026-11-${day}T15:00:00Z`), clockOutAt: new Date(`2026-11-${day}T16:00:00Z`) };
    await aTimesheet(gateway.orm, { user: person.user, ...at });
  }
  await sign(gateway, person);
  const [first] = await send(owner, 'GET', '/api/timesheets?status=PENDING');
  await send(owner, 'POST', `/api/timesheets/${first.id}/approve`, {});
  await send(owner, 'POST', '/api/timesheets/approve', { from: '2026-11-01', to: '2026-11-07' });

  expect(await send(owner, 'GET', '/api/timesheets?status=PENDING')).toEqual([]);
  expect(await stateOf(signed)).toBe('SIGNED');
});

/** The change always wins in the end: it refuses the signature, or it makes it stale, whichever of them commits first. */
test('no signature stays valid below hours that changed while it was given, in 10 races', async () => {
  for (let round = 0; round < 10; round += 1) {
    const week = await aWorkedWeek(gateway);
    const { contentHash } = await readOwnPay(gateway, week.person);
    const competitors = [
      () => sign(gateway, week.person, { contentHash }),
      () => gateway.rest(week.owner, 'PUT', `/api/timesheets/${week.monday}/times`, longer),
    ];
    const isFirst = round % 2 === 0;
    const replies = await Promise.all((isFirst ? competitors : competitors.toReversed()).map((compete) => compete()));
    const [signed, changed] = isFirst ? replies : replies.toReversed();
    expect([changed?.status, signed?.status === 201 || signed?.status === 409]).toEqual([200, true]);
    expect(await stateOf(week)).toBe(signed?.status === 201 ? 'STALE' : 'MISSING');
  }
});
