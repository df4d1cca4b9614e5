import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createActor, startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, type TestUser } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { askForSignOffs } from '../../sign-offs/test/builders.js';
import { aTimesheet } from './builders.js';

const provided = { meals: 'PROVIDED', rests: 'PROVIDED' };
const noRest = { meals: 'CHOSE_NOT', rests: 'NOT_PROVIDED' };
const monday = { clockInAt: new Date('2026-11-09T17:00:00Z'), clockOutAt: new Date('2026-11-10T01:00:00Z') };

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  team = await aTeam(gateway.orm);
  await changeSettings(gateway.orm, team.organizationId, {
    ...{ overtimeRule: 'CALIFORNIA', breakPremiums: true, timezone: 'America/Los_Angeles' },
    payCalendar: { kind: 'WEEKLY', anchorDate: '2026-11-01' },
  });
});

const anEndedTimesheet = (user: TestUser = team.worker) => aTimesheet(gateway.orm, { user, ...monday });
const storedAnswers = async () =>
  gateway.orm.em
    .fork()
    .execute('select meals, rests, timesheet_id from break_answers where organization_id = ? order by id', [
      team.organizationId,
    ]);

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
      gateway.graphql(
        team.manager,
        `{ viewer { timesheets(first: ${first}) { nodes { id breakAnswer { meals rests answeredAt } } } } }`,
      );
    await read(1)();
    const [one, five] = [await statementsOf(read(1)), await statementsOf(read(5))];
    expect(five).toHaveLength(one.length);
    expect(five.filter((text) => text.includes('break_answers'))).toHaveLength(1);
  });
});
