import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { type OperationName, operations } from '../../scheduling/test/calls.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aJob } from './builders.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

describe.each(apis)('jobs over %s', (api) => {
  test('are listed by name for every role, with retired ones only on request', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(gateway.orm);
    for (const name of ['zinc roof', 'Écluse', 'Edge', 'Zinc 10', 'Zinc 9'])
      await aJob(gateway.orm, { organizationId, name });
    await aJob(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    await aJob(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId, name: 'Foreign' });

    for (const by of [worker, manager, accountant, admin]) {
      const { data } = await gateway.call(api, by, 'jobs');
      expect(data.map((job: { name: string }) => job.name)).toEqual([
        'Écluse',
        'Edge',
        'Zinc 9',
        'Zinc 10',
        'zinc roof',
      ]);
    }
    const all = await gateway.call(api, worker, 'jobs', { includeRetired: true });
    expect(all.data[2]).toEqual({ id: expect.any(String), name: 'Gone', retired: true });
  });

  test('are created, renamed, retired, reinstated, and deleted by administrators, each with one audit entry', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const made = await gateway.call(api, admin, 'createJob', { name: '  Mill roof ' });
    expect(made.data).toEqual({ id: expect.any(String), name: 'Mill roof', retired: false });
    const { id } = made.data;

    expect((await gateway.call(api, admin, 'updateJob', { name: 'Mill' }, id)).data).toEqual({
      id,
      name: 'Mill',
      retired: false,
    });
    expect((await gateway.call(api, admin, 'updateJob', { retired: true }, id)).data.retired).toBe(true);
    expect((await gateway.call(api, admin, 'updateJob', { retired: false }, id)).data.retired).toBe(false);
    expect((await gateway.call(api, admin, 'deleteJob', {}, id)).data).toBe(true);

    expect((await gateway.call(api, admin, 'jobs', { includeRetired: true })).data).toEqual([]);
    expect((await gateway.call(api, admin, 'deleteJob', {}, id)).code).toBe('NOT_FOUND');
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([
      'job.created',
      'job.updated',
      'job.updated',
      'job.updated',
      'job.deleted',
    ]);
  });

  test('can’t be changed by other roles, whatever the id or the body', async () => {
    const { organizationId, worker, manager, accountant } = await aTeam(gateway.orm);
    const { id } = await aJob(gateway.orm, { organizationId });

    for (const by of [worker, manager, accountant]) {
      expect((await gateway.call(api, by, 'createJob', { name: '' })).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'updateJob', { name: 'x' }, id)).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'deleteJob', {}, 'nonsense')).code).toBe('FORBIDDEN');
    }
    expect((await gateway.call(api, null, 'jobs')).code).toBe('UNAUTHENTICATED');
    expect((await gateway.call(api, null, 'createJob', { name: 'x' })).code).toBe('UNAUTHENTICATED');
  });

  test('must have unique names among active ones, ignoring case', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const outsider = await aUser(gateway.orm, { role: 'ADMIN' });
    await aJob(gateway.orm, { organizationId, name: 'École Straße' });
    const retiredJob = await aJob(gateway.orm, { organizationId, name: 'Mill', retiredAt: new Date() });

    for (const name of ['École Straße', 'éCOLE STRASSE', 'E\u0301cole straße']) {
      expect(await gateway.call(api, admin, 'createJob', { name })).toMatchObject({
        code: 'CONFLICT',
        message: 'An active job with this name already exists',
        fields: { name: 'An active job with this name already exists' },
      });
    }
    expect((await gateway.call(api, outsider, 'createJob', { name: 'École Straße' })).code).toBe('OK');
    expect((await gateway.call(api, admin, 'createJob', { name: 'MILL' })).code).toBe('OK');
    expect((await gateway.call(api, admin, 'updateJob', { retired: false }, retiredJob.id)).code).toBe('CONFLICT');
  });

  test.each([
    [{}, { name: 'Job name is required' }],
    [{ name: '   ' }, { name: 'Job name is required' }],
    [{ name: 'x'.repeat(201) }, { name: 'Job name must be at most 200 characters' }],
    [{ name: 'a\nb' }, { name: 'Job name must not contain line breaks or control characters' }],
    [{ name: 7 }, { name: 'Job name must be a string' }],
  ])('reject %j', async (input, fields) => {
    const admin = await aUser(gateway.orm, { role: 'ADMIN' });

    expect(await gateway.call(api, admin, 'createJob', input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('are retired instead of deleted when they have schedules or timesheets', async () => {
    const { organizationId, admin, worker } = await aTeam(gateway.orm);
    const planned = await aJob(gateway.orm, { organizationId, name: 'Planned' });
    const worked = await aJob(gateway.orm, { organizationId, name: 'Worked' });
    await aSchedule(gateway.orm, { organizationId, job: planned, assignedUserIds: [worker.id] });
    await aTimesheet(gateway.orm, { user: worker, job: worked });

    for (const { id } of [planned, worked]) {
      expect((await gateway.call(api, admin, 'deleteJob', {}, id)).data).toBe(true);
    }

    const { data } = await gateway.call(api, admin, 'jobs', { includeRetired: true });
    expect(data).toMatchObject([
      { name: 'Planned', retired: true },
      { name: 'Worked', retired: true },
    ]);
    expect((await gateway.call(api, worker, 'jobs')).data).toEqual([]);
    const [schedule] = (await gateway.call(api, worker, 'schedules')).data;
    expect(schedule.job).toEqual({ id: planned.id, name: 'Planned' });
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['job.retired', 'job.retired']);
  });

  test('are not found in another organization', async () => {
    const admin = await aUser(gateway.orm, { role: 'OWNER' });
    const { id } = await aJob(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });

    for (const foreign of [id, 'nonsense', admin.id]) {
      expect((await gateway.call(api, admin, 'updateJob', { name: 'x' }, foreign)).code).toBe('NOT_FOUND');
      expect((await gateway.call(api, admin, 'deleteJob', {}, foreign)).code).toBe('NOT_FOUND');
    }
  });

  test('can be chosen at clock-in if they are active and belong to the organization', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    const job = await aJob(gateway.orm, { organizationId, name: 'Mill roof' });
    const retired = await aJob(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    const foreign = await aJob(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });

    const rejections = [
      ['nonsense', 'NOT_FOUND', 'Job not found'],
      [foreign.id, 'NOT_FOUND', 'Job not found'],
      [retired.id, 'CONFLICT', 'This job is retired'],
    ] as const;
    for (const [jobId, code, message] of rejections) {
      const rejected = await gateway.call(api, worker, 'clockIn', { jobId });
      expect(rejected).toMatchObject({ code, message, fields: { jobId: message } });
    }
    expect((await gateway.call(api, worker, 'clockIn', { jobId: job.id })).data.job).toEqual({
      id: job.id,
      name: 'Mill roof',
    });
    expect((await gateway.call(api, colleague, 'clockIn', { jobId: null })).data.job).toBeNull();
  });
});

