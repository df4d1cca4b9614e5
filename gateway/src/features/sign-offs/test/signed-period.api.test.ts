import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor, TestGateway } from '../../../../test/harness/index.js';
import { beginning } from '../../organization/index.js';
import { anApprovedTimesheet } from '../../payroll/test/calls.js';
import { aWorkedWeek, readOwnPay, rowOf, type SignedWeek, sign, startDate, startSigning } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSigning();
});
afterAll(() => gateway.close());

const send = async (...request: Parameters<TestGateway['rest']>) => {
  const response = await gateway.rest(...request);
  if (response.status >= 300) throw new Error(`${response.status} ${response.text}`);
  return response.body;
};

const choosePeriods = (owner: Actor, kind: string, anchorDate = startDate) =>
  send(owner, 'PUT', '/api/pay-period-settings', { kind, anchorDate });
const runChecks = () => gateway.app.jobs.runPending();
const readDue = (person: Actor) => send(person, 'GET', '/api/me/sign-off-due');
const close = (owner: Actor) => send(owner, 'POST', '/api/pay-periods/close', { startDate });
const reopen = (owner: Actor) => send(owner, 'POST', '/api/pay-periods/reopen', { startDate });

async function aSignedWeek(): Promise<SignedWeek> {
  const signed = await aWorkedWeek(gateway);
  expect((await sign(gateway, signed.person)).status).toBe(201);
  await runChecks();
  return signed;
}

async function countsOf(owner: Actor) {
  const periods = await send(owner, 'GET', `/api/pay-periods?around=${startDate}`);
  const found = periods.find((period: { startDate: string }) => period.startDate === startDate);
  return [found.endDate, found.signedCount, found.staleCount, found.missingCount];
}

describe('a signature of other days', () => {
  test('does not count for a longer period with the same first day, even before its check has run', async () => {
    const signed = await aSignedWeek();
    const { owner, person } = signed;
    await choosePeriods(owner, 'BIWEEKLY');

    expect(await rowOf(gateway, signed)).toMatchObject({ state: 'MISSING', signOff: null });
    expect(await countsOf(owner)).toEqual(['2026-11-14', 0, 0, 1]);
    expect(await readDue(person)).toMatchObject({ endDate: '2026-11-14', reason: 'MISSING', staleReason: null });
    const fortnight = await readOwnPay(gateway, person, 'startDate=2026-11-01&endDate=2026-11-14');
    expect(fortnight).toMatchObject({ signOff: null, canSignOff: true, needsSignOff: true });
    expect((await sign(gateway, person, { contentHash: fortnight.contentHash })).status).toBe(201);
    expect(await countsOf(owner)).toEqual(['2026-11-14', 1, 0, 0]);
  });

  test('does not count for a shorter period with the same first day', async () => {
    const signed = await aWorkedWeek(gateway);
    const { owner, person } = signed;
    await choosePeriods(owner, 'BIWEEKLY');
    const { contentHash } = await readOwnPay(gateway, person, 'startDate=2026-11-01&endDate=2026-11-14');
    expect((await sign(gateway, person, { contentHash })).status).toBe(201);
    await choosePeriods(owner, 'WEEKLY');

    expect(await rowOf(gateway, signed)).toMatchObject({ state: 'MISSING' });
    expect(await readOwnPay(gateway, person)).toMatchObject({ signOff: null, canSignOff: true });
  });
});

