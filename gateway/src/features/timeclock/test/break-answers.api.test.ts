import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apis, auditOf, type Operations, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser, type TestUser } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aTimesheet } from './builders.js';

const fields = '{ id asksForBreaks breakAnswer { meals rests answeredAt } status }';
const operations = {
  clockIn: {
    method: 'POST',
    path: '/api/timesheets/clock-in',
    document: `mutation ($input: TimesheetClockInInput!) { timesheetClockIn(input: $input) { timesheet ${fields} } }`,
  },
  clockOut: {
    method: 'POST',
    path: '/api/timesheets/clock-out',
    document: `mutation ($input: TimesheetClockOutInput!) { timesheetClockOut(input: $input) { timesheet ${fields} } }`,
  },
  give: {
    method: 'PUT',
    path: '/api/timesheets/:id/break-answer',
    document: `mutation ($input: BreakAnswerGiveInput!) { breakAnswerGive(input: $input) { timesheet ${fields} } }`,
  },
  timesheets: {
    method: 'GET',
    path: '/api/timesheets',
    document: `{ viewer { timesheets { nodes ${fields} } } }`,
  },
} satisfies Operations<string>;

const provided = { meals: 'PROVIDED', rests: 'PROVIDED' };
const noRest = { meals: 'CHOSE_NOT', rests: 'NOT_PROVIDED' };
const answeredAt = '2026-11-16T19:00:00.000Z';

let gateway: TestGateway<keyof typeof operations>;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-11-16T19:00:00Z');
  team = await aTeam(gateway.orm);
  await changeSettings(gateway.orm, team.organizationId, {
    ...{ overtimeRule: 'CALIFORNIA', breakPremiums: true, timezone: 'America/Los_Angeles' },
    payCalendar: { kind: 'WEEKLY', anchorDate: '2026-11-01' },
  });
});

const monday = { clockInAt: new Date('2026-11-09T17:00:00Z'), clockOutAt: new Date('2026-11-10T01:00:00Z') };
const anEndedTimesheet = (user: TestUser = team.worker) => aTimesheet(gateway.orm, { user, ...monday });
const storedAnswers = async () =>
  gateway.orm.em
    .fork()
    .execute('select meals, rests, timesheet_id from break_answers where organization_id = ? order by id', [
      team.organizationId,
    ]);

