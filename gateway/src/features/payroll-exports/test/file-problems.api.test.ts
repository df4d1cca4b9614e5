import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { presets } from '../layouts/export-presets.types.js';

let gateway: TestGateway;
let owner: Actor;
let namesake: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-30T18:00:00Z' });
});
afterAll(() => gateway.close());

/** Two people named Maria Garcia, each with eight hours. */
beforeEach(async () => {
  const maria = { firstName: 'Maria', lastName: 'Garcia' };
  owner = await createActor(gateway, 'OWNER', undefined, maria);
  const { organizationId } = owner;
  namesake = await createActor(gateway, 'WORKER', { organizationId }, maria);
  await changeSettings(gateway.orm, organizationId, { payCalendar: { kind: 'WEEKLY', anchorDate: '2026-11-01' } });
  for (const { user } of [owner, namesake]) {
    await aTimesheet(gateway.orm, {
      ...{ user, clockInAt: new Date('2026-11-03T15:00:00Z'), clockOutAt: new Date('2026-11-03T23:00:00Z') },
      approvedAt: new Date('2026-11-04T15:00:00Z'),
    });
  }
  expect((await post('/api/pay-periods/close', { startDate: '2026-11-01' })).status).toBe(200);
});

const post = (path: string, body: object) => gateway.rest(owner, 'POST', path, body);
const week = 'startDate=2026-11-01&endDate=2026-11-07';
const download = (profile: string, query = '') =>
  gateway.rest(owner, 'GET', `/api/payroll/exports/${profile}?${week}${query}`);
const activities = (text: string) => text.split('\r\n').filter((line) => line.startsWith('TIMEACT\t'));

async function expectEverywhere(profile: string, codes: readonly string[]) {
  const { body: check } = await gateway.rest(owner, 'GET', '/api/pay-periods/check?startDate=2026-11-01');
  const { body: preview } = await post('/api/payroll/exports/preview', { profile });
  const file = await download(profile);
  const found = check.payrollFiles.find((each: { profile: string }) => each.profile === profile);
  const problems = [found?.problems ?? [], preview.problems, file.status === 200 ? [] : file.body.problems];
  for (const each of problems) expect(each.map(({ code }: { code: string }) => code)).toEqual(codes);
  return file;
}

describe('people whom a payroll file can’t distinguish', () => {
  test('are named by the closing check, the preview and the download, until a payroll name settles it', async () => {
    const refused = await expectEverywhere('quickbooks', ['SAME_PERSON', 'SAME_PERSON']);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'CONFLICT',
      expect.stringContaining('2 people can’t be written in this file: Maria Garcia, Maria Garcia.'),
    ]);
    expect((await download('quickbooks', '&draft=1')).status).toBe(409);
    const payrollName = 'Maria Garcia (Boulder)';
    const changed = await gateway.rest(owner, 'PATCH', `/api/users/${namesake.userId}`, { payrollName });
    expect(changed.body).toMatchObject({ payrollName, firstName: 'Maria' });
    const { status, text } = await expectEverywhere('quickbooks', []);
    expect(status).toBe(200);
    expect(activities(text).map((line) => line.split('\t')[3])).toEqual(['Maria Garcia', payrollName]);
  });

  test('do not keep others out of the file: the caller leaves them out', async () => {
    const { status, text } = await download('quickbooks', `&leaveOut=${namesake.userId}`);
    expect([status, activities(text)]).toEqual([200, [expect.stringContaining('Maria Garcia')]]);
    for (const leaveOut of [(await createActor(gateway, 'WORKER')).userId, 'nobody']) {
      const { status, body } = await download('quickbooks', `&leaveOut=${leaveOut}`);
      expect([status, Object.keys(body.fields)[0]]).toEqual([400, expect.stringMatching(/^leaveOut/)]);
    }
  });

  test('are named by a template that has no column for the number that they lack', async () => {
    const layout = presets.find(({ key }) => key === 'ADP')?.layout;
    const { body: adp } = await post('/api/payroll/export-templates', { name: 'ADP', preset: 'ADP', layout });
    await expectEverywhere(adp.id, ['NO_PAYROLL_ID', 'NO_PAYROLL_ID']);
    await gateway.rest(owner, 'PATCH', `/api/users/${owner.userId}`, { employeeNumber: '1' });
    await expectEverywhere(adp.id, ['NO_PAYROLL_ID']);
    await gateway.rest(owner, 'PATCH', `/api/users/${namesake.userId}`, { employeeNumber: '2' });
    const { text } = await expectEverywhere(adp.id, []);
    expect(text.split('\r\n').map((line) => line.split(',')[2])).toEqual(['File #', '1', '2', undefined]);
  });

  test('get another number in pay that was settled under the old one when the period is closed again, as the refusal says', async () => {
    const layout = presets.find(({ key }) => key === 'DATEV_LODAS')?.layout;
    const { body: datev } = await post('/api/payroll/export-templates', { name: 'DATEV', layout });
    const enter = (actor: Actor, employeeNumber: string) =>
      gateway.rest(owner, 'PATCH', `/api/users/${actor.userId}`, { employeeNumber });
    const closeAgain = async () => {
      await post('/api/pay-periods/reopen', { startDate: '2026-11-01' });
      expect((await post('/api/pay-periods/close', { startDate: '2026-11-01' })).status).toBe(200);
    };
    await enter(owner, '007');
    await enter(namesake, '7');
    await closeAgain();

    const { body } = await expectEverywhere(datev.id, ['SAME_PERSON', 'SAME_PERSON']);
    expect(body.message).toContain('If the pay period is closed already, then reopen it and close it again.');
    await enter(namesake, '8');
    await expectEverywhere(datev.id, ['SAME_PERSON', 'SAME_PERSON']);
    await closeAgain();
    await expectEverywhere(datev.id, []);
  });

  test('end an export to accounting at once, with the reason, unless it leaves them out', async () => {
    await post('/api/sync-queue', { type: 'EXPORT_TIMESHEETS', leaveOut: [namesake.userId] });
    await post('/api/sync-queue', { type: 'EXPORT_TIMESHEETS' });
    await gateway.app.jobs.runPending();
    const { body } = await gateway.rest(owner, 'GET', '/api/sync-queue');
    expect(body).toMatchObject([
      { status: 'ERROR', attempts: 1, fileUrl: null, message: expect.stringContaining('Maria Garcia, Maria Garcia') },
      { status: 'SUCCESS', message: expect.stringContaining('1 activity') },
    ]);
  });
});

test('a payroll name is audited, visible to managers only, and at most 41 characters long', async () => {
  const path = `/api/users/${namesake.userId}`;
  expect((await gateway.rest(owner, 'PATCH', path, { payrollName: 'x'.repeat(42) })).body.fields).toEqual({
    payrollName: 'Payroll name must be at most 41 characters',
  });
  await gateway.rest(owner, 'PATCH', path, { payrollName: ' M. Garcia ' });
  const { body: log } = await gateway.rest(owner, 'GET', '/api/audit-logs?limit=1');
  expect(JSON.stringify(log)).toContain('M. Garcia');
  const colleague = await createActor(gateway, 'WORKER', { organizationId: owner.organizationId });
  const seenBy = async (actor: Actor) => {
    const query = `{ node(id: "${namesake.userId}") { ... on User { payrollName } } }`;
    return (await gateway.graphql(actor, query)).body.data.node?.payrollName ?? null;
  };
  expect([await seenBy(owner), await seenBy(colleague)]).toEqual(['M. Garcia', null]);
});
