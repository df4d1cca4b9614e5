import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import type { Job } from '../../jobs/index.js';
import { aJob } from '../../jobs/test/builders.js';
import { jobPeopleOperations } from '../../jobs/test/job-people-calls.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { aTimesheet } from './builders.js';

const timesheet = '{ timesheet { id job { id name } } }';

const operations = {
  ...jobPeopleOperations,
  clockIn: {
    method: 'POST',
    path: '/api/timesheets/clock-in',
    document: `mutation ($input: TimesheetClockInInput!) { timesheetClockIn(input: $input) ${timesheet} }`,
  },
  switchJob: {
    method: 'POST',
    path: '/api/timesheets/switch-job',
    document: `mutation ($input: TimesheetJobSwitchInput!) { timesheetJobSwitch(input: $input) ${timesheet} }`,
  },
  requestCorrection: {
    method: 'POST',
    path: '/api/corrections',
    document: 'mutation ($input: CorrectionRequestInput!) { correctionRequest(input: $input) { correction { id } } }',
  },
  addTimesheet: {
    method: 'POST',
    path: '/api/timesheets',
    document: `mutation ($input: TimesheetAddInput!) { timesheetAdd(input: $input) ${timesheet} }`,
  },
} as const;

let gateway: TestGateway<keyof typeof operations>;
let team: Awaited<ReturnType<typeof aTeam>>;
let jobs: Record<'attic' | 'barn' | 'cabin' | 'dock', Job>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(gateway.orm);
  const { organizationId } = team;
  const job = (name: string) => aJob(gateway.orm, { organizationId, name });
  jobs = { attic: await job('Attic'), barn: await job('Barn'), cabin: await job('Cabin'), dock: await job('Dock') };
});

const notTheirs = {
  code: 'CONFLICT',
  fields: { jobId: 'You can’t choose this job. Ask an administrator to add you to it.' },
};

