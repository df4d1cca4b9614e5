import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser, type TestUser } from '../../identity/test/builders.js';
import { aBreak, aTimesheet } from './builders.js';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof aTeam>>;
let owner: TestUser;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-07-20T15:00:00Z');
  team = await aTeam(gateway.orm);
  owner = await aUser(gateway.orm, { organizationId: team.organizationId, role: 'OWNER' });
});

const thirtySixHours = { clockInAt: '2026-07-13T15:00:00.000Z', clockOutAt: '2026-07-15T03:00:00.000Z' };
const day = { clockInAt: '2026-07-13T15:00:00.000Z', clockOutAt: '2026-07-13T23:00:00.000Z' };
const hoursOf = (user: TestUser, times = day) =>
  aTimesheet(gateway.orm, { user, clockInAt: new Date(times.clockInAt), clockOutAt: new Date(times.clockOutAt) });

interface Outcome {
  readonly code: string | null;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

async function throughGraphql(by: TestUser, query: string, variables: object): Promise<Outcome> {
  const { errors } = (await gateway.graphql(by, query, variables)).body;
  return errors ? { code: errors[0].extensions.code, fields: errors[0].extensions.fields } : { code: null };
}

async function throughRest(by: TestUser, method: 'POST' | 'PUT', url: string, payload: object = {}): Promise<Outcome> {
  const { status, body } = await gateway.rest(by, method, url, payload);
  return status < 400 ? { code: null } : { code: body.code, fields: body.fields };
}

/** Each command through both APIs. */
const doors = {
  REST: {
    add: (by: TestUser, input: object) => throughRest(by, 'POST', '/api/timesheets', input),
    setTimes: (by: TestUser, id: string, input: object) => throughRest(by, 'PUT', `/api/timesheets/${id}/times`, input),
    approve: (by: TestUser, id: string, input?: object) =>
      throughRest(by, 'POST', `/api/timesheets/${id}/approve`, input),
    approveAll: async (by: TestUser) => (await gateway.rest(by, 'POST', '/api/timesheets/approve')).body,
  },
  GraphQL: {
    add: (by: TestUser, input: object) =>
      throughGraphql(by, 'mutation($input: TimesheetAddInput!) { timesheetAdd(input: $input) { timesheet { id } } }', {
        input,
      }),
    setTimes: (by: TestUser, id: string, input: object) =>
      throughGraphql(
        by,
        'mutation($input: TimesheetTimesSetInput!) { timesheetTimesSet(input: $input) { timesheet { id } } }',
        { input: { id, ...input } },
      ),
    approve: (by: TestUser, id: string, input?: object) =>
      throughGraphql(
        by,
        'mutation($input: TimesheetApproveInput!) { timesheetApprove(input: $input) { timesheet { id } } }',
        { input: { id, ...input } },
      ),
    approveAll: async (by: TestUser) => {
      const fields = 'approved skipped skippedOwn skippedToConfirm remaining';
      return (await gateway.graphql(by, `mutation { timesheetsApprove(input: {}) { summary { ${fields} } } }`)).body
        .data.timesheetsApprove.summary;
    },
  },
} as const;

const exceptionsOf = async ({ id }: TestUser) => {
  const url = `/api/payroll/people/${id}?startDate=2026-07-12&endDate=2026-07-18`;
  const { body } = await gateway.rest(team.accountant, 'GET', url);
  return body.exceptions.map(({ code }: { code: string }) => code);
};

describe.each(['REST', 'GraphQL'] as const)('the control of approvals through %s', (name) => {
  const door = doors[name];

  test('rejects the approval of 36 hours that a manager added for themselves', async () => {
    const { manager, admin } = team;
    const input = { userId: manager.id, ...thirtySixHours };
    expect(await door.add(manager, input)).toEqual({
      code: 'CONFLICT',
      fields: { confirmLongTimesheet: expect.stringMatching(/^This timesheet lasts 36h/) },
    });
    expect(await door.add(manager, { ...input, confirmLongTimesheet: true })).toEqual({ code: null });
    const [{ id }] = (await gateway.rest(manager, 'GET', '/api/timesheets')).body;

    expect(await door.approve(manager, id, { confirmLongTimesheet: true })).toEqual({ code: 'FORBIDDEN' });
    expect(await door.approveAll(manager)).toEqual({
      approved: 0,
      skipped: 1,
      skippedOwn: 1,
      skippedToConfirm: 0,
      remaining: 0,
    });
    expect(await exceptionsOf(manager)).toEqual(['NOT_APPROVED', 'OVER_16_HOURS', 'ADDED_BY_MANAGER']);

    expect(await door.approve(admin, id)).toMatchObject({ code: 'CONFLICT' });
    expect(await door.approve(admin, id, { confirmLongTimesheet: true })).toEqual({ code: null });
    expect(await exceptionsOf(manager)).toEqual(['OVER_16_HOURS', 'ADDED_BY_MANAGER']);
  });

  test('allows the only owner to approve their own hours, and payroll reports it', async () => {
    const { id } = await hoursOf(owner);
    expect(await door.approve(owner, id)).toEqual({ code: null });
    expect(await exceptionsOf(owner)).toEqual(['SELF_APPROVED']);
    const { body } = await gateway.rest(team.manager, 'GET', `/api/timesheets/${id}`);
    expect(body).toMatchObject({ flags: ['SELF_APPROVED'], canApprove: false });
  });

  test('rejects more than 7 days, and asks about a long paid break', async () => {
    const { manager, worker } = team;
    const sheet = await hoursOf(worker);
    const weeks = { ...day, clockOutAt: '2026-07-20T15:01:00.000Z', confirmLongTimesheet: true };
    gateway.clock.set('2026-07-21T15:00:00Z');
    expect(await door.setTimes(manager, sheet.id, weeks)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { clockOutAt: 'A timesheet can last at most 7 days' },
    });
    await aBreak(gateway.orm, {
      timesheet: sheet,
      type: 'PAID',
      startAt: new Date('2026-07-13T16:00:00Z'),
      endAt: new Date('2026-07-13T22:00:00Z'),
    });
    expect(await exceptionsOf(worker)).toEqual(['NOT_APPROVED', 'LONG_PAID_BREAK']);
    expect(await door.approve(manager, sheet.id)).toEqual({
      code: 'CONFLICT',
      fields: { confirmLongPaidBreaks: 'A paid break of 6h counts as worked. Confirm that this time is paid.' },
    });
    expect(await door.approve(manager, sheet.id, { confirmLongPaidBreaks: true })).toEqual({ code: null });
  });
});
