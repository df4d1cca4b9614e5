import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { presets } from '../layouts/export-presets.types.js';

let gateway: TestGateway;
let owner: Actor;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-30T18:00:00Z' });
});
afterAll(() => gateway.close());

/** Ada Marsh and Ben Okafor, each with eight hours in a week that is closed. */
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER', undefined, { firstName: 'Ada', lastName: 'Marsh' });
  worker = await createActor(gateway, 'WORKER', owner, { firstName: 'Ben', lastName: 'Okafor' });
  const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-01' } as const;
  await changeSettings(gateway.orm, owner.organizationId, { payCalendar });
  for (const { user } of [owner, worker]) {
    await aTimesheet(gateway.orm, {
      ...{ user, clockInAt: new Date('2026-11-03T15:00:00Z'), clockOutAt: new Date('2026-11-03T23:00:00Z') },
      approvedAt: new Date('2026-11-04T15:00:00Z'),
    });
  }
});

const post = (path: string, body: object) => gateway.rest(owner, 'POST', path, body);
const close = async () => expect((await post('/api/pay-periods/close', { startDate: '2026-11-01' })).status).toBe(200);
const week = 'startDate=2026-11-01&endDate=2026-11-07';
const download = (profile: string) => gateway.rest(owner, 'GET', `/api/payroll/exports/${profile}?${week}`);
const check = async () => (await gateway.rest(owner, 'GET', '/api/pay-periods/check?startDate=2026-11-01')).body;
const change = (actor: Actor, changes: object) => gateway.rest(owner, 'PATCH', `/api/users/${actor.userId}`, changes);
const layoutOf = (preset: string) => presets.find(({ key }) => key === preset)?.layout;
const createTemplate = (preset: string | null, layout = layoutOf(preset ?? 'GUSTO')) =>
  post('/api/payroll/export-templates', { name: preset ?? 'Own', preset, layout });

describe('PROVIDER_ID', () => {
  test.each([
    ['ADP', 2],
    ['GUSTO', 2],
    ['PAYCHEX', 1],
  ])('writes the ids at %s, or else the employee number', async (preset, index) => {
    const { body: template } = await createTemplate(preset);
    await close();
    const ids = { ADP: 'A1', GUSTO: 'G1', PAYCHEX: 'P1', XERO: 'X1', QUICKBOOKS: 'Q1' };
    await change(owner, { employeeNumber: '7', payrollIds: ids });
    await change(worker, { employeeNumber: '8' });
    const { text } = await download(template.id);
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[index])).toEqual([`${preset.charAt(0)}1`, '8']);
  });

  test('needs a preset: to create a template, to change one, and to preview a layout', async () => {
    const layout = layoutOf('GUSTO');
    const fields = { columns: expect.stringContaining('PROVIDER_ID needs a template made from a preset') };
    const refused = { code: 'BAD_USER_INPUT', fields };
    expect((await createTemplate(null)).body).toMatchObject(refused);
    const { body: own } = await createTemplate(null, layoutOf('XERO'));
    const path = `/api/payroll/export-templates/${own.id}`;
    expect((await gateway.rest(owner, 'PATCH', path, { layout })).body).toMatchObject(refused);
    expect((await post('/api/payroll/exports/preview', { layout })).body).toMatchObject(refused);
    const preview = `query($input: PreviewExportInput!) { viewer { previewExport(input: $input) { text } } }`;
    const { body } = await gateway.graphql(owner, preview, { input: { layout } });
    expect(body.errors[0].extensions).toMatchObject(refused);
    await change(owner, { payrollIds: { GUSTO: 'x1' } });
    const dates = { startDate: '2026-11-01', endDate: '2026-11-07' };
    const accepted = await post('/api/payroll/exports/preview', { layout, preset: 'GUSTO', ...dates });
    expect(accepted.body.text).toContain('x1');
  });
});

describe('the closing check', () => {
  test('names people without an id at the provider of a template and without a number', async () => {
    const { body: template } = await createTemplate('ADP');
    await change(owner, { payrollIds: { ADP: 'A1' } });
    await change(worker, { payrollIds: { GUSTO: 'G1' } });
    const { payrollFiles, withoutEmployeeNumberCount } = await check();
    expect(payrollFiles).toMatchObject([
      {
        profile: template.id,
        problems: [{ code: 'NO_PAYROLL_ID', message: expect.stringContaining('has no ADP id and no employee number') }],
      },
    ]);
    expect(withoutEmployeeNumberCount).toBe(0);
    await change(worker, { employeeNumber: '8' });
    expect((await check()).payrollFiles).toEqual([]);
  });

  test('counts people with neither a number nor an id at any provider', async () => {
    await change(owner, { payrollIds: { QUICKBOOKS: 'Ada' } });
    expect((await check()).withoutEmployeeNumber).toMatchObject([{ id: worker.userId }]);
  });
});

describe('QuickBooks', () => {
  const employees = (text: string) =>
    text
      .split('\r\n')
      .filter((line) => line.startsWith('TIMEACT\t'))
      .map((line) => line.split('\t')[3]);

  test('gets the QuickBooks name, then the payroll name, then the name', async () => {
    await close();
    await change(owner, { payrollName: 'A. Marsh', payrollIds: { QUICKBOOKS: 'Marsh, Ada' } });
    expect(employees((await download('quickbooks')).text)).toEqual(['Marsh, Ada', 'Ben Okafor']);
    await change(owner, { payrollIds: { QUICKBOOKS: null } });
    expect(employees((await download('quickbooks')).text)).toEqual(['A. Marsh', 'Ben Okafor']);
  });

  test('refuses two people of one name with a conflict that names them, through the download and the queue', async () => {
    await close();
    await change(owner, { payrollIds: { QUICKBOOKS: 'ben okafor' } });
    const { status, body } = await download('quickbooks');
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.message).toContain('Ada Marsh, Ben Okafor');
    expect(body.message).toContain('Enter a different QuickBooks name for each person.');
    await post('/api/sync-queue', { type: 'EXPORT_TIMESHEETS' });
    await gateway.app.jobs.runPending();
    const [item] = (await gateway.rest(owner, 'GET', '/api/sync-queue')).body;
    expect(item).toMatchObject({ status: 'ERROR', message: expect.stringContaining('Ada Marsh, Ben Okafor') });
  });
});

describe('payroll', () => {
  test('has the ids of each person through REST and GraphQL, and keeps those that were settled', async () => {
    await change(owner, { payrollIds: { XERO: 'X1', GUSTO: 'G1' } });
    const read = async () => (await gateway.rest(owner, 'GET', `/api/payroll?${week}`)).text;
    const idsIn = (text: string) => JSON.parse(text).map(({ user }: { user: Actor['user'] }) => user.payrollIds);
    const open = await read();
    expect(idsIn(open)).toEqual([{ GUSTO: 'G1', XERO: 'X1' }, {}]);
    const query = `{ viewer { payrollExport(startDate: "2026-11-01", endDate: "2026-11-07") {
      nodes { user { payrollIds { ADP GUSTO XERO } } } } } }`;
    const { body } = await gateway.graphql(owner, query);
    expect(body.data.viewer.payrollExport.nodes[0]).toEqual({
      user: { payrollIds: { ADP: null, GUSTO: 'G1', XERO: 'X1' } },
    });
    await close();
    expect(await read()).toBe(open);
    await change(owner, { payrollIds: { GUSTO: 'G2' } });
    expect(idsIn(await read())).toEqual([{ GUSTO: 'G1', XERO: 'X1' }, {}]);
  });
});
