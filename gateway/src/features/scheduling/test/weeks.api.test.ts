import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aPhoto } from '../../timeclock/test/builders.js';
import { aSchedule, aScheduleInput } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

interface CopiedSchedule {
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
}
const times = (schedules: readonly CopiedSchedule[]) =>
  schedules.map(({ title, startAt, endAt }) => `${title} ${startAt}/${endAt}`);
const shift = (startAt: string, endAt: string) => ({ startAt: new Date(startAt), endAt: new Date(endAt) });

describe.each(apis)('copying a week over %s', (api) => {
  test('creates drafts at the same local times across a clock change', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const assignedUserIds = [worker.id, colleague.id];
    const attributes = { organizationId, assignedUserIds };
    // The week of Sunday, March 1, 2026, in Denver. The first shift starts in its first minute, the last one in its
    // last.
    await aSchedule(gateway.orm, {
      ...attributes,
      title: 'before',
      ...shift('2026-03-01T06:59:00Z', '2026-03-01T12:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...attributes,
      title: 'first',
      ...shift('2026-03-01T07:00:00Z', '2026-03-01T12:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...attributes,
      title: 'skipped',
      ...shift('2026-03-01T09:30:00Z', '2026-03-01T16:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...attributes,
      title: 'day',
      ...shift('2026-03-04T16:00:00Z', '2026-03-05T00:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...attributes,
      title: 'last',
      ...shift('2026-03-08T06:59:00Z', '2026-03-08T08:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...attributes,
      title: 'after',
      ...shift('2026-03-08T07:00:00Z', '2026-03-08T08:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...attributes,
      title: 'off',
      status: 'CANCELED',
      ...shift('2026-03-04T16:00:00Z', '2026-03-05T00:00:00Z'),
    });

    const input = { fromDate: '2026-03-04', toDate: '2026-03-14' };
    const { data } = await gateway.call(api, manager, 'copyScheduleWeek', input);

    expect(times(data)).toEqual([
      'last 2026-03-15T05:59:00.000Z/2026-03-15T07:00:00.000Z',
      'day 2026-03-11T15:00:00.000Z/2026-03-11T23:00:00.000Z',
      'skipped 2026-03-08T09:30:00.000Z/2026-03-08T15:00:00.000Z',
      'first 2026-03-08T07:00:00.000Z/2026-03-08T11:00:00.000Z',
    ]);
    for (const copy of data)
      expect(copy).toMatchObject({ status: 'DRAFT', assignedUserIds: assignedUserIds.toSorted() });
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries).toMatchObject([
      {
        action: 'schedules.copied',
        subjectId: organizationId,
        changes: { from: '2026-03-01', to: '2026-03-08', count: 4 },
      },
    ]);
  });

  test('copies notes, job, and photos, without former members and retired jobs', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const formerMember = await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    const job = await aJob(gateway.orm, { organizationId, name: 'Kept' });
    const retired = await aJob(gateway.orm, { organizationId, name: 'Old', retiredAt: new Date() });
    const imageUrls = [`/api/photos/${(await aPhoto(gateway.orm, { uploadedBy: manager })).id}`];
    const input = aScheduleInput([worker], {
      title: 'a',
      notes: 'Gate 3',
      jobId: job.id,
      imageUrls,
      status: 'PUBLISHED',
    });
    await gateway.call(api, manager, 'createSchedule', input);
    const later = shift('2026-07-16T15:00:00Z', '2026-07-16T23:00:00Z');
    await aSchedule(gateway.orm, {
      organizationId,
      title: 'b',
      job: retired,
      assignedUserIds: [worker.id, formerMember.id],
      ...later,
    });
    await aSchedule(gateway.orm, {
      organizationId,
      title: 'without people',
      assignedUserIds: [formerMember.id],
      ...later,
    });

    const { data } = await gateway.call(api, manager, 'copyScheduleWeek', {
      fromDate: '2026-07-12',
      toDate: '2026-07-05',
    });

    expect(data).toMatchObject([
      { title: 'b', job: null, assignedUserIds: [worker.id], startAt: '2026-07-09T15:00:00.000Z' },
      { title: 'a', job: { id: job.id }, notes: 'Gate 3', imageUrls, startAt: '2026-07-08T15:00:00.000Z' },
    ]);
    expect(data).toHaveLength(2);
  });

  test('skips shifts that have already been copied', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const job = await aJob(gateway.orm, { organizationId });
    const attributes = { organizationId, assignedUserIds: [worker.id, colleague.id] };
    for (const title of ['kept', 'canceled', 'renamed', 'moved'])
      await aSchedule(gateway.orm, { ...attributes, title });
    await aSchedule(gateway.orm, { ...attributes, title: 'other people' });
    await aSchedule(gateway.orm, { ...attributes, title: 'other job', job });
    const input = { fromDate: '2026-07-15', toDate: '2026-07-22' };
    const copied = (await gateway.call(api, manager, 'copyScheduleWeek', input)).data;
    const idOf = (title: string) => copied.find((copy: CopiedSchedule) => copy.title === title).id;
    const change = (title: string, changes: object) =>
      gateway.call(api, manager, 'updateSchedule', { ...changes }, idOf(title));

    expect((await gateway.call(api, manager, 'copyScheduleWeek', input)).data).toEqual([]);
    await change('kept', { status: 'PUBLISHED', notes: 'Gate 3' });
    await change('canceled', { status: 'CANCELED' });
    await change('renamed', { title: 'Renamed' });
    await change('moved', { endAt: '2026-07-22T22:00:00.000Z' });
    await change('other people', { assignedUserIds: [worker.id] });
    await change('other job', { jobId: null });
    const again = (await gateway.call(api, manager, 'copyScheduleWeek', input)).data;

    const titles = again.map(({ title }: CopiedSchedule) => title).toSorted();
    expect(titles).toEqual(['canceled', 'moved', 'other job', 'other people', 'renamed']);
    const copies = (await auditOf(gateway.orm, organizationId)).filter(({ action }) => action === 'schedules.copied');
    expect(copies.map(({ changes }) => changes)).toMatchObject([
      { count: 6, skipped: 0 },
      { count: 0, skipped: 6 },
      { count: 5, skipped: 1 },
    ]);
  });

  test('creates the copies only once when requests are simultaneous', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const input = { fromDate: '2026-07-15', toDate: '2026-07-22' };

    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => gateway.call(api, manager, 'copyScheduleWeek', input)),
    );

    expect(outcomes.map(({ data }) => data.length).toSorted()).toEqual([0, 0, 0, 0, 1]);
  });

  test.each([
    [{ fromDate: '2026-03-04', toDate: '2026-03-01' }, { toDate: 'Choose another week to copy to' }],
    [{ fromDate: '2026-02-30', toDate: '2026-03-01' }, { fromDate: 'From date must be a date such as 2026-03-08' }],
    [{ toDate: 'x' }, { fromDate: 'From date is required', toDate: 'To date must be a date such as 2026-03-08' }],
    [{ fromDate: '2026-03-04', toDate: '9999-12-31' }, { toDate: 'To date must lie between 1970 and 2199' }],
  ])('rejects %j', async (input, fields) => {
    const manager = await aUser(gateway.orm, { role: 'MANAGER' });

    expect(await gateway.call(api, manager, 'copyScheduleWeek', input)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });
});