describe('a change of the calendar', () => {
  test.each([
    ['BIWEEKLY', '2026-11-01', 'Nov 1 – Nov 14, 2026'],
    ['WEEKLY', '2026-11-02', 'Oct 26 – Nov 1, 2026'],
    ['SEMIMONTHLY', '2026-11-01', 'Nov 1 – Nov 15, 2026'],
    ['MONTHLY', '2026-11-05', 'Oct 5 – Nov 4, 2026'],
  ])('makes signatures of other periods stale (%s from %s)', async (kind, anchorDate, period) => {
    const signed = await aSignedWeek();
    await choosePeriods(signed.owner, kind, anchorDate);
    await runChecks();
    // With the former calendar, the period exists again, and needs a new signature.
    await choosePeriods(signed.owner, 'WEEKLY');
    await runChecks();

    expect(await rowOf(gateway, signed)).toMatchObject({
      state: 'STALE',
      signOff: {
        staleReason: 'Changed by Ada on Nov 16',
        changes: [{ date: null, sentence: `The pay period is ${period} now` }],
      },
    });
    expect(await readOwnPay(gateway, signed.person)).toMatchObject({ canSignOff: true, needsSignOff: true });
  });

  test('keeps signatures of periods that do not change, and of closed ones', async () => {
    const signed = await aSignedWeek();
    await choosePeriods(signed.owner, 'WEEKLY', '2026-11-08');
    await runChecks();
    expect(await rowOf(gateway, signed)).toMatchObject({ state: 'SIGNED' });

    await close(signed.owner);
    await choosePeriods(signed.owner, 'MONTHLY', '2026-11-01');
    await runChecks();
    expect(await rowOf(gateway, signed)).toMatchObject({ state: 'SIGNED' });
    // A reopened period keeps the days for which it was exported.
    await reopen(signed.owner);
    await choosePeriods(signed.owner, 'BIWEEKLY', '2026-11-08');
    await runChecks();
    expect(await rowOf(gateway, signed)).toMatchObject({ state: 'SIGNED' });
  });
});

test('a signature follows its hours through signing, changes, closing and reopening', async () => {
  const signed = await aSignedWeek();
  const { owner, person, monday } = signed;
  const stateOf = async () => {
    await runChecks();
    return (await rowOf(gateway, signed))?.state;
  };
  const moveTo = (hour: number) =>
    send(owner, 'PUT', `/api/timesheets/${monday}/times`, {
      ...{ clockInAt: `2026-11-02T${hour}:00:00Z`, clockOutAt: `2026-11-02T${hour + 8}:00:00Z` },
    });

  await moveTo(14);
  expect(await stateOf()).toBe('STALE');
  expect((await sign(gateway, person)).status).toBe(201);
  expect(await stateOf()).toBe('SIGNED');
  await send(owner, 'POST', `/api/timesheets/${monday}/approve`, {});
  await close(owner);
  expect(await stateOf()).toBe('SIGNED');
  await reopen(owner);
  expect(await stateOf()).toBe('SIGNED');
  await moveTo(13);
  expect(await stateOf()).toBe('STALE');
  await send(owner, 'POST', `/api/timesheets/${monday}/approve`, {});
  await close(owner);
  expect(await stateOf()).toBe('STALE');
  expect((await sign(gateway, person)).status).toBe(201);
  expect(await stateOf()).toBe('SIGNED');
});

test('signs times in the zone in which screens show them, also between the two midnights of a move west', async () => {
  const { person } = await aWorkedWeek(gateway);
  const { organizationId } = person;
  await gateway.orm.em.fork().execute(
    `insert into dated_settings (organization_id, setting, from_date, value, created_at)
     values (?, 'timezone', ?, '"America/Denver"', now()), (?, 'timezone', '2026-11-06', '"America/Los_Angeles"', now())`,
    [organizationId, beginning, organizationId],
  );
  // November 6 begins at midnight in Denver, and an hour later in Los Angeles.
  await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-06T07:15:00Z', '2026-11-06T07:45:00Z']);
  await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-06T08:15:00Z', '2026-11-06T08:45:00Z']);
  const { body } = await sign(gateway, person);
  const zones = body.content.timesheets.map(({ timezone }: { timezone: string }) => timezone);
  expect(zones.slice(-2)).toEqual(['America/Denver', 'America/Los_Angeles']);
});

test('signs only the part of a shift that lies within the period', async () => {
  const week = await aWorkedWeek(gateway);
  const night = await anApprovedTimesheet(gateway.orm, week.person.user, [
    ...(['2026-11-08T04:00:00Z', '2026-11-08T12:00:00Z'] as const),
  ]);
  const { body } = await sign(gateway, week.person);
  expect(body.content.timesheets.at(-1)).toMatchObject({ date: '2026-11-07', clockOutAt: '2026-11-08T07:00Z' });

  const later = { clockInAt: '2026-11-08T04:00:00Z', clockOutAt: '2026-11-08T13:00:00Z' };
  await send(week.owner, 'PUT', `/api/timesheets/${night.id}/times`, later);
  await runChecks();
  expect(await rowOf(gateway, week)).toMatchObject({ state: 'SIGNED' });
});
