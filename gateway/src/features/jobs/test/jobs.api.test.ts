import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { apis, type BothDoors, bothDoors } from '../../scheduling/test/both-doors.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { actionsOf } from '../../scheduling/test/scheduling-audit.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aJob } from './builders.js';

let doors: BothDoors;

beforeAll(async () => {
  doors = await bothDoors();
});
afterAll(() => doors.close());

describe.each(apis)('jobs through %s', (door) => {
  test('are read by every role, by name, without the retired ones unless asked for', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(doors.orm);
    for (const name of ['zinc roof', 'Écluse', 'Edge', 'Zinc 10', 'Zinc 9'])
      await aJob(doors.orm, { organizationId, name });
    await aJob(doors.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    await aJob(doors.orm, { organizationId: (await aUser(doors.orm)).organizationId, name: 'Foreign' });

    for (const by of [worker, manager, accountant, admin]) {
      const { data } = await doors.ask(door, by, 'jobs');
      expect(data.map((job: { name: string }) => job.name)).toEqual([
        'Écluse',
        'Edge',
        'Zinc 9',
        'Zinc 10',
        'zinc roof',
      ]);
    }
    const all = await doors.ask(door, worker, 'jobs', { includeRetired: true });
    expect(all.data[2]).toEqual({ id: expect.any(String), name: 'Gone', retired: true });
  });

  test('are made, renamed, retired, reinstated and deleted by administrators, each with one audit entry', async () => {
    const { organizationId, admin } = await aTeam(doors.orm);
    const made = await doors.ask(door, admin, 'createJob', { name: '  Mill roof ' });
    expect(made.data).toEqual({ id: expect.any(String), name: 'Mill roof', retired: false });
    const { id } = made.data;

    expect((await doors.ask(door, admin, 'updateJob', { name: 'Mill' }, id)).data).toEqual({
      id,
      name: 'Mill',
      retired: false,
    });
    expect((await doors.ask(door, admin, 'updateJob', { retired: true }, id)).data.retired).toBe(true);
    expect((await doors.ask(door, admin, 'updateJob', { retired: false }, id)).data.retired).toBe(false);
    expect((await doors.ask(door, admin, 'deleteJob', {}, id)).data).toBe(true);

    expect((await doors.ask(door, admin, 'jobs', { includeRetired: true })).data).toEqual([]);
    expect((await doors.ask(door, admin, 'deleteJob', {}, id)).code).toBe('NOT_FOUND');
    expect(await actionsOf(doors.orm, organizationId)).toEqual([
      'job.created',
      'job.updated',
      'job.updated',
      'job.updated',
      'job.deleted',
    ]);
  });

  test('are changed by nobody else, whatever the id or the body', async () => {
    const { organizationId, worker, manager, accountant } = await aTeam(doors.orm);
    const { id } = await aJob(doors.orm, { organizationId });

    for (const by of [worker, manager, accountant]) {
      expect((await doors.ask(door, by, 'createJob', { name: '' })).code).toBe('FORBIDDEN');
      expect((await doors.ask(door, by, 'updateJob', { name: 'x' }, id)).code).toBe('FORBIDDEN');
      expect((await doors.ask(door, by, 'deleteJob', {}, 'nonsense')).code).toBe('FORBIDDEN');
    }
    expect((await doors.ask(door, null, 'jobs')).code).toBe('UNAUTHENTICATED');
    expect((await doors.ask(door, null, 'createJob', { name: 'x' })).code).toBe('UNAUTHENTICATED');
  });

  test('keep their names apart among active ones, whatever the case', async () => {
    const { organizationId, admin } = await aTeam(doors.orm);
    const stranger = await aUser(doors.orm, { role: 'ADMIN' });
    await aJob(doors.orm, { organizationId, name: 'École Straße' });
    const gone = await aJob(doors.orm, { organizationId, name: 'Mill', retiredAt: new Date() });

    for (const name of ['École Straße', 'éCOLE STRASSE', 'E\u0301cole straße']) {
      expect(await doors.ask(door, admin, 'createJob', { name })).toMatchObject({
        code: 'CONFLICT',
        message: 'An active job has this name already',
        fields: { name: 'An active job has this name already' },
      });
    }
    expect((await doors.ask(door, stranger, 'createJob', { name: 'École Straße' })).code).toBe('OK');
    expect((await doors.ask(door, admin, 'createJob', { name: 'MILL' })).code).toBe('OK');
    expect((await doors.ask(door, admin, 'updateJob', { retired: false }, gone.id)).code).toBe('CONFLICT');
  });

  test.each([
    [{}, { name: 'Job name is required' }],
    [{ name: '   ' }, { name: 'Job name is required' }],
    [{ name: 'x'.repeat(201) }, { name: 'Job name must be at most 200 characters' }],
    [{ name: 'a\nb' }, { name: 'Job name must not contain line breaks or control characters' }],
    [{ name: 7 }, { name: 'Job name must be a text' }],
  ])('refuse %j', async (input, fields) => {
    const admin = await aUser(doors.orm, { role: 'ADMIN' });

    expect(await doors.ask(door, admin, 'createJob', input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('are retired and not lost when something was planned or done on them', async () => {
    const { organizationId, admin, worker } = await aTeam(doors.orm);
    const planned = await aJob(doors.orm, { organizationId, name: 'Planned' });
    const worked = await aJob(doors.orm, { organizationId, name: 'Worked' });
    await aSchedule(doors.orm, { organizationId, job: planned, assignedUserIds: [worker.id] });
    await aTimesheet(doors.orm, { user: worker, job: worked });

    for (const { id } of [planned, worked]) {
      expect((await doors.ask(door, admin, 'deleteJob', {}, id)).data).toBe(true);
    }

    const { data } = await doors.ask(door, admin, 'jobs', { includeRetired: true });
    expect(data).toMatchObject([
      { name: 'Planned', retired: true },
      { name: 'Worked', retired: true },
    ]);
    expect((await doors.ask(door, worker, 'jobs')).data).toEqual([]);
    const [schedule] = (await doors.ask(door, worker, 'schedules')).data;
    expect(schedule.job).toEqual({ id: planned.id, name: 'Planned' });
    expect(await actionsOf(doors.orm, organizationId)).toEqual(['job.retired', 'job.retired']);
  });

  test('of another organization are not found', async () => {
    const admin = await aUser(doors.orm, { role: 'OWNER' });
    const { id } = await aJob(doors.orm, { organizationId: (await aUser(doors.orm)).organizationId });

    for (const foreign of [id, 'nonsense', admin.id]) {
      expect((await doors.ask(door, admin, 'updateJob', { name: 'x' }, foreign)).code).toBe('NOT_FOUND');
      expect((await doors.ask(door, admin, 'deleteJob', {}, foreign)).code).toBe('NOT_FOUND');
    }
  });

  test('are chosen at clock-in, active ones of the organization alone', async () => {
    const { organizationId, worker, colleague } = await aTeam(doors.orm);
    const job = await aJob(doors.orm, { organizationId, name: 'Mill roof' });
    const retired = await aJob(doors.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    const foreign = await aJob(doors.orm, { organizationId: (await aUser(doors.orm)).organizationId });

    const refusals = [
      ['nonsense', 'NOT_FOUND', 'Job not found'],
      [foreign.id, 'NOT_FOUND', 'Job not found'],
      [retired.id, 'CONFLICT', 'This job is retired'],
    ] as const;
    for (const [jobId, code, message] of refusals) {
      const refused = await doors.ask(door, worker, 'clockIn', { jobId });
      expect(refused).toMatchObject({ code, message, fields: { jobId: message } });
    }
    expect((await doors.ask(door, worker, 'clockIn', { jobId: job.id })).data.job).toEqual({
      id: job.id,
      name: 'Mill roof',
    });
    expect((await doors.ask(door, colleague, 'clockIn', { jobId: null })).data.job).toBeNull();
  });
});

describe('at the same moment', () => {
  test('one of many jobs of one name is made', async () => {
    const admin = await aUser(doors.orm, { role: 'ADMIN' });

    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        doors.ask(apis[index % 2] ?? 'REST', admin, 'createJob', { name: 'Mill' }),
      ),
    );

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(7).fill('CONFLICT'), 'OK']);
  });

  test('a job is deleted once', async () => {
    const { organizationId, admin } = await aTeam(doors.orm);
    const { id } = await aJob(doors.orm, { organizationId });

    const outcomes = await Promise.all(Array.from({ length: 6 }, () => doors.ask('REST', admin, 'deleteJob', {}, id)));

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(5).fill('NOT_FOUND'), 'OK']);
    expect(await actionsOf(doors.orm, organizationId)).toEqual(['job.deleted']);
  });

  test('a job is deleted or worked on, and no timesheet loses it', async () => {
    const { organizationId, admin, worker } = await aTeam(doors.orm);
    const { id } = await aJob(doors.orm, { organizationId });

    const [clockedIn] = await Promise.all([
      doors.ask('REST', worker, 'clockIn', { jobId: id }),
      doors.ask('GraphQL', admin, 'deleteJob', {}, id),
    ]);

    const { data: left } = await doors.ask('REST', admin, 'jobs', { includeRetired: true });
    if (clockedIn.code === 'OK') expect(left).toMatchObject([{ id, retired: true }]);
    else expect(clockedIn).toMatchObject({ code: 'NOT_FOUND', fields: { jobId: 'Job not found' } });
  });
});