describe.each(apis)('publishing a week over %s', (api) => {
  test('publishes only the drafts that start in it', async () => {
    const organization = await anOrganization(gateway.orm, { timezone: 'Asia/Kolkata' });
    const organizationId = organization.id;
    const manager = await aUser(gateway.orm, { role: 'MANAGER', organizationId });
    const worker = await aUser(gateway.orm, { organizationId });
    const foreign = await aTeam(gateway.orm);
    const draft = { organizationId, assignedUserIds: [worker.id], status: 'DRAFT' } as const;
    // Sunday in Kolkata begins at 18:30 of Saturday in Greenwich.
    await aSchedule(gateway.orm, {
      ...draft,
      title: 'before',
      ...shift('2026-07-11T18:29:00Z', '2026-07-12T02:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...draft,
      title: 'first',
      ...shift('2026-07-11T18:30:00Z', '2026-07-12T02:00:00Z'),
    });
    await aSchedule(gateway.orm, { ...draft, title: 'last', ...shift('2026-07-18T18:29:00Z', '2026-07-19T02:00:00Z') });
    await aSchedule(gateway.orm, { ...draft, title: 'off', status: 'CANCELED' });
    const othersShift = {
      organizationId: foreign.organizationId,
      status: 'DRAFT',
      assignedUserIds: [foreign.worker.id],
    } as const;
    await aSchedule(gateway.orm, othersShift);

    const { data } = await gateway.call(api, manager, 'publishSchedules', { weekOf: '2026-07-18' });

    expect(data).toMatchObject([
      { title: 'last', status: 'PUBLISHED' },
      { title: 'first', status: 'PUBLISHED' },
    ]);
    const titles = (await gateway.call(api, worker, 'schedules')).data.map(({ title }: CopiedSchedule) => title);
    expect(titles).toEqual(['last', 'off', 'first']);
    expect((await gateway.call(api, foreign.worker, 'schedules')).data).toEqual([]);
    expect((await gateway.call(api, manager, 'publishSchedules', { weekOf: '2026-07-18' })).data).toEqual([]);
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.map(({ action }) => action)).toEqual(['schedules.published', 'schedules.published']);
    expect(entries[0]?.changes).toMatchObject({ week: '2026-07-12' });
  });
});