describe('simultaneous requests', () => {
  test('create only one of many jobs with the same name', async () => {
    const admin = await aUser(gateway.orm, { role: 'ADMIN' });

    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        gateway.call(apis[index % 2] ?? 'REST', admin, 'createJob', { name: 'Mill' }),
      ),
    );

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(7).fill('CONFLICT'), 'OK']);
  });

  test('delete a job once', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const { id } = await aJob(gateway.orm, { organizationId });

    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => gateway.call('REST', admin, 'deleteJob', {}, id)),
    );

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(5).fill('NOT_FOUND'), 'OK']);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['job.deleted']);
  });

  test('either delete a job or clock in to it, and never leave a timesheet without its job', async () => {
    const { organizationId, admin, worker } = await aTeam(gateway.orm);
    const { id } = await aJob(gateway.orm, { organizationId });

    const [clockedIn] = await Promise.all([
      gateway.call('REST', worker, 'clockIn', { jobId: id }),
      gateway.call('GraphQL', admin, 'deleteJob', {}, id),
    ]);

    const { data: left } = await gateway.call('REST', admin, 'jobs', { includeRetired: true });
    if (clockedIn.code === 'OK') expect(left).toMatchObject([{ id, retired: true }]);
    else expect(clockedIn).toMatchObject({ code: 'NOT_FOUND', fields: { jobId: 'Job not found' } });
  });
});
