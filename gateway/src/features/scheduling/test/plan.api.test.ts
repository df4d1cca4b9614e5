import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aPhoto } from '../../timeclock/test/builders.js';
import { apis, type BothDoors, bothDoors } from './both-doors.js';
import { aSchedule } from './builders.js';
import { aScheduleInput } from './schedule-inputs.js';
import { actionsOf, auditOf } from './scheduling-audit.js';

let doors: BothDoors;

beforeAll(async () => {
  doors = await bothDoors();
});
afterAll(() => doors.close());

describe.each(apis)('planning through %s', (door) => {
  test('makes a schedule with everything on it', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(doors.orm);
    const job = await aJob(doors.orm, { organizationId, name: 'Mill roof' });
    const url = `/api/photos/${(await aPhoto(doors.orm, { uploadedBy: manager })).id}`;
    const input = aScheduleInput([worker, colleague], {
      notes: ' Bring the ladder. \n',
      jobId: job.id,
      status: 'PUBLISHED',
      imageUrls: [url, url],
    });

    const { data, code } = await doors.ask(door, manager, 'createSchedule', input);

    expect(code).toBe('OK');
    expect(data).toEqual({
      ...input,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      job: { id: job.id, name: 'Mill roof' },
      assignedUserIds: input.assignedUserIds.toSorted(),
      assignees: expect.arrayContaining([
        { id: worker.id, firstName: 'Ada', lastName: 'Marsh', scheduleColor: '#3b82f6' },
      ]),
      imageUrls: [url],
      images: [{ url, thumbnailUrl: `${url}/thumbnail` }],
      warnings: [],
    });
    expect((await doors.ask(door, worker, 'schedules')).data).toMatchObject([{ id: data.id, imageUrls: [url] }]);
    const [entry, ...others] = await auditOf(doors.orm, organizationId);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'schedule.created', subjectType: 'SCHEDULE', subjectId: data.id });
    expect(entry?.changes).toMatchObject({ title: { after: 'Day shift' }, jobId: { after: job.id } });
  });

  test('makes a draft without notes and job where nothing else is said', async () => {
    const { manager, worker } = await aTeam(doors.orm);

    for (const [notes, jobId] of [
      [undefined, undefined],
      [null, null],
      ['', ''],
      [' \n ', 'NONE'],
    ]) {
      const { data } = await doors.ask(door, manager, 'createSchedule', aScheduleInput([worker], { notes, jobId }));
      expect(data).toMatchObject({ notes: null, jobId: null, job: null, status: 'DRAFT', imageUrls: [], images: [] });
    }
  });

  test.each([
    ['no title', { title: '' }, { title: 'Title is required' }],
    ['a title of blanks', { title: '  ' }, { title: 'Title is required' }],
    ['a title without end', { title: 'x'.repeat(201) }, { title: 'Title must be at most 200 characters' }],
    ['nobody', { assignedUserIds: [] }, { assignedUserIds: 'Please assign at least one employee' }],
    ['nobody at all', { assignedUserIds: undefined }, { assignedUserIds: 'Please assign at least one employee' }],
    ['people who are no list', { assignedUserIds: {} }, { assignedUserIds: 'Please assign at least one employee' }],
    ['no start', { startAt: undefined }, { startAt: 'Start date/time is required' }],
    ['no end', { endAt: null }, { endAt: 'End date/time is required' }],
    ['an unreadable start', { startAt: 'tomorrow' }, { startAt: 'Invalid start date/time' }],
    ['a start that no calendar has', { startAt: '2026-02-30T09:00:00Z' }, { startAt: 'Invalid start date/time' }],
    ['a start without a zone', { startAt: '2026-07-15T09:00:00' }, { startAt: 'Invalid start date/time' }],
    ['a start without seconds', { startAt: '2026-07-15T09:00Z' }, { startAt: 'Invalid start date/time' }],
    ['a number for an end', { endAt: 5 }, { endAt: 'Invalid end date/time' }],
    ['an end in another age', { endAt: '9999-01-01T00:00:00Z' }, { endAt: 'Invalid end date/time' }],
    ['an end before the start', { endAt: '2026-07-15T14:59:59Z' }, { endAt: 'End time must be after start time' }],
    ['an end at the start', { endAt: '2026-07-15T15:00:00Z' }, { endAt: 'End time must be after start time' }],
    ['a shift of two months', { endAt: '2026-09-15T15:00:00Z' }, { endAt: 'A schedule can last at most 31 days' }],
    ['a status that there is not', { status: 'MAYBE' }, { status: 'Status must be DRAFT, PUBLISHED or CANCELED' }],
    ['notes without end', { notes: 'x'.repeat(20_001) }, { notes: 'Notes must be at most 20,000 characters' }],
    [
      'a picture of the web',
      { imageUrls: ['https://example.com/a.jpg'] },
      { imageUrls: 'Photos must be addresses that an upload in this organization returned' },
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
  ])('refuses %s, when it is made and when it is changed', async (_what, wrong, fields) => {
    const { organizationId, manager, worker } = await aTeam(doors.orm);
    const { id } = await aSchedule(doors.orm, { organizationId, assignedUserIds: [worker.id] });
    const refusal = { code: 'BAD_USER_INPUT', message: Object.values(fields)[0], fields };

    expect(await doors.ask(door, manager, 'createSchedule', aScheduleInput([worker], wrong))).toMatchObject(refusal);
    expect(await doors.ask(door, manager, 'scheduleWarnings', aScheduleInput([worker], wrong))).toMatchObject(refusal);
    if (Object.values(wrong).includes(undefined)) return;
    expect(await doors.ask(door, manager, 'updateSchedule', wrong, id)).toMatchObject(refusal);
    expect(await actionsOf(doors.orm, organizationId)).toEqual([]);
  });

  test('says first what is wrong with the input, then what is not there, then what can not be chosen', async () => {
    const { organizationId, manager, worker } = await aTeam(doors.orm);
    const foreigner = await aUser(doors.orm);
    const people = {
      archived: await aUser(doors.orm, { organizationId, status: 'DISABLED' }),
      invited: await aUser(doors.orm, { organizationId, status: 'INVITED' }),
      nobody: { id: 'nonsense' },
    };
    const retired = await aJob(doors.orm, { organizationId, retiredAt: new Date() });
    const foreignJob = await aJob(doors.orm, { organizationId: foreigner.organizationId });
    const imageUrls = [`/api/photos/${(await aPhoto(doors.orm, { uploadedBy: foreigner })).id}`];
    const { id } = await aSchedule(doors.orm, { organizationId, assignedUserIds: [worker.id] });
    const onlyActive = { assignedUserIds: 'Only active members of your organization can be assigned' };
    const unknownPhotoAddress = { imageUrls: 'Photos must be addresses that an upload in this organization returned' };
    const notThere = { assignedUserIds: 'Employee not found' };
    const calls: [object[], object, string, object][] = [
      [[people.archived], {}, 'BAD_USER_INPUT', onlyActive],
      [[people.invited, worker], {}, 'BAD_USER_INPUT', onlyActive],
      [[people.archived, people.nobody], { imageUrls }, 'BAD_USER_INPUT', { ...onlyActive, ...unknownPhotoAddress }],
      [[worker], { imageUrls, jobId: retired.id }, 'BAD_USER_INPUT', unknownPhotoAddress],
      [[worker, foreigner], { jobId: retired.id }, 'NOT_FOUND', notThere],
      [[people.nobody], {}, 'NOT_FOUND', notThere],
      [[worker], { jobId: foreignJob.id }, 'NOT_FOUND', { jobId: 'Job not found' }],
      [[worker], { jobId: 'nonsense' }, 'NOT_FOUND', { jobId: 'Job not found' }],
      [[worker], { jobId: retired.id }, 'CONFLICT', { jobId: 'This job is retired' }],
    ];

    for (const [assigned, given, code, fields] of calls) {
      const input = aScheduleInput(assigned as User[], given);
      const refusal = { code, message: Object.values(fields)[0], fields };
      expect(await doors.ask(door, manager, 'createSchedule', input)).toMatchObject(refusal);
      expect(await doors.ask(door, manager, 'scheduleWarnings', input)).toMatchObject(refusal);
      expect(await doors.ask(door, manager, 'updateSchedule', input, id)).toMatchObject(refusal);
    }
    expect(await actionsOf(doors.orm, organizationId)).toEqual([]);
  });

  test('changes any part, and leaves the rest as it is', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(doors.orm);
    const job = await aJob(doors.orm, { organizationId });
    const [a, b] = [await aPhoto(doors.orm, { uploadedBy: manager }), await aPhoto(doors.orm, { uploadedBy: manager })];
    const urls = [a, b].map(({ id }) => `/api/photos/${id}`);
    const given = { jobId: job.id, notes: 'Gate 3', imageUrls: urls };
    const { data: made } = await doors.ask(door, manager, 'createSchedule', aScheduleInput([worker], given));
    const change = async (input: object) =>
      (await doors.ask(door, manager, 'updateSchedule', input as never, made.id)).data;

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
    const entries = await auditOf(doors.orm, organizationId);
    expect(entries.map(({ action }) => action)).toEqual(['schedule.created', ...Array(7).fill('schedule.updated')]);
    expect(entries[2]?.changes).toEqual({ title: { before: 'Day shift', after: 'Late' } });
  });

  test('looks at a changed time together with the one that stays', async () => {
    const { organizationId, manager, worker } = await aTeam(doors.orm);
    const { id } = await aSchedule(doors.orm, { organizationId, assignedUserIds: [worker.id] });

    expect(await doors.ask(door, manager, 'updateSchedule', { startAt: '2026-07-15T23:00:00Z' }, id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { endAt: 'End time must be after start time' },
    });
    expect(await doors.ask(door, manager, 'updateSchedule', { endAt: '2027-07-15T23:00:00Z' }, id)).toMatchObject({
      fields: { endAt: 'A schedule can last at most 31 days' },
    });
  });

  test('keeps who was assigned and the job, whatever became of them, but takes neither anew', async () => {
    const { organizationId, manager, worker } = await aTeam(doors.orm);
    const gone = await aUser(doors.orm, { organizationId, status: 'DISABLED' });
    const retired = await aJob(doors.orm, { organizationId, retiredAt: new Date() });
    const assignedUserIds = [worker.id, gone.id];
    const { id } = await aSchedule(doors.orm, { organizationId, job: retired, assignedUserIds });
    const change = (input: object) => doors.ask(door, manager, 'updateSchedule', input as never, id);

    expect((await change({ assignedUserIds, jobId: retired.id, title: 'x' })).code).toBe('OK');
    expect((await change({ assignedUserIds: [worker.id], jobId: null })).code).toBe('OK');
    expect((await change({ assignedUserIds })).code).toBe('BAD_USER_INPUT');
    expect((await change({ jobId: retired.id })).code).toBe('CONFLICT');
  });

  test('deletes for good, and frees the photos', async () => {
    const { organizationId, manager, worker } = await aTeam(doors.orm);
    const photo = await aPhoto(doors.orm, { uploadedBy: manager });
    const input = aScheduleInput([worker], { imageUrls: [`/api/photos/${photo.id}`] });
    const { data } = await doors.ask(door, manager, 'createSchedule', input);

    expect((await doors.ask(door, manager, 'deleteSchedule', {}, data.id)).data).toBe(true);

    expect((await doors.ask(door, manager, 'deleteSchedule', {}, data.id)).code).toBe('NOT_FOUND');
    expect((await doors.ask(door, manager, 'schedules')).data).toEqual([]);
    expect(await actionsOf(doors.orm, organizationId)).toEqual(['schedule.created', 'schedule.deleted']);
    const [row] = await doors.orm.em.fork().execute('select unattached_since from photos where id = ?', [photo.id]);
    expect(row?.unattached_since).not.toBeNull();
  });

  test('finds nothing of another organization', async () => {
    const { manager, worker } = await aTeam(doors.orm);
    const foreign = await aTeam(doors.orm);
    const { id } = await aSchedule(doors.orm, {
      organizationId: foreign.organizationId,
      assignedUserIds: [foreign.worker.id],
    });

    for (const unknown of [id, manager.id, 'nonsense']) {
      const input = { assignedUserIds: [worker.id] };
      expect((await doors.ask(door, manager, 'updateSchedule', input, unknown)).code).toBe('NOT_FOUND');
      expect((await doors.ask(door, manager, 'deleteSchedule', {}, unknown)).code).toBe('NOT_FOUND');
    }
    expect((await doors.ask(door, foreign.worker, 'schedules')).data).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  test('a schedule is deleted once', async () => {
    const { organizationId, manager } = await aTeam(doors.orm);
    const { id } = await aSchedule(doors.orm, { organizationId });

    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => doors.ask(apis[index % 2] ?? 'REST', manager, 'deleteSchedule', {}, id)),
    );

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(7).fill('NOT_FOUND'), 'OK']);
    expect(await actionsOf(doors.orm, organizationId)).toEqual(['schedule.deleted']);
  });

  test('changes of one schedule follow one another, and none is lost', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(doors.orm);
    const { id } = await aSchedule(doors.orm, { organizationId, assignedUserIds: [worker.id] });
    const changes = [
      { title: 'New' },
      { assignedUserIds: [worker.id, colleague.id] },
      { notes: 'New' },
      { assignedUserIds: [colleague.id, worker.id] },
      { status: 'CANCELED' },
    ];

    const outcomes = await Promise.all(changes.map((input) => doors.ask('REST', manager, 'updateSchedule', input, id)));

    expect(outcomes.map(({ code }) => code)).toEqual(Array(5).fill('OK'));
    const [schedule] = (await doors.ask('REST', manager, 'schedules')).data;
    expect(schedule).toMatchObject({ title: 'New', notes: 'New', status: 'CANCELED' });
    expect(schedule.assignedUserIds).toHaveLength(2);
  });
});
