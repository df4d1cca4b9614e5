import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { aCrew } from '../../teams/test/builders.js';

let gateway: TestGateway;
let manager: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  manager = await createActor(gateway, 'MANAGER');
});
afterAll(() => gateway.close());

const lastPeriod = { name: 'Payroll check', type: 'PAYROLL_SUMMARY', range: 'LAST_PAY_PERIOD' };
const save = (input: object, actor = manager) => gateway.rest(actor, 'POST', '/api/saved-reports', input);
const list = async (actor = manager) => (await gateway.rest(actor, 'GET', '/api/saved-reports')).body;

describe('saved reports', () => {
  test('keep relative dates, fixed dates, and how they are displayed', async () => {
    const { status, body } = await save(lastPeriod);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.any(String), ...lastPeriod, startDate: null, endDate: null },
      ...{ teamId: null, view: 'TABLE', sort: null, find: null },
    });
    const july = { name: 'July by job', type: 'TIMES_BY_JOB', startDate: '2026-07-01', endDate: '2026-07-31' };
    const display = { view: 'MATRIX', sort: '-workedMinutes', find: 'roof' };
    await save({ ...july, ...display });
    expect(await list()).toMatchObject([{ ...july, ...display, range: null }, lastPeriod]);
  });

  test('keep a team that their owner sees, and fail once the owner no longer sees it', async () => {
    const { organizationId } = manager;
    const { id: teamId } = await aCrew(gateway.orm, { organizationId });
    expect(await save({ ...lastPeriod, teamId: newId() })).toMatchObject({
      status: 404,
      body: { message: 'Team not found' },
    });
    expect((await save({ ...lastPeriod, teamId })).body).toMatchObject({ teamId });
    const run = async () => {
      const { body } = await gateway.graphql(manager, '{ viewer { savedReports { nodes { type teamId } } } }');
      const [{ type, teamId: saved }] = body.data.viewer.savedReports.nodes;
      const dates = 'startDate=2026-07-01&endDate=2026-07-31';
      return (await gateway.rest(manager, 'GET', `/api/reports?type=${type}&${dates}&teamId=${saved}`)).status;
    };
    expect(await run()).toBe(200);
    await gateway.orm.em.fork().execute("update users set reach = 'TEAMS' where id = ?", [manager.user.id]);
    expect(await run()).toBe(404);
  });

  test('have names that differ in more than case', async () => {
    await save(lastPeriod);
    const { status, body } = await save({ ...lastPeriod, name: ' PAYROLL check ' });
    expect([status, Object.keys(body.fields)]).toEqual([409, ['name']]);
  });

  test('belong to one person', async () => {
    const { body } = await save(lastPeriod);
    const colleague = await createActor(gateway, 'ACCOUNTANT', manager);
    expect(await list(colleague)).toEqual([]);
    expect((await gateway.rest(colleague, 'DELETE', `/api/saved-reports/${body.id}`)).status).toBe(404);
    expect((await save(lastPeriod, colleague)).status).toBe(201);
    expect((await gateway.rest(manager, 'DELETE', `/api/saved-reports/${body.id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('can be renamed by their owner, to a name that is free', async () => {
    const { body } = await save(lastPeriod);
    await save({ ...lastPeriod, name: 'Overtime' });
    const rename = (name: unknown, actor = manager) =>
      gateway.rest(actor, 'PATCH', `/api/saved-reports/${body.id}`, { name });
    expect(await rename(' Payroll ')).toMatchObject({ status: 200, body: { ...body, name: 'Payroll' } });
    expect(await rename('payroll')).toMatchObject({ status: 200, body: { name: 'payroll' } });
    expect(await rename('OVERTIME')).toMatchObject({ status: 409, body: { fields: { name: expect.any(String) } } });
    expect((await rename('')).status).toBe(400);
    const colleague = await createActor(gateway, 'ACCOUNTANT', manager);
    expect((await rename('Mine', colleague)).status).toBe(404);
    expect(await list()).toMatchObject([{ name: 'Overtime' }, { name: 'payroll', range: 'LAST_PAY_PERIOD' }]);
  });

  test('are at most 500 for one person, who sees them all', async () => {
    await gateway.orm.em.fork().execute(
      `insert into saved_reports (organization_id, user_id, name, type, range, view, created_at)
       select ?, ?, 'Report ' || number, 'TIMES_BY_JOB', 'THIS_WEEK', 'TABLE', now() from generate_series(1, 499) number`,
      [manager.organizationId, manager.userId],
    );
    expect((await save(lastPeriod)).status).toBe(201);
    const { status, body } = await save({ ...lastPeriod, name: 'One too many' });
    expect(status).toBe(409);
    expect(body.message).toBe('You have 500 saved reports, the most that one person can have. Delete one first.');
    expect(await list()).toHaveLength(500);
    const { body: read } = await gateway.graphql(manager, '{ viewer { savedReports(first: 500) { nodes { name } } } }');
    expect(read.data.viewer.savedReports.nodes).toHaveLength(500);
  });

  test.each([
    [{ ...lastPeriod, name: ' ' }, ['name']],
    [{ ...lastPeriod, name: 'x'.repeat(61) }, ['name']],
    [{ ...lastPeriod, name: '\u3164\u2800' }, ['name']],
    [{ ...lastPeriod, name: 'Payroll\u202e' }, ['name']],
    [{ ...lastPeriod, type: 'SHOE_SIZES' }, ['type']],
    [{ ...lastPeriod, range: 'NEXT_CENTURY' }, ['range']],
    [{ ...lastPeriod, startDate: '2026-07-01' }, ['range']],
    [{ ...lastPeriod, range: null }, ['startDate', 'endDate']],
    [{ ...lastPeriod, range: null, startDate: '2026-07-02', endDate: '2026-07-01' }, ['endDate']],
    [{ ...lastPeriod, sort: 'a b' }, ['sort']],
    [{ ...lastPeriod, find: 'x'.repeat(201) }, ['find']],
  ])('reject %j with an error for %j', async (input, fields) => {
    const { status, body } = await save(input);
    expect([status, Object.keys(body.fields)]).toEqual([400, fields]);
  });

  test('are the same through GraphQL', async () => {
    const mutation = `mutation($input: SavedReportCreateInput!) {
      savedReportCreate(input: $input) { savedReport { id name type range startDate endDate teamId view sort find } }
    }`;
    const { body } = await gateway.graphql(manager, mutation, { input: lastPeriod });
    expect([body.data.savedReportCreate.savedReport]).toEqual(await list());
    const read = await gateway.graphql(manager, '{ viewer { savedReports { nodes { name } } } }');
    expect(read.body.data.viewer.savedReports.nodes).toEqual([{ name: lastPeriod.name }]);
  });
});