describe.each(apis)('the choice of jobs over %s', (api) => {
  const choices = async (by = team.worker, input: Readonly<Record<string, unknown>> = {}) =>
    (await gateway.call(api, by, 'jobChoices', input)).data.map(({ name }: { name: string }) => name);
  const limit = () => gateway.call(api, team.admin, 'updateOrganization', { limitPeopleToJobs: true });
  const give = (job: Job, userId = team.worker.id) =>
    gateway.call(api, team.admin, 'changeJobPeople', { ids: [job.id], addUserIds: [userId] });
  const shiftOf = (job: Job, startAt = '2026-07-15T15:00:00Z', endAt = '2026-07-15T23:00:00Z') =>
    aSchedule(gateway.orm, {
      organizationId: team.organizationId,
      assignedUserIds: [team.worker.id],
      job,
      startAt: new Date(startAt),
      endAt: new Date(endAt),
    });
  const workedOn = (job: Job, day: string) =>
    aTimesheet(gateway.orm, {
      user: team.worker,
      job,
      clockInAt: new Date(`${day}T15:00:00Z`),
      clockOutAt: new Date(`${day}T16:00:00Z`),
    });

  test('begins with the job of the shift, then has the last ones, then the others by name', async () => {
    expect(await choices()).toEqual(['Attic', 'Barn', 'Cabin', 'Dock']);
    await workedOn(jobs.barn, '2026-07-10');
    await workedOn(jobs.cabin, '2026-07-12');
    await shiftOf(jobs.dock);

    expect(await choices()).toEqual(['Dock', 'Cabin', 'Barn', 'Attic']);
    expect(await choices(team.worker, { at: '2026-01-15T15:00:00Z' })).toEqual(['Cabin', 'Barn', 'Attic', 'Dock']);
    expect(await choices(team.colleague)).toEqual(['Attic', 'Barn', 'Cabin', 'Dock']);
  });

  test('begins with the last jobs of the person whose hours a manager corrects, and of the latest shifts in a plan', async () => {
    await workedOn(jobs.cabin, '2026-07-12');
    await shiftOf(jobs.dock, '2026-08-15T15:00:00Z', '2026-08-15T23:00:00Z');

    expect(await choices(team.manager, { userId: team.worker.id })).toEqual(['Cabin', 'Attic', 'Barn', 'Dock']);
    expect(await choices(team.manager, { planning: true })).toEqual(['Dock', 'Attic', 'Barn', 'Cabin']);
    for (const input of [{ userId: team.worker.id }, { planning: true }]) {
      expect((await gateway.call(api, team.colleague, 'jobChoices', input)).code).toBe('FORBIDDEN');
    }
  });

  test('has no retired jobs and none of another organization', async () => {
    await workedOn(jobs.cabin, '2026-07-12');
    await shiftOf(jobs.dock);
    await gateway.call(api, team.admin, 'changeJobs', { ids: [jobs.cabin.id, jobs.dock.id], retired: true });

    expect(await choices()).toEqual(['Attic', 'Barn']);
    expect(await choices(await aUser(gateway.orm))).toEqual([]);
  });

  test('has only a worker’s own jobs and those of their shifts where people are limited to their jobs', async () => {
    await give(jobs.barn);
    await shiftOf(jobs.dock);
    expect(await choices()).toHaveLength(4);

    await limit();

    expect(await choices()).toEqual(['Dock', 'Barn']);
    expect(await choices(team.colleague)).toEqual([]);
    expect(await choices(team.manager)).toHaveLength(4);
    expect((await gateway.call(api, team.worker, 'jobs')).data).toHaveLength(4);
  });

  test('is checked at a clock-in and a switch of a worker', async () => {
    await limit();
    await give(jobs.barn);
    await shiftOf(jobs.dock);

    expect(await gateway.call(api, team.worker, 'clockIn', { jobId: jobs.attic.id })).toMatchObject(notTheirs);
    expect((await gateway.call(api, team.worker, 'clockIn', { jobId: jobs.barn.id })).code).toBe('OK');
    expect(await gateway.call(api, team.worker, 'switchJob', { jobId: jobs.attic.id })).toMatchObject(notTheirs);
    expect((await gateway.call(api, team.worker, 'switchJob', { jobId: jobs.dock.id })).code).toBe('OK');
    expect((await gateway.call(api, team.worker, 'switchJob', { jobId: null })).code).toBe('OK');
    expect((await gateway.call(api, team.manager, 'clockIn', { jobId: jobs.attic.id })).code).toBe('OK');
  });

  test('is the job of the shift for a clock-in without a job', async () => {
    await limit();
    await shiftOf(jobs.dock);

    const { code } = await gateway.call(api, team.worker, 'clockIn', {});
    expect(code).toBe('OK');
  });

  test('is checked in a worker’s correction, which may keep the recorded job', async () => {
    await limit();
    await give(jobs.barn);
    await shiftOf(jobs.dock, '2026-07-14T15:00:00Z', '2026-07-14T23:00:00Z');
    const addOn = (job: Job, day: string) =>
      gateway.call(api, team.worker, 'requestCorrection', {
        kind: 'ADD',
        clockInAt: `${day}T15:00:00.000Z`,
        clockOutAt: `${day}T16:00:00.000Z`,
        jobId: job.id,
        reason: 'My phone was empty.',
      });

    expect(await addOn(jobs.attic, '2026-07-13')).toMatchObject(notTheirs);
    expect((await addOn(jobs.barn, '2026-07-13')).code).toBe('OK');
    expect((await addOn(jobs.dock, '2026-07-14')).code).toBe('OK');
    const { id } = await workedOn(jobs.attic, '2026-07-10');
    const kept = await gateway.call(api, team.worker, 'requestCorrection', {
      kind: 'CHANGE',
      timesheetId: id,
      clockInAt: '2026-07-10T15:00:00.000Z',
      clockOutAt: '2026-07-10T17:00:00.000Z',
      jobId: jobs.attic.id,
      reason: 'I stayed longer.',
    });
    expect(kept.code).toBe('OK');
  });

  test('is not limited for managers who add hours', async () => {
    await limit();

    const added = await gateway.call(api, team.manager, 'addTimesheet', {
      userId: team.worker.id,
      clockInAt: '2026-07-14T15:00:00.000Z',
      clockOutAt: '2026-07-14T16:00:00.000Z',
      jobId: jobs.attic.id,
    });

    expect(added.code).toBe('OK');
  });
});