describe.each(apis)('an answer about breaks over %s', (api) => {
  const give = (id: string, input: object = noRest, by: TestUser | null = team.worker) =>
    gateway.call(api, by, 'give', { ...input }, id);

  test('comes with a clock-out under California’s law', async () => {
    const begun = await gateway.call(api, team.worker, 'clockIn', {});
    expect(begun.data).toMatchObject({ asksForBreaks: true, breakAnswer: null });
    gateway.clock.set('2026-11-17T03:00:00Z');
    const answer = { ...provided, answeredAt: '2026-11-17T03:00:00.000Z' };
    const ended = await gateway.call(api, team.worker, 'clockOut', { breaks: provided });
    expect(ended.data).toMatchObject({ asksForBreaks: true, breakAnswer: answer });
    const { data } = await gateway.call(api, team.manager, 'timesheets');
    expect(data).toMatchObject([{ breakAnswer: answer }]);
    const [, clockedOut] = await auditOf(gateway.orm, team.organizationId);
    expect(clockedOut).toMatchObject({ action: 'timesheet.clocked-out', changes: provided });
  });

  test('is optional at the clock-out', async () => {
    await gateway.call(api, team.worker, 'clockIn', {});
    const ended = await gateway.call(api, team.worker, 'clockOut', {});
    expect(ended.data).toMatchObject({ asksForBreaks: true, breakAnswer: null, status: 'PENDING' });
    await gateway.call(api, team.worker, 'clockIn', {});
    expect((await gateway.call(api, team.worker, 'clockOut', { breaks: null })).code).toBe('OK');
  });

  test.each([
    ['while premiums are off', { breakPremiums: false }],
    ['under federal law', { overtimeRule: 'FLSA' }],
  ] as const)('is ignored at the clock-out, and refused later, %s', async (_when, settings) => {
    await changeSettings(gateway.orm, team.organizationId, settings);
    const begun = await gateway.call(api, team.worker, 'clockIn', {});
    const ended = await gateway.call(api, team.worker, 'clockOut', { breaks: noRest });
    expect([begun, ended].map(({ data }) => data)).toMatchObject([
      { asksForBreaks: false, breakAnswer: null },
      { asksForBreaks: false, breakAnswer: null, status: 'PENDING' },
    ]);
    expect(await give(ended.data.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'Your organization does not ask about breaks on this day',
    });
    expect(await storedAnswers()).toEqual([]);
  });

  test('depends on the terms of the person on the day of the clock-in', async () => {
    const terms = { userIds: [team.worker.id], from: '2026-11-16', exempt: true };
    await gateway.rest(team.admin, 'POST', '/api/employment-terms', terms);
    const before = await anEndedTimesheet();
    const { data } = await gateway.call(api, team.worker, 'clockIn', {});
    expect(data).toMatchObject({ asksForBreaks: false });
    expect((await give(before.id)).data).toMatchObject({ asksForBreaks: true, breakAnswer: noRest });
  });

  test('can be given later and replaced, one record each, and all of them stay stored', async () => {
    const { id } = await anEndedTimesheet();
    expect((await give(id)).data).toMatchObject({ id, breakAnswer: { ...noRest, answeredAt } });
    gateway.clock.advance({ minutes: 5 });
    expect((await give(id, provided)).data).toMatchObject({
      breakAnswer: { ...provided, answeredAt: '2026-11-16T19:05:00.000Z' },
    });
    expect(await storedAnswers()).toMatchObject([noRest, provided]);
    const records = await auditOf(gateway.orm, team.organizationId);
    expect(records.map(({ action, subjectId, changes }) => [action, subjectId, changes])).toEqual([
      ['break-answer.given', id, noRest],
      ['break-answer.given', id, provided],
    ]);
  });

  test('is read by managers, accountants and administrators, and given by its person alone', async () => {
    const { id } = await anEndedTimesheet();
    await give(id);
    const outsider = await aUser(gateway.orm, { role: 'OWNER' });
    for (const by of [team.manager, team.accountant, team.admin, team.colleague, outsider]) {
      expect((await give(id, provided, by)).code).toBe('NOT_FOUND');
    }
    for (const by of [team.manager, team.accountant, team.admin]) {
      expect((await gateway.call(api, by, 'timesheets')).data).toMatchObject([{ id, breakAnswer: noRest }]);
    }
    expect((await give(id, provided, null)).code).toBe('UNAUTHENTICATED');
    expect(await storedAnswers()).toMatchObject([noRest]);
  });

  test.each([
    ['no answer about rests', { meals: 'PROVIDED' }],
    ['no answer about meals', { rests: 'PROVIDED' }],
    ['an unknown answer', { meals: 'LATE', rests: 'PROVIDED' }],
    ['rests that the person chose to skip', { meals: 'PROVIDED', rests: 'CHOSE_NOT' }],
  ])('is invalid with %s', async (_what, input) => {
    const { id } = await anEndedTimesheet();
    expect((await give(id, input)).code).toBe('BAD_USER_INPUT');
  });

  test('is refused while the timesheet is in progress', async () => {
    const { data } = await gateway.call(api, team.worker, 'clockIn', {});
    expect(await give(data.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'Clock out first, then answer about your breaks',
    });
  });

  test('is refused in a closed pay period', async () => {
    const { id } = await aTimesheet(gateway.orm, { user: team.worker, ...monday, approvedAt: monday.clockOutAt });
    const closed = await gateway.rest(team.admin, 'POST', '/api/pay-periods/close', { startDate: '2026-11-08' });
    expect(closed.status).toBe(200);
    expect((await give(id)).code).toBe('CONFLICT');
    expect(await storedAnswers()).toEqual([]);
  });
});
