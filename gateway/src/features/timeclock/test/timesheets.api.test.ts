import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failureOf, startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { aBreak, aPhoto, aTimesheet } from './builders.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const listQuery = `query ($first: Int, $after: String, $status: TimesheetStatus) { viewer {
  timesheets(first: $first, after: $after, status: $status) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { cursor node { id user { id firstName lastName } job { name } durationMinutes flags status notes imageUrls breaks { type } } }
  }
} }`;
const updateMutation = `mutation ($input: TimesheetUpdateInput!) {
  timesheetUpdate(input: $input) { timesheet { notes } }
}`;

const person = 'id firstName lastName scheduleColor email employeeNumber role status';
/** Every field of a timesheet by itself, and the fields of the people and the job in it. */
const fields = [
  ...['id', 'clockInAt', 'clockOutAt', 'durationMinutes', 'notes', 'imageUrls', 'flags', 'status', 'approvedAt'],
  ...['locked', 'canReview', 'canApprove', 'approvalObstacle', 'version', 'images { url thumbnailUrl }'],
  ...['breaks { id type startAt endAt }', 'exceptions { code message }', 'confirmations { code message }'],
  ...['clockInPlace { outside }', 'clockOutPlace { outside }'],
  ...['lockedBy { startDate endDate }', 'location { lat lng }', 'job { id }', 'job { name retired }'],
  ...person.split(' ').flatMap((field) => [`user { ${field} }`, `approvedBy { ${field} }`]),
];

describe('the list of timesheets', () => {
  test('reads only what is selected, and answers each field as when all are selected', async () => {
    const { worker, manager } = await aTeam(gateway.orm);
    const clockInAt = new Date('2026-07-15T15:00:00Z');
    const timesheet = await aTimesheet(gateway.orm, {
      ...{
        user: worker,
        clockInAt,
        clockOutAt: new Date('2026-07-16T01:00:00Z'),
        notes: 'Late',
        location: { lat: 39.7, lng: -105 },
      },
      photos: [await aPhoto(gateway.orm, { uploadedBy: worker }), await aPhoto(gateway.orm, { uploadedBy: worker })],
      job: await aJob(gateway.orm, { organizationId: manager.organizationId }),
    });
    await aBreak(gateway.orm, { timesheet });
    await aTimesheet(gateway.orm, { user: manager, clockInAt, clockOutAt: new Date('2026-07-17T15:00:00Z') });
    await gateway.rest(manager, 'POST', `/api/timesheets/${timesheet.id}/approve`);
    const read = async (selection: string) => {
      const { data, errors } = (
        await gateway.graphql(manager, `{ viewer { timesheets { edges { node { ${selection} } } } } }`)
      ).body;
      expect(errors).toBeUndefined();
      return data.viewer.timesheets.edges.map(({ node }: { node: object }) => node);
    };
    const whole = fields.filter((field) => !/^(user|approvedBy|job) /.test(field)).join(' ');
    const all = await read(`${whole} job { id name retired } user { ${person} } approvedBy { ${person} }`);

    expect(all).toHaveLength(2);
    for (const field of fields) expect(all).toMatchObject(await read(field));
  });

  test.each([
    ['id user { id firstName }', 1],
    [`${person.replace(/ .*/, '')} clockInAt breaks { id } job { name } images { url } lockedBy { startDate }`, 1],
  ])('is one statement, however many timesheets and relations it has: %s', async (selection, expected) => {
    const { worker, manager } = await aTeam(gateway.orm);
    await aTimesheet(gateway.orm, { user: worker });
    const document = `{ viewer { timesheets(first: 50) { edges { cursor node { ${selection} } } pageInfo { endCursor } } } }`;

    const statements = await statementsOf(() => gateway.graphql(manager, document));

    expect(statements.filter((statement) => statement.includes('from timesheets'))).toHaveLength(expected);
    expect(statements).toHaveLength(expected + 1);
  });

  test('counts exactly, and marks the count as exact', async () => {
    const { worker, manager } = await aTeam(gateway.orm);
    for (const day of [1, 2]) {
      const clockInAt = new Date(Date.UTC(2026, 6, day, 15));
      await aTimesheet(gateway.orm, { user: worker, clockInAt, clockOutAt: new Date(clockInAt.getTime() + 3_600_000) });
    }

    const { data } = (
      await gateway.graphql(manager, '{ viewer { timesheets(first: 1) { totalCount totalCountIsExact } } }')
    ).body;

    expect(data.viewer.timesheets).toEqual({ totalCount: 2, totalCountIsExact: true });
  });

  test('is paged through both APIs', async () => {
    const { worker, manager } = await aTeam(gateway.orm);
    for (const day of [1, 2, 3]) {
      const clockInAt = new Date(Date.UTC(2026, 6, day, 15));
      await aTimesheet(gateway.orm, { user: worker, clockInAt, clockOutAt: new Date(clockInAt.getTime() + 3_600_000) });
    }
    const all = (await gateway.rest(manager, 'GET', '/api/timesheets')).body;
    expect(all.map((timesheet: { clockInAt: string }) => timesheet.clockInAt.slice(8, 10))).toEqual(['03', '02', '01']);

    const first = await gateway.rest(manager, 'GET', '/api/timesheets?limit=2');
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    const second = await gateway.rest(manager, 'GET', next.replace(/^https?:\/\/[^/]+/, ''));
    expect([...first.body, ...second.body]).toEqual(all);
    expect(second.headers.link).toBeUndefined();

    const { timesheets } = (await gateway.graphql(manager, listQuery, { first: 2 })).body.data.viewer;
    expect(timesheets).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await gateway.graphql(manager, listQuery, { first: 2, after: timesheets.pageInfo.endCursor });
    expect(rest.body.data.viewer.timesheets.edges.map((edge: { node: object }) => edge.node)).toEqual([
      expect.objectContaining({ id: all[2].id }),
    ]);
  });

  test.each([
    ['status=DONE', { status: 'DONE' }, 'status'],
    ['limit=0', { first: 0 }, 'limit'],
    ['limit=1001', { first: 1001 }, 'limit'],
    ['limit=many', { first: 'many' }, 'limit'],
    ['cursor=made-up', { after: 'made-up' }, 'cursor'],
  ])('rejects ?%s', async (search, variables, field) => {
    const manager = await aUser(gateway.orm, { role: 'MANAGER' });

    const rest = await gateway.rest(manager, 'GET', `/api/timesheets?${search}`);

    expect(rest).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
    });
    expect(failureOf(await gateway.graphql(manager, listQuery, variables)).code).toBe('BAD_USER_INPUT');
  });

  test('runs the same number of statements for 50 timesheets as for one through either API', async () => {
    const countsFor = async (length: number) => {
      const { organizationId, manager, worker } = await aTeam(gateway.orm);
      for (let index = 0; index < length; index++) {
        const user = await aUser(gateway.orm, { organizationId });
        const timesheet = await aTimesheet(gateway.orm, {
          user,
          photos: [await aPhoto(gateway.orm, { uploadedBy: worker })],
        });
        await aBreak(gateway.orm, { timesheet });
      }
      await gateway.headersOf(manager);
      const rest = await statementsOf(async () => {
        expect((await gateway.rest(manager, 'GET', '/api/timesheets')).body).toHaveLength(length);
      });
      const graphql = await statementsOf(async () => {
        const { body } = await gateway.graphql(manager, listQuery);
        expect(body.data.viewer.timesheets.edges).toHaveLength(length);
      });
      return { rest: rest.length, graphql: graphql.length };
    };

    const one = await countsFor(1);
    expect(await countsFor(50)).toEqual(one);
    expect(one.rest).toBeLessThanOrEqual(6);
    expect(one.graphql).toBeLessThanOrEqual(7);
  });
});

describe('notes through the APIs', () => {
  let worker: User;
  let id: string;
  beforeAll(async () => {
    worker = await aUser(gateway.orm);
    ({ id } = await aTimesheet(gateway.orm, { user: worker }));
  });

  test.each([
    ['a\0b', 'Notes must not contain the NUL character'],
    ['\uD83E', 'Notes must not contain an unpaired surrogate, which is not a character'],
    ['x'.repeat(20_001), 'Notes must be at most 20,000 characters'],
    [null, 'Notes must be a string'],
    [{}, 'Notes must be a string'],
  ])('are rejected with the same message through both APIs: %#', async (notes, message) => {
    const rest = await gateway.rest(worker, 'PATCH', `/api/timesheets/${id}`, { notes });
    const graphql = await gateway.graphql(worker, updateMutation, { input: { id, notes } });

    expect(rest).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', fields: { notes: message } } });
    expect(failureOf(graphql)).toEqual(failureOf(rest));
  });

  test.each(['unknown', '0190a3b1-0000-7000-8000-000000000000'])(
    'are rejected for an unknown timesheet: %s',
    async (unknown) => {
      const rest = await gateway.rest(worker, 'PATCH', `/api/timesheets/${unknown}`, { notes: 'x' });
      const graphql = await gateway.graphql(worker, updateMutation, { input: { id: unknown, notes: 'x' } });

      expect(rest).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', message: 'Timesheet not found' } });
      expect(failureOf(graphql)).toEqual(failureOf(rest));
    },
  );
});

describe('schedules through the APIs', () => {
  test('are the same through both APIs, and not available to accountants', async () => {
    const { organizationId, worker, accountant } = await aTeam(gateway.orm);
    const { id } = await aSchedule(gateway.orm, { organizationId, title: 'Day shift', assignedUserIds: [worker.id] });
    const day = 'from=2026-07-15T00:00:00Z&to=2026-07-16T00:00:00Z';
    const question = `query ($from: DateTimeISO, $to: DateTimeISO) { viewer {
      schedules(from: $from, to: $to) { nodes { id title notes startAt endAt job { id name } status assignedUserIds imageUrls } }
    } }`;
    const variables = { from: '2026-07-15T00:00:00Z', to: '2026-07-16T00:00:00Z' };

    const rest = await gateway.rest(worker, 'GET', `/api/schedules?${day}`);
    const graphql = await gateway.graphql(worker, question, variables);

    const schedule = {
      id,
      title: 'Day shift',
      notes: null,
      startAt: '2026-07-15T15:00:00.000Z',
      endAt: '2026-07-15T23:00:00.000Z',
      job: null,
      status: 'PUBLISHED',
      assignedUserIds: [worker.id],
      imageUrls: [],
    };
    expect(rest).toMatchObject({ status: 200, body: [{ ...schedule, jobId: null }] });
    expect(graphql.body).toEqual({ data: { viewer: { schedules: { nodes: [schedule] } } } });
    expect((await gateway.rest(accountant, 'GET', '/api/schedules?from=x')).status).toBe(403);
    expect((await gateway.rest(worker, 'GET', '/api/schedules?from=x')).status).toBe(400);
    expect(failureOf(await gateway.graphql(accountant, question, variables)).code).toBe('FORBIDDEN');
  });
});
