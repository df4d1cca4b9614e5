import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aPtoPolicy, aPtoRequest } from '../../time-off/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aCompany, firstHalf, october, secondHalf } from './correction-calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ now: '2026-10-20T16:00:00Z' });
});
afterAll(() => gateway.close());

const month = { startDate: firstHalf.startDate, endDate: secondHalf.endDate };

/** A company with two jobs and work on each of them. */
async function aCompanyWithJobs() {
  const company = await aCompany(gateway);
  const { owner, ok, readEntries } = company;
  const jobs = [await ok('POST', '/api/jobs', { name: 'Kitchen' }), await ok('POST', '/api/jobs', { name: 'Bar' })];
  return {
    ...company,
    /** Eight approved hours on a job on each of these days of September 2026. */
    workOn: async (job: 0 | 1, days: readonly number[]) => {
      for (const day of days) {
        const clockInAt = new Date(`2026-09-${day}T13:00:00Z`);
        const clockOutAt = new Date(`2026-09-${day}T21:00:00Z`);
        await aTimesheet(gateway.orm, {
          ...{ user: owner.user, clockInAt, clockOutAt, approvedAt: clockOutAt },
          job: jobs[job],
        });
      }
    },
    /** The minutes of each job in the workweek from September 13: regular and overtime. */
    weigh: async (dates: typeof firstHalf) => {
      const [entry] = await readEntries(dates);
      const workweek = entry?.workweeks?.find(({ startDate }) => startDate === '2026-09-13');
      const weights = workweek?.jobs.map((each) => [each.job?.name, each.regularMinutes, each.overtimeMinutes]);
      return Object.fromEntries((weights ?? []).map(([name, ...minutes]) => [name, minutes]));
    },
    remove: async (day: number) => {
      const sheets = await ok('GET', `/api/timesheets?from=2026-09-${day}&to=2026-09-${day}`);
      await gateway.rest(owner, 'DELETE', `/api/timesheets/${sheets[0].id}`);
    },
  };
}

describe('the hours that weigh a regular rate (29 CFR 778.115)', () => {
  test('make the next version of a neighbor whose overtime they weigh, even if its lines stay the same', async () => {
    const { workOn, remove, close, reopen, weigh, readPeriod, ok } = await aCompanyWithJobs();
    await workOn(0, [14, 15, 16, 17, 18, 19]);
    await close(firstHalf);
    await close(secondHalf);
    await reopen(firstHalf);
    await remove(14);
    await workOn(1, [14]);
    await close(firstHalf);

    const expected = { Kitchen: [1920, 480], Bar: [480, 0] };
    expect(await weigh(firstHalf)).toEqual(expected);
    expect(await weigh(secondHalf)).toEqual(expected);
    expect(await weigh(month)).toEqual(expected);
    expect(await readPeriod(secondHalf)).toMatchObject({ version: 2, versions: [{ reason: 'NEIGHBOR' }, {}] });
    const adjustments = await ok('GET', '/api/payroll/adjustments');
    expect(adjustments).toMatchObject([{ period: firstHalf }]);
  });

  test('leave a neighbor alone that pays no overtime in that workweek', async () => {
    const { workOn, remove, close, reopen, weigh, readPeriod } = await aCompanyWithJobs();
    await workOn(0, [14, 15, 16]);
    await close(firstHalf);
    await close(secondHalf);
    await reopen(firstHalf);
    await remove(14);
    await workOn(1, [14]);
    await close(firstHalf);

    expect(await readPeriod(secondHalf)).toMatchObject({ version: 1 });
    // A range takes a workweek from the version that was made last.
    expect(await weigh(month)).toEqual({ Kitchen: [960, 0], Bar: [480, 0] });
  });

  test('are those of the punches while a part of the workweek is open', async () => {
    const { workOn, close, weigh } = await aCompanyWithJobs();
    await workOn(0, [16]);
    await close(secondHalf);
    await workOn(1, [14]);

    expect(await weigh(month)).toEqual({ Kitchen: [480, 0], Bar: [480, 0] });
  });

  test.each(['NEW_VERSION', 'NEXT_PERIOD'])('are left out when a correction removes all work (%s)', async (late) => {
    const { workOn, remove, close, reopen, correctBy, readEntries } = await aCompanyWithJobs();
    await workOn(0, [10, 14]);
    await close(firstHalf);
    await close(secondHalf);
    await correctBy(late);
    await reopen(firstHalf);
    await remove(14);
    await close(firstHalf);

    const [entry] = await readEntries({ startDate: firstHalf.startDate, endDate: october.endDate });
    expect(entry?.workweeks?.map(({ startDate }) => startDate)).toEqual(['2026-09-06']);
  });

  test('stay in a range when a later period pays a correction of time off in that workweek', async () => {
    const { owner, workOn, close, reopen, correctBy, readEntries } = await aCompanyWithJobs();
    const policy = await aPtoPolicy(gateway.orm, { organizationId: owner.organizationId });
    const dates = { startDate: '2026-09-22', endDate: '2026-09-22' };
    await workOn(0, [21]);
    await close(secondHalf);
    await correctBy('NEXT_PERIOD');
    await reopen(secondHalf);
    await aPtoRequest(gateway.orm, { user: owner.user, policy, ...dates, hours: 8, status: 'APPROVED' });
    await close(secondHalf);

    const [entry] = await readEntries({ startDate: secondHalf.startDate, endDate: october.endDate });
    expect(entry?.workweeks?.map(({ startDate }) => startDate)).toEqual(['2026-09-20']);
  });

  test('accompany the corrections that a later period pays', async () => {
    const { workOn, remove, close, reopen, correctBy, weigh } = await aCompanyWithJobs();
    await workOn(0, [14, 15, 16, 17, 18, 19]);
    await close(firstHalf);
    await close(secondHalf);
    await correctBy('NEXT_PERIOD');
    await reopen(firstHalf);
    await remove(14);
    await workOn(1, [14]);
    await close(firstHalf);

    const expected = { Kitchen: [1920, 480], Bar: [480, 0] };
    expect(await weigh(october)).toEqual(expected);
    await close(october);
    expect(await weigh(october)).toEqual(expected);
    expect(await weigh(secondHalf)).toEqual({ Kitchen: [2400, 480] });
    expect(await weigh({ startDate: firstHalf.startDate, endDate: october.endDate })).toEqual(expected);
  });
});
