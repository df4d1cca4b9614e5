import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { anApprovedTimesheet } from '../../payroll/test/calls.js';
import { aWorkedWeek, readOwnPay, sign, startSigning } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSigning();
});
afterAll(() => gateway.close());

const period = 'startDate=2026-11-03&endDate=2026-11-09';

/**
 * The workweek began on Saturdays until October 30, and begins on Fridays since. Both weeks contain that Friday, whose hours count
 * where they cause more overtime (29 CFR 778.302). So the hours of October 24 decide whether there is overtime on November 4.
 */
test('a signature becomes stale by a change ten days earlier, where two workweeks share their overtime', async () => {
  const { owner, person } = await aWorkedWeek(gateway);
  const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-03' } as const;
  await changeSettings(gateway.orm, owner.organizationId, { payCalendar, workweekStartsOn: 'SATURDAY' });
  const change = { workweekStartsOn: 'FRIDAY', effectiveFrom: '2026-10-30' };
  expect((await gateway.rest(owner, 'PATCH', '/api/organization', change)).status).toBe(200);
  const work = (day: string, hours: number) =>
    anApprovedTimesheet(gateway.orm, person.user, [`${day}T13:00:00Z`, `${day}T${13 + hours}:00:00Z`]);
  const saturday = await work('2026-10-24', 10);
  for (const day of ['2026-10-25', '2026-10-26']) await work(day, 10);
  await work('2026-10-30', 8);
  for (const day of ['2026-10-31', '2026-11-01']) await work(day, 9);
  const { contentHash, overtimeMinutes } = await readOwnPay(gateway, person, period);
  expect(overtimeMinutes).toBe(240);
  expect((await sign(gateway, person, { startDate: '2026-11-03', contentHash })).status).toBe(201);

  const times = { clockInAt: '2026-10-24T13:00:00Z', clockOutAt: '2026-10-25T09:00:00Z' };
  expect((await gateway.rest(owner, 'PUT', `/api/timesheets/${saturday.id}/times`, times)).status).toBe(200);
  await gateway.app.jobs.runPending();

  expect(await readOwnPay(gateway, person, period)).toMatchObject({
    overtimeMinutes: 0,
    signOff: { staleReason: 'Changed by Ada on Nov 16' },
  });
});

/**
 * Twelve hours of work begin every 23 hours, so that each workday of 24 hours begins during work. Without the first shift, all workdays
 * begin an hour earlier, and the last one has another hour of overtime (NRS 608.0126).
 */
test('a signature becomes stale by a change ten days earlier, which moves the workdays of a person under the law of Nevada', async () => {
  const { owner, person } = await aWorkedWeek(gateway);
  const terms = { userIds: [person.userId], from: '2026-01-01', overtimeRule: 'NEVADA' };
  expect((await gateway.rest(owner, 'POST', '/api/employment-terms', terms)).status).toBe(200);
  for (const { id } of (await gateway.rest(person, 'GET', '/api/timesheets')).body)
    await gateway.rest(owner, 'DELETE', `/api/timesheets/${id}`);
  const start = Date.parse('2026-10-29T18:00:00Z');
  const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
  const first = await anApprovedTimesheet(gateway.orm, person.user, [at(0), at(12)]);
  for (let hours = 23; hours < 230; hours += 23)
    await anApprovedTimesheet(gateway.orm, person.user, [at(hours), at(hours + 12)]);
  await anApprovedTimesheet(gateway.orm, person.user, [at(230), at(237)]);
  const week = 'startDate=2026-11-08&endDate=2026-11-14';
  const { contentHash, overtimeMinutes } = await readOwnPay(gateway, person, week);
  expect(overtimeMinutes).toBe(120);
  expect((await sign(gateway, person, { startDate: '2026-11-08', contentHash })).status).toBe(201);
  await gateway.app.jobs.runPending();

  expect((await gateway.rest(owner, 'DELETE', `/api/timesheets/${first.id}`)).status).toBe(204);
  await gateway.app.jobs.runPending();

  expect(await readOwnPay(gateway, person, week)).toMatchObject({
    overtimeMinutes: 180,
    signOff: { staleReason: 'Changed by Ada on Nov 16' },
  });
});

/** The gap of 15 minutes around midnight counts as worked (29 CFR 785.18), so ten minutes of it belong to the signed week. */
test.each(['clock-out', 'switch-job'])(
  'a signature becomes stale by a %s after it, where a short break continues the last shift',
  async (punch) => {
    const { owner, person } = await aWorkedWeek(gateway);
    const { body: job } = await gateway.rest(owner, 'POST', '/api/jobs', { name: 'Roof' });
    await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-08T00:00:00Z', '2026-11-08T06:50:00Z']);
    gateway.clock.set('2026-11-08T07:02:00Z');
    expect((await sign(gateway, person)).status).toBe(201);
    gateway.clock.set('2026-11-08T07:05:00Z');
    expect((await gateway.rest(person, 'POST', '/api/timesheets/clock-in', {})).status).toBe(201);
    await gateway.app.jobs.runPending();
    expect((await readOwnPay(gateway, person)).signOff).toMatchObject({ staleAt: null });

    gateway.clock.set('2026-11-08T09:00:00Z');
    const body = punch === 'clock-out' ? {} : { jobId: job.id };
    expect((await gateway.rest(person, 'POST', `/api/timesheets/${punch}`, body)).status).toBe(200);
    await gateway.app.jobs.runPending();

    expect((await readOwnPay(gateway, person)).signOff).toMatchObject({
      staleReason: 'Changed by Ada on Nov 8',
      changes: [{ sentence: 'Nov 7: 7h of regular time, signed as 6h 50m' }],
    });
  },
);
