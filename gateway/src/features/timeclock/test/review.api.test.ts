import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { aBreak, aTimesheet } from './builders.js';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(gateway.orm);
});

const day = { clockInAt: '2026-07-14T15:00:00.000Z', clockOutAt: '2026-07-14T23:00:00.000Z' };
const lunch = { type: 'UNPAID', startAt: '2026-07-14T18:00:00.000Z', endAt: '2026-07-14T18:30:00.000Z' };
const fields = `id durationMinutes status flags locked lockedBy { startDate endDate } canReview version approvedAt approvedBy { id firstName lastName }
  exceptions { code message } breaks { type startAt endAt }
  historyEntries(first: 100) { nodes { at actorName actionCode changes { fieldCode before after } } }`;

describe('a review through REST', () => {
  test('adds, corrects, approves, returns and deletes a timesheet', async () => {
    const { manager, worker, accountant } = team;
    const added = await gateway.rest(manager, 'POST', '/api/timesheets', {
      userId: worker.id,
      ...day,
      breaks: [lunch],
    });
    expect(added).toMatchObject({ status: 201, body: { durationMinutes: 450, flags: ['ADDED_BY_MANAGER'] } });
    const address = `/api/timesheets/${added.body.id}`;

    const corrected = await gateway.rest(manager, 'PUT', `${address}/times`, {
      ...day,
      clockInAt: '2026-07-14T08:30:00-06:00',
    });
    expect(corrected).toMatchObject({ status: 200, body: { durationMinutes: 480, status: 'PENDING' } });
    const approved = await gateway.rest(manager, 'POST', `${address}/approve`);
    expect(approved).toMatchObject({ status: 200, body: { status: 'APPROVED', approvedBy: { id: manager.id } } });

    const response = await gateway.rest(accountant, 'GET', address);
    expect(response.body.history.map(({ action }: { action: string }) => action)).toEqual([
      'timesheet.added',
      'timesheet.times-changed',
      'timesheet.approved',
    ]);
    expect(response.body).toMatchObject({ canReview: false, locked: false });
    expect(await gateway.rest(manager, 'DELETE', address)).toMatchObject({ status: 204 });
    expect(await gateway.rest(manager, 'GET', address)).toMatchObject({ status: 404 });
  });

  test('reopens a timesheet with a null, absent or empty clock-out', async () => {
    for (const clockOutAt of [null, undefined, '']) {
      const { manager, worker } = await aTeam(gateway.orm);
      const { id } = await aTimesheet(gateway.orm, {
        user: worker,
        clockInAt: new Date(day.clockInAt),
        clockOutAt: new Date(day.clockOutAt),
      });

      const reopened = await gateway.rest(manager, 'PUT', `/api/timesheets/${id}/times`, {
        clockInAt: day.clockInAt,
        clockOutAt,
      });

      expect(reopened).toMatchObject({ status: 200, body: { clockOutAt: null, status: 'OPEN' } });
    }
  });

  test('pages through the change feed by cursor', async () => {
    const { accountant, worker } = team;
    for (const hour of [10, 11, 12]) {
      const clockInAt = new Date(`2026-07-14T${hour}:00:00Z`);
      await aTimesheet(gateway.orm, { user: worker, clockInAt, clockOutAt: new Date(clockInAt.getTime() + 60_000) });
    }

    const first = await gateway.rest(accountant, 'GET', '/api/timesheets/changes?limit=2');
    expect(first.headers.link).toContain('rel="next"');
    const { cursor } = first.body[1];
    const second = await gateway.rest(accountant, 'GET', `/api/timesheets/changes?limit=2&after=${cursor}`);
    expect(second.headers.link).toBeUndefined();
    const changes = [...first.body, ...second.body];
    expect(changes).toMatchObject(
      [10, 11, 12].map((hour) => ({ kind: 'UPSERT', timesheet: { clockInAt: `2026-07-14T${hour}:00:00.000Z` } })),
    );
    const last = changes.at(-1).cursor;
    expect((await gateway.rest(accountant, 'GET', `/api/timesheets/changes?after=${last}`)).body).toEqual([]);
    expect((await gateway.rest(accountant, 'GET', '/api/timesheets/changes?after=nonsense')).body).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('a review through GraphQL', () => {
  test('returns the same fields and values as REST', async () => {
    const { manager, worker, admin } = team;
    const mutation = async (name: string, selection: string, input: object) => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
      const document = `mutation ($input: ${type}) { result: ${name}(input: $input) { ${selection} } }`;
      const response = await gateway.graphql(manager, document, { input });
      expect(response.body.errors).toBeUndefined();
      return response.body.data.result;
    };
    const timesheet = `timesheet { ${fields} }`;
    const added = await mutation('timesheetAdd', timesheet, { userId: worker.id, ...day, breaks: [lunch] });
    const { id, version } = added.timesheet;
    await mutation('timesheetTimesSet', timesheet, { id, ...day, breaks: [], expectedVersion: version });
    const { historyEntries, ...approved } = (await mutation('timesheetApprove', timesheet, { id })).timesheet;

    const response = await gateway.rest(manager, 'GET', `/api/timesheets/${id}`);
    expect(response.body).toMatchObject(approved);
    expect(
      historyEntries.nodes.map(({ at, actorName }: { at: string; actorName: string }) => ({ at, actorName })),
    ).toEqual(response.body.history.map(({ at, actorName }: { at: string; actorName: string }) => ({ at, actorName })));
    const query =
      'query ($id: ID!) { viewer { timesheet(id: $id) { id version } timesheets(exception: ADDED_BY_MANAGER) { edges { node { id } } } } }';
    expect((await gateway.graphql(admin, query, { id })).body.data).toEqual({
      viewer: {
        timesheet: { id, version: response.body.version },
        timesheets: { edges: [{ node: { id } }] },
      },
    });
    expect(
      await mutation('timesheetsApprove', 'summary { approved skipped remaining }', {
        userId: worker.id,
        from: '2026-07-14',
        to: '2026-07-14',
      }),
    ).toEqual({ summary: { approved: 0, skipped: 0, remaining: 0 } });
    expect(await mutation('timesheetDelete', 'deletedTimesheetId', { id })).toEqual({ deletedTimesheetId: id });
  });

  test('loads a list with a constant number of statements', async () => {
    const { manager, worker, colleague } = team;
    const query = `{ viewer { timesheets(first: 20) { edges { node { ${fields} user { id } job { id } } } } } }`;
    const statementsFor = () =>
      statementsOf(async () => {
        const { body } = await gateway.graphql(manager, query);
        expect(body.errors).toBeUndefined();
      });
    const add = async (user: typeof worker, hour: number) => {
      const clockInAt = new Date(`2026-07-14T${hour}:00:00Z`);
      const clockOutAt = new Date(clockInAt.getTime() + 1_800_000);
      const timesheet = await aTimesheet(gateway.orm, { user, clockInAt, clockOutAt });
      await aBreak(gateway.orm, { timesheet, startAt: clockInAt, endAt: clockOutAt });
    };
    await add(worker, 10);
    await gateway.headersOf(manager);
    const few = await statementsFor();
    for (const hour of [11, 12, 13, 14, 15, 16]) for (const user of [worker, colleague]) await add(user, hour);

    expect(await statementsFor()).toHaveLength(few.length);
  });
});
