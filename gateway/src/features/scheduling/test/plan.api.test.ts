import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aPhoto } from '../../timeclock/test/builders.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { aSchedule, aScheduleInput } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

describe.each(apis)('planning over %s', (api) => {
  test('creates a schedule with all fields', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const job = await aJob(gateway.orm, { organizationId, name: 'Mill roof' });
    const url = `/api/photos/${(await aPhoto(gateway.orm, { uploadedBy: manager })).id}`;
    const input = aScheduleInput([worker, colleague], {
      notes: ' Bring the ladder. \n',
      jobId: job.id,
      status: 'PUBLISHED',
      imageUrls: [url, url],
    });

    const { data, code } = await gateway.call(api, manager, 'createSchedule', input);

    expect(code).toBe('OK');
    expect(data).toEqual({
      ...scheduleText.fill({}),
      ...input,
      plannedBreakMinutes: 0,
      plannedMinutes: 480,
      changedAt: null,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      job: { id: job.id, name: 'Mill roof' },
      ...{ teamId: null, team: null, placeId: null, place: null },
      assignedUserIds: input.assignedUserIds.toSorted(),
      assignees: expect.arrayContaining([
        { id: worker.id, firstName: 'Ada', lastName: 'Marsh', scheduleColor: '#3b82f6' },
      ]),
      imageUrls: [url],
      images: [{ url, thumbnailUrl: `${url}/thumbnail` }],
      warnings: [],
    });
    expect((await gateway.call(api, worker, 'schedules')).data).toMatchObject([{ id: data.id, imageUrls: [url] }]);
    const [entry, ...others] = await auditOf(gateway.orm, organizationId);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'schedule.created', subjectType: 'SCHEDULE', subjectId: data.id });
    expect(entry?.changes).toMatchObject({ title: { after: 'Day shift' }, jobId: { after: job.id } });
  });

  test('creates a draft without notes and job by default', async () => {
    const { manager, worker } = await aTeam(gateway.orm);

    for (const [notes, jobId] of [
      [undefined, undefined],
      [null, null],
      ['', ''],
      [' \n ', 'NONE'],
    ]) {
      const { data } = await gateway.call(api, manager, 'createSchedule', aScheduleInput([worker], { notes, jobId }));
      expect(data).toMatchObject({ notes: null, jobId: null, job: null, status: 'DRAFT', imageUrls: [], images: [] });
    }
  });

  test.each([
    ['a missing title', { title: '' }, { title: 'Title is required' }],
    ['a blank title', { title: '  ' }, { title: 'Title is required' }],
    ['a title that is too long', { title: 'x'.repeat(201) }, { title: 'Title must be at most 200 characters' }],
    ['an empty list of employees', { assignedUserIds: [] }, { assignedUserIds: 'Please assign at least one employee' }],
    ['missing employees', { assignedUserIds: undefined }, { assignedUserIds: 'Please assign at least one employee' }],
    [
      'employees that are not a list',
      { assignedUserIds: {} },
      { assignedUserIds: 'Please assign at least one employee' },
    ],
    ['a missing start', { startAt: undefined }, { startAt: 'Start date/time is required' }],
    ['a missing end', { endAt: null }, { endAt: 'End date/time is required' }],
    ['an unreadable start', { startAt: 'tomorrow' }, { startAt: 'Invalid start date/time' }],
    ['a start on February 30', { startAt: '2026-02-30T09:00:00Z' }, { startAt: 'Invalid start date/time' }],
    ['a start without a time zone', { startAt: '2026-07-15T09:00:00' }, { startAt: 'Invalid start date/time' }],
    ['a start without seconds', { startAt: '2026-07-15T09:00Z' }, { startAt: 'Invalid start date/time' }],
    ['a number as the end', { endAt: 5 }, { endAt: 'Invalid end date/time' }],
    ['an end in the year 9999', { endAt: '9999-01-01T00:00:00Z' }, { endAt: 'Invalid end date/time' }],
    ['an end before the start', { endAt: '2026-07-15T14:59:59Z' }, { endAt: 'End time must be after start time' }],
    ['an end at the start', { endAt: '2026-07-15T15:00:00Z' }, { endAt: 'End time must be after start time' }],
    ['a shift of two months', { endAt: '2026-09-15T15:00:00Z' }, { endAt: 'A schedule can last at most 31 days' }],
    ['an unknown status', { status: 'MAYBE' }, { status: 'Status must be DRAFT, PUBLISHED or CANCELED' }],
    ['notes that are too long', { notes: 'x'.repeat(20_001) }, { notes: 'Notes must be at most 20,000 characters' }],
    [
      'a photo from another website',
      { imageUrls: ['https://example.com/a.jpg'] },
      { imageUrls: 'Photos must be URLs that an upload in this organization returned' },
    ],
    [
      'everything wrong at once',
      { title: '', assignedUserIds: [], startAt: '2026-07-15T15:00:00Z', endAt: '2026-07-15T15:00:00Z', status: 'x' },
      {
        title: 'Title is required',
        assignedUserIds: 'Please assign at least one employee',
        endAt: 'End time must be after start time',
        status: 'Status must be DRAFT, PUBLISHED or CANCELED',
      },
    ],
  ])('rejects %s on create and on update', async (_what, wrong, fields) => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const rejection = { code: 'BAD_USER_INPUT', message: Object.values(fields)[0], fields };

    expect(await gateway.call(api, manager, 'createSchedule', aScheduleInput([worker], wrong))).toMatchObject(
      rejection,
    );
    expect(await gateway.call(api, manager, 'scheduleWarnings', aScheduleInput([worker], wrong))).toMatchObject(
      rejection,
    );
    if (Object.values(wrong).includes(undefined)) return;
    expect(await gateway.call(api, manager, 'updateSchedule', wrong, id)).toMatchObject(rejection);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });

  test('reports invalid input first, then unknown references, then a retired job', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const outsider = await aUser(gateway.orm);
    const people = {
      archived: await aUser(gateway.orm, { organizationId, status: 'DISABLED' }),
      invited: await aUser(gateway.orm, { organizationId, status: 'INVITED' }),
      unknown: { id: 'nonsense' },
    };
    const retired = await aJob(gateway.orm, { organizationId, retiredAt: new Date() });
    const foreignJob = await aJob(gateway.orm, { organizationId: outsider.organizationId });
    const imageUrls = [`/api/photos/${(await aPhoto(gateway.orm, { uploadedBy: outsider })).id}`];
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const onlyActive = { assignedUserIds: 'Only active members of your organization can be assigned' };
    const unknownPhotoAddress = { imageUrls: 'Photos must be URLs that an upload in this organization returned' };
    const notThere = { assignedUserIds: 'Employee not found' };
    const calls: [object[], object, string, object][] = [
      [[people.archived], {}, 'BAD_USER_INPUT', onlyActive],
      [[people.invited, worker], {}, 'BAD_USER_INPUT', onlyActive],
      [[people.archived, people.unknown], { imageUrls }, 'BAD_USER_INPUT', { ...onlyActive, ...unknownPhotoAddress }],
      [[worker], { imageUrls, jobId: retired.id }, 'BAD_USER_INPUT', unknownPhotoAddress],
      [[worker, outsider], { jobId: retired.id }, 'NOT_FOUND', notThere],
      [[people.unknown], {}, 'NOT_FOUND', notThere],
      [[worker], { jobId: foreignJob.id }, 'NOT_FOUND', { jobId: 'Job not found' }],
      [[worker], { jobId: 'nonsense' }, 'NOT_FOUND', { jobId: 'Job not found' }],
      [[worker], { jobId: retired.id }, 'CONFLICT', { jobId: 'This job is retired' }],
    ];

    for (const [assigned, overrides, code, fields] of calls) {
      const input = aScheduleInput(assigned as User[], overrides);
      const rejection = { code, message: Object.values(fields)[0], fields };
      expect(await gateway.call(api, manager, 'createSchedule', input)).toMatchObject(rejection);
      expect(await gateway.call(api, manager, 'scheduleWarnings', input)).toMatchObject(rejection);
      expect(await gateway.call(api, manager, 'updateSchedule', input, id)).toMatchObject(rejection);
    }
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });

  test('changes some fields and leaves the others unchanged', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const job = await aJob(gateway.orm, { organizationId });
    const [a, b] = [
      await aPhoto(gateway.orm, { uploadedBy: manager }),
      await aPhoto(gateway.orm, { uploadedBy: manager }),
    ];
    const urls = [a, b].map(({ id }) => `/api/photos/${id}`);
    const overrides = { jobId: job.id, notes: 'Gate 3', imageUrls: urls };
    const { data: made } = await gateway.call(api, manager, 'createSchedule', aScheduleInput([worker], overrides));
    const change = async (input: object) =>
      (await gateway.call(api, manager, 'updateSchedule', input as never, made.id)).data;

    expect(await change({})).toEqual(made);
    expect(await change({ title: 'Late' })).toEqual({ ...made, title: 'Late' });
    expect(await change({ endAt: '2026-07-16T01:00:00.000Z', startAt: '2026-07-15T17:00:00.000Z' })).toMatchObject({
      title: 'Late',
      startAt: '2026-07-15T17:00:00.000Z',
      endAt: '2026-07-16T01:00:00.000Z',
    });
    expect(await change({ notes: '', jobId: null, status: 'CANCELED' })).toMatchObject({
      notes: null,
      job: null,
      status: 'CANCELED',
      imageUrls: urls,
    });
    expect(await change({ assignedUserIds: [colleague.id] })).toMatchObject({ assignedUserIds: [colleague.id] });
    expect(await change({ imageUrls: urls.toReversed() })).toMatchObject({ imageUrls: urls.toReversed() });
    expect(await change({ imageUrls: [] })).toMatchObject({ imageUrls: [], images: [] });
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.map(({ action }) => action)).toEqual(['schedule.created', ...Array(7).fill('schedule.updated')]);
    const people = [worker.id];
    expect(entries[2]?.changes).toEqual({
      title: { before: 'Day shift', after: 'Late' },
      assignedUserIds: { before: people, after: people },
    });
  });

  test('checks a changed time together with the unchanged one', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });

    expect(await gateway.call(api, manager, 'updateSchedule', { startAt: '2026-07-15T23:00:00Z' }, id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { endAt: 'End time must be after start time' },
    });
    expect(await gateway.call(api, manager, 'updateSchedule', { endAt: '2027-07-15T23:00:00Z' }, id)).toMatchObject({
      fields: { endAt: 'A schedule can last at most 31 days' },
    });
  });

  test('keeps archived assignees and a retired job, but does not accept new ones', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const formerMember = await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    const retired = await aJob(gateway.orm, { organizationId, retiredAt: new Date() });
    const assignedUserIds = [worker.id, formerMember.id];
    const { id } = await aSchedule(gateway.orm, { organizationId, job: retired, assignedUserIds });
    const change = (input: object) => gateway.call(api, manager, 'updateSchedule', input as never, id);

    expect((await change({ assignedUserIds, jobId: retired.id, title: 'x' })).code).toBe('OK');
    expect((await change({ assignedUserIds: [worker.id], jobId: null })).code).toBe('OK');
    expect((await change({ assignedUserIds })).code).toBe('BAD_USER_INPUT');
    expect((await change({ jobId: retired.id })).code).toBe('CONFLICT');
  });

  test('deletes permanently and releases the photos', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const photo = await aPhoto(gateway.orm, { uploadedBy: manager });
    const input = aScheduleInput([worker], { imageUrls: [`/api/photos/${photo.id}`] });
    const { data } = await gateway.call(api, manager, 'createSchedule', input);

    expect((await gateway.call(api, manager, 'deleteSchedule', {}, data.id)).data).toBe(true);

    expect((await gateway.call(api, manager, 'deleteSchedule', {}, data.id)).code).toBe('NOT_FOUND');
    expect((await gateway.call(api, manager, 'schedules')).data).toEqual([]);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['schedule.created', 'schedule.deleted']);
    const [row] = await gateway.orm.em.fork().execute('select unattached_since from photos where id = ?', [photo.id]);
    expect(row?.unattached_since).not.toBeNull();
  });

  test('does not find schedules of another organization', async () => {
    const { manager, worker } = await aTeam(gateway.orm);
    const foreign = await aTeam(gateway.orm);
    const { id } = await aSchedule(gateway.orm, {
      organizationId: foreign.organizationId,
      assignedUserIds: [foreign.worker.id],
    });

    for (const unknown of [id, manager.id, 'nonsense']) {
      const input = { assignedUserIds: [worker.id] };
      expect((await gateway.call(api, manager, 'updateSchedule', input, unknown)).code).toBe('NOT_FOUND');
      expect((await gateway.call(api, manager, 'deleteSchedule', {}, unknown)).code).toBe('NOT_FOUND');
    }
    expect((await gateway.call(api, foreign.worker, 'schedules')).data).toHaveLength(1);
  });
});

describe('simultaneous requests', () => {
  test('delete a schedule once', async () => {
    const { organizationId, manager } = await aTeam(gateway.orm);
    const { id } = await aSchedule(gateway.orm, { organizationId });

    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        gateway.call(apis[index % 2] ?? 'REST', manager, 'deleteSchedule', {}, id),
      ),
    );

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(7).fill('NOT_FOUND'), 'OK']);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['schedule.deleted']);
  });

  test('change a schedule one after the other without losing a change', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const changes = [
      { title: 'New' },
      { assignedUserIds: [worker.id, colleague.id] },
      { notes: 'New' },
      { assignedUserIds: [colleague.id, worker.id] },
      { status: 'CANCELED' },
    ];

    const outcomes = await Promise.all(
      changes.map((input) => gateway.call('REST', manager, 'updateSchedule', input, id)),
    );

    expect(outcomes.map(({ code }) => code)).toEqual(Array(5).fill('OK'));
    const [schedule] = (await gateway.call('REST', manager, 'schedules')).data;
    expect(schedule).toMatchObject({ title: 'New', notes: 'New', status: 'CANCELED' });
    expect(schedule.assignedUserIds).toHaveLength(2);
  });
});
