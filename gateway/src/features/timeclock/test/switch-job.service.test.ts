import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import type { Job } from '../../jobs/index.js';
import { aJob } from '../../jobs/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { clockIn, clockInJob } from '../punches/clock-in.service.js';
import { clockOut, endBreak, startBreak } from '../punches/punch.service.js';
import { approveTimesheet } from '../review/approve.service.js';
import { switchJob } from '../switch-job/switch-job.service.js';
import { activeTimesheet, timesheets, updateTimesheet } from '../timesheets/timesheet.service.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
let roof: Job;
let gutter: Job;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(work.orm);
  const { organizationId } = team;
  roof = await aJob(work.orm, { organizationId, name: 'Roof' });
  gutter = await aJob(work.orm, { organizationId, name: 'Gutter' });
});

const aShift = (job: Job | null, startAt: string, endAt: string, status: 'PUBLISHED' | 'DRAFT' = 'PUBLISHED') =>
  aSchedule(work.orm, {
    organizationId: team.organizationId,
    assignedUserIds: [team.worker.id],
    startAt: new Date(startAt),
    endAt: new Date(endAt),
    ...(job && { job }),
    status,
  });
const all = async () => (await work.run(timesheets, team.worker)).edges.map(({ node }) => node);

describe('switching the job', () => {
  test('ends one timesheet and starts the next at the same instant', async () => {
    const first = await work.run(clockIn, team.worker, { jobId: roof.id });
    work.clock.advance({ minutes: 90 });

    const next = await work.run(switchJob, team.worker, { jobId: gutter.id });

    expect(next).toMatchObject({ status: 'OPEN', job: { name: 'Gutter' }, clockInAt: work.clock.now(), flags: [] });
    expect(await work.run(activeTimesheet, team.worker)).toMatchObject({ id: next.id, job: { name: 'Gutter' } });
    expect((await all()).find(({ id }) => id === first.id)).toMatchObject({
      status: 'PENDING',
      job: { name: 'Roof' },
      clockOutAt: next.clockInAt,
      durationMinutes: 90,
    });
  });

  test('leaves notes with the first timesheet', async () => {
    const { id } = await work.run(clockIn, team.worker, { jobId: roof.id });
    await work.run(updateTimesheet, team.worker, { id, notes: 'Shingles' });

    expect(await work.run(switchJob, team.worker, { jobId: null })).toMatchObject({ notes: '', job: null });
    expect((await all()).map(({ notes }) => notes)).toEqual(['', 'Shingles']);
  });

  test('waits for the end of a break', async () => {
    await work.run(clockIn, team.worker, { jobId: roof.id });
    await work.run(startBreak, team.worker);

    const refused = { kind: 'conflict', message: 'End your break first' };
    await expect(work.run(switchJob, team.worker, { jobId: gutter.id })).rejects.toMatchObject(refused);
    await work.run(endBreak, team.worker);
    expect(await work.run(switchJob, team.worker, { jobId: gutter.id })).toMatchObject({ breaks: [] });
  });

  test('happens once if it is sent twenty times at once, and never loses the open timesheet', async () => {
    await work.run(clockIn, team.worker, { jobId: roof.id });

    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => work.run(switchJob, team.worker, { jobId: gutter.id })),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await all()).map(({ status }) => status)).toEqual(['OPEN', 'PENDING']);
  });

  test('or a clock-out ends the timesheet, and the other finds the result', async () => {
    await work.run(clockIn, team.worker, { jobId: roof.id });

    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => work.run(switchJob, team.worker, { jobId: gutter.id })),
      ...Array.from({ length: 5 }, () => work.run(clockOut, team.worker)),
    ]);

    expect((await all()).every(({ status }) => status === 'PENDING')).toBe(true);
  });
});

describe('a clock-in without a job', () => {
  test('takes the job of the running shift, which is offered before', async () => {
    await aShift(roof, '2026-07-15T06:00:00Z', '2026-07-15T14:00:00Z');
    await aShift(gutter, '2026-07-15T14:30:00Z', '2026-07-15T23:00:00Z');

    expect(await work.run(clockInJob, team.worker)).toMatchObject({ name: 'Gutter' });
    expect(await work.run(clockIn, team.worker)).toMatchObject({ job: { id: gutter.id, name: 'Gutter' } });
    expect(await work.run(activeTimesheet, team.worker)).toMatchObject({ job: { name: 'Gutter' } });
  });

  test('ignores drafts, and shifts of colleagues', async () => {
    await aShift(roof, '2026-07-15T14:30:00Z', '2026-07-15T23:00:00Z', 'DRAFT');

    expect(await work.run(clockInJob, team.worker)).toBeNull();
    expect(await work.run(clockInJob, team.manager)).toBeNull();
    expect(await work.run(clockIn, team.worker)).toMatchObject({ job: null });
  });

  test('differs from one that chooses no job', async () => {
    await aShift(gutter, '2026-07-15T14:30:00Z', '2026-07-15T23:00:00Z');

    expect(await work.run(clockIn, team.worker, { jobId: null })).toMatchObject({ job: null });
  });
});

describe('a clock-out that names the version it has seen', () => {
  test('does not end a break that was started elsewhere', async () => {
    const { version } = await work.run(clockIn, team.worker);
    work.clock.advance({ minutes: 5 });
    const onBreak = await work.run(startBreak, team.worker);

    await expect(work.run(clockOut, team.worker, { expectedVersion: version })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'You are on a break, which was started elsewhere. End it first, or clock out again to end both.',
    });
    expect(await work.run(clockOut, team.worker, { expectedVersion: onBreak.version })).toMatchObject({
      status: 'PENDING',
    });
  });
});

describe('the job of a timesheet', () => {
  const aClosed = async () => {
    const { id } = await work.run(clockIn, team.worker, { jobId: roof.id });
    work.clock.advance({ minutes: 60 });
    await work.run(clockOut, team.worker);
    return id;
  };

  test('is corrected by a manager, after which it has to be approved again', async () => {
    const id = await aClosed();
    await work.run(approveTimesheet, team.manager, { id });

    expect(await work.run(updateTimesheet, team.manager, { id, jobId: gutter.id })).toMatchObject({
      job: { name: 'Gutter' },
      status: 'PENDING',
    });
  });

  test('keeps the approval if it stays the same', async () => {
    const id = await aClosed();
    await work.run(approveTimesheet, team.manager, { id });

    expect(await work.run(updateTimesheet, team.manager, { id, jobId: roof.id })).toMatchObject({ status: 'APPROVED' });
  });

  test('is not changed by the person who worked', async () => {
    const id = await aClosed();

    await expect(work.run(updateTimesheet, team.worker, { id, jobId: null })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
