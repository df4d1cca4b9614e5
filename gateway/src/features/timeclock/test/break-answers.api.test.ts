import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  apis,
  auditOf,
  createActor,
  type Operations,
  startGateway,
  statementsOf,
  type TestGateway,
} from '../../../../test/harness/index.js';
import { aTeam, aUser, type TestUser } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { askForSignOffs } from '../../sign-offs/test/builders.js';
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

describe('answers about breaks', () => {
  const give = (id: string, answer: object) =>
    gateway.rest(team.worker, 'PUT', `/api/timesheets/${id}/break-answer`, answer);

  const premiums = async () => {
    const { body } = await gateway.rest(team.worker, 'GET', '/api/me/pay?startDate=2026-11-08&endDate=2026-11-14');
    return [body.mealPremiumMinutes, body.restPremiumMinutes, body.regularMinutes];
  };

  test('are both stored when two race, and payroll has the one that the timesheet shows', async () => {
    const { id } = await anEndedTimesheet();
    const responses = await Promise.all([give(id, noRest), give(id, provided)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedAnswers()).toHaveLength(2);
    const { body } = await gateway.rest(team.worker, 'GET', '/api/timesheets');
    const isPaid = body[0].breakAnswer.rests === 'NOT_PROVIDED';
    expect((await premiums())[1]).toBe(isPaid ? 60 : 0);
  });

  test('are in the closed version or refused when a closing races', async () => {
    const { id } = await aTimesheet(gateway.orm, { user: team.worker, ...monday, approvedAt: monday.clockOutAt });
    const [closed, given] = await Promise.all([
      gateway.rest(team.admin, 'POST', '/api/pay-periods/close', { startDate: '2026-11-08' }),
      give(id, noRest),
    ]);
    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(given.status);
    expect(await premiums()).toEqual(given.status === 200 ? [0, 60, 480] : [60, 0, 480]);
  });

  test('move with the times of their timesheet, and pay only on days with the question', async () => {
    const { id } = await anEndedTimesheet();
    await give(id, noRest);
    const federal = { userIds: [team.worker.id], from: '2026-11-11', overtimeRule: 'FLSA' };
    expect((await gateway.rest(team.admin, 'POST', '/api/employment-terms', federal)).status).toBe(200);
    const moveTo = async (clockIn: string, clockOut: string) => {
      const times = { clockInAt: `${clockIn}T17:00:00Z`, clockOutAt: `${clockOut}T01:00:00Z` };
      expect((await gateway.rest(team.manager, 'PUT', `/api/timesheets/${id}/times`, times)).status).toBe(200);
    };
    await moveTo('2026-11-12', '2026-11-13');
    expect(await premiums()).toEqual([0, 0, 480]);
    expect((await give(id, provided)).status).toBe(409);
    await moveTo('2026-11-10', '2026-11-11');
    expect(await premiums()).toEqual([0, 60, 480]);
  });

  test('decide whether payroll pays a premium', async () => {
    const { id } = await anEndedTimesheet();
    expect(await premiums()).toEqual([60, 0, 480]);
    await give(id, noRest);
    expect(await premiums()).toEqual([0, 60, 480]);
    await give(id, { meals: 'NOT_PROVIDED', rests: 'NOT_PROVIDED' });
    expect(await premiums()).toEqual([60, 60, 480]);
    await give(id, { meals: 'CHOSE_NOT', rests: 'PROVIDED' });
    expect(await premiums()).toEqual([0, 0, 480]);
  });

  test.each([
    ['NEW_VERSION', { closed: [60, 60], later: [0, 0] }],
    ['NEXT_PERIOD', { closed: [0, 0], later: [60, 60] }],
  ] as const)(
    'pay for a shift that began in a closed period as late corrections by %s',
    async (lateCorrections, expected) => {
      await changeSettings(gateway.orm, team.organizationId, { lateCorrections });
      const work = async (clockInAt: string, clockOutAt: string) => {
        const ended = new Date(clockOutAt);
        const times = { clockInAt: new Date(clockInAt), clockOutAt: ended, approvedAt: ended };
        return (await aTimesheet(gateway.orm, { user: team.worker, ...times })).id;
      };
      const close = (startDate: string) => gateway.rest(team.admin, 'POST', '/api/pay-periods/close', { startDate });
      const premiumsOf = async (startDate: string, endDate: string) => {
        const { body } = await gateway.rest(
          team.admin,
          'GET',
          `/api/payroll?startDate=${startDate}&endDate=${endDate}`,
        );
        return [body[0]?.mealPremiumMinutes ?? 0, body[0]?.restPremiumMinutes ?? 0];
      };
      // On Saturday from 8 p.m., and after a meal on Sunday until 4 a.m.
      await work('2026-11-08T04:00:00Z', '2026-11-08T07:00:00Z');
      const end = await work('2026-11-08T08:30:00Z', '2026-11-08T12:00:00Z');
      expect((await close('2026-11-01')).status).toBe(200);
      expect((await give(end, { meals: 'NOT_PROVIDED', rests: 'NOT_PROVIDED' })).status).toBe(200);
      expect((await close('2026-11-08')).status).toBe(200);
      expect({
        closed: await premiumsOf('2026-11-01', '2026-11-07'),
        later: await premiumsOf('2026-11-15', '2026-11-21'),
      }).toEqual(expected);
    },
  );

  test('stay stored when their timesheet is deleted, and never change', async () => {
    const { id } = await anEndedTimesheet();
    await give(id, noRest);
    expect((await gateway.rest(team.manager, 'DELETE', `/api/timesheets/${id}`)).status).toBe(204);
    expect(await storedAnswers()).toEqual([{ ...noRest, timesheet_id: null }]);
    for (const change of [`update break_answers set meals = 'PROVIDED'`, 'delete from break_answers']) {
      await expect(gateway.orm.em.fork().execute(change)).rejects.toThrow(/never changes|permission denied/);
    }
  });

  test('enqueue a check of the signatures of their day', async () => {
    const { id } = await anEndedTimesheet();
    await askForSignOffs(gateway.orm, team.organizationId);
    await give(id, noRest);
    const checks = await gateway.orm.em
      .fork()
      .execute(`select data from pgboss.job where name = 'sign-off-check' and data->>'organizationId' = ?`, [
        team.organizationId,
      ]);
    expect(checks).toMatchObject([{ data: { userId: team.worker.id, from: '2026-11-09', to: '2026-11-10' } }]);
  });

  test('make the open pages of their person load again', async () => {
    const worker = await createActor(gateway, 'WORKER', { organizationId: team.organizationId });
    const { id } = await anEndedTimesheet(worker.user);
    const socket = await gateway.socket(worker);
    await socket.init();
    const query = 'subscription { myClockChanged { timesheet { id } } }';
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    await socket.next('next');
    await gateway.rest(worker, 'PUT', `/api/timesheets/${id}/break-answer`, noRest);
    expect((await socket.next('next'))?.payload).toEqual({ data: { myClockChanged: { timesheet: null } } });
    await socket.close();
  });

  test('are a change of their timesheet in the feed of changes', async () => {
    const { id } = await anEndedTimesheet();
    const read = async () => (await gateway.rest(team.admin, 'GET', '/api/timesheets/changes')).body;
    const before = (await read()).length;
    await give(id, noRest);
    expect((await read()).slice(before)).toMatchObject([{ kind: 'UPSERT', timesheet: { id, breakAnswer: noRest } }]);
  });

  test('are read with the page of timesheets in one statement', async () => {
    for (let day = 9; day < 14; day += 1) {
      const clockInAt = new Date(`2026-11-${String(day).padStart(2, '0')}T17:00:00Z`);
      const clockOutAt = new Date(clockInAt.getTime() + 4 * 3_600_000);
      await give((await aTimesheet(gateway.orm, { user: team.worker, clockInAt, clockOutAt })).id, provided);
    }
    const read = (first: number) => () =>
      gateway.graphql(team.manager, `{ viewer { timesheets(first: ${first}) { nodes ${fields} } } }`);
    await read(1)();
    const [one, five] = [await statementsOf(read(1)), await statementsOf(read(5))];
    expect(five).toHaveLength(one.length);
    expect(five.filter((text) => text.includes('break_answers'))).toHaveLength(1);
  });
});
