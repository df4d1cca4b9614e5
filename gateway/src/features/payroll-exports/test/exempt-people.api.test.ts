import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { presets } from '../layouts/export-presets.types.js';
import { aLayout, anExportTemplate } from './builders.js';

let gateway: TestGateway;
let owner: Actor;
let manager: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-30T18:00:00Z' });
});
afterAll(() => gateway.close());

/** Ada Marsh, and the exempt cook Ben Okafor: each works five days of ten hours in a week. */
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER', undefined, { firstName: 'Ada', lastName: 'Marsh' });
  manager = await createActor(gateway, 'MANAGER', owner, { firstName: 'Ben', lastName: 'Okafor' });
  const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-01' } as const;
  await changeSettings(gateway.orm, owner.organizationId, { payCalendar, overtimeRule: 'FLSA' });
  for (const { user } of [owner, manager]) {
    for (const day of ['02', '03', '04', '05', '06']) {
      await aTimesheet(gateway.orm, {
        ...{ user, clockInAt: new Date(`2026-11-${day}T15:00:00Z`), clockOutAt: new Date(`2026-11-${day}T23:59:00Z`) },
        approvedAt: new Date('2026-11-07T15:00:00Z'),
      });
    }
  }
  const position = await post('/api/positions', { name: 'Cook' });
  expect(position.status).toBe(201);
  const terms = { userIds: [manager.userId], from: '0001-01-01', exempt: true, positionId: position.body.id };
  expect((await post('/api/employment-terms', terms)).status).toBe(200);
});

const post = (path: string, body: object, by = owner) => gateway.rest(by, 'POST', path, body);
const close = async () => expect((await post('/api/pay-periods/close', { startDate: '2026-11-01' })).status).toBe(200);
const week = 'startDate=2026-11-01&endDate=2026-11-07';
const download = (profile: string) => gateway.rest(owner, 'GET', `/api/payroll/exports/${profile}?${week}`);
const rowsOf = (text: string) => text.trim().split('\r\n').slice(1);
const createTemplate = (input: object) => post('/api/payroll/export-templates', { layout: columns, ...input });
const columns = aLayout({
  rows: 'SUMS',
  columns: (['FIRST_NAME', 'EXEMPT', 'POSITION', 'HOURS', 'QUALIFIED_OVERTIME_MINUTES'] as const).map((field) => ({
    ...{ header: field, field, value: null },
  })),
});

describe('exemptPeople of a template', () => {
  test('decides about the hours of exempt people in the file', async () => {
    const { body: all } = await createTemplate({ name: 'All' });
    const { body: timeOff } = await createTemplate({ name: 'Time off', exemptPeople: 'TIME_OFF_ONLY' });
    expect([all.exemptPeople, timeOff.exemptPeople]).toEqual(['HOURS', 'TIME_OFF_ONLY']);
    await close();
    expect(rowsOf((await download(all.id)).text)).toEqual(['Ada,N,,44.92,295', 'Ben,Y,Cook,44.92,0']);
    expect(rowsOf((await download(timeOff.id)).text)).toEqual(['Ada,N,,44.92,295']);
  });

  test.each(presets.map(({ key, exemptPeople }) => [key, exemptPeople]))(
    'is by default, with the preset %s, %s',
    async (preset, exemptPeople) => {
      expect((await createTemplate({ name: preset, preset })).body).toMatchObject({ exemptPeople });
      const { body: chosen } = await createTemplate({ name: 'Chosen', preset, exemptPeople: 'OMIT' });
      expect(chosen).toMatchObject({ exemptPeople: 'OMIT' });
    },
  );

  test('is changed through REST and GraphQL, by administrators of the organization only', async () => {
    const template = await anExportTemplate(gateway.orm, { organizationId: owner.organizationId });
    const path = `/api/payroll/export-templates/${template.id}`;
    const changed = await gateway.rest(owner, 'PATCH', path, { exemptPeople: 'OMIT' });
    expect(changed.body).toMatchObject({ exemptPeople: 'OMIT', layout: template.layout });
    const mutation = `mutation($input: ExportTemplateUpdateInput!) {
      exportTemplateUpdate(input: $input) { exportProfile { exemptPeople } } }`;
    const input = { id: template.id, exemptPeople: 'TIME_OFF_ONLY' };
    const { body } = await gateway.graphql(owner, mutation, { input });
    expect(body.data.exportTemplateUpdate.exportProfile).toEqual({ exemptPeople: 'TIME_OFF_ONLY' });
    const wrong = await gateway.rest(owner, 'PATCH', path, { exemptPeople: 'NEVER' });
    expect(wrong.body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { exemptPeople: expect.any(String) } });
    expect((await gateway.rest(manager, 'PATCH', path, { exemptPeople: 'OMIT' })).status).toBe(403);
    const stranger = await createActor(gateway, 'OWNER');
    expect((await gateway.rest(stranger, 'PATCH', path, { exemptPeople: 'OMIT' })).status).toBe(404);
  });

  test('leaves exempt people without hours out of the problems of the file and of the closing check', async () => {
    await gateway.rest(owner, 'PATCH', `/api/users/${owner.userId}`, { employeeNumber: '1' });
    const layout = aLayout({ columns: [{ header: 'Id', field: 'EMPLOYEE_NUMBER', value: null }] });
    const { body: template } = await createTemplate({ name: 'Ids', layout, exemptPeople: 'TIME_OFF_ONLY' });
    const check = async () => (await gateway.rest(owner, 'GET', '/api/pay-periods/check?startDate=2026-11-01')).body;
    expect((await check()).payrollFiles).toEqual([]);
    const preview = { layout, startDate: '2026-11-01', endDate: '2026-11-07' };
    const previewWith = async (exemptPeople: string) =>
      (await post('/api/payroll/exports/preview', { ...preview, exemptPeople })).body.problemCount;
    expect([await previewWith('OMIT'), await previewWith('HOURS')]).toEqual([0, 1]);
    await close();
    expect((await download(template.id)).status).toBe(200);
    const path = `/api/payroll/export-templates/${template.id}`;
    await gateway.rest(owner, 'PATCH', path, { exemptPeople: 'HOURS' });
    expect((await check()).payrollFiles).toMatchObject([{ profile: template.id, problemCount: 1 }]);
    expect((await download(template.id)).status).toBe(409);
  });
});

describe('QuickBooks', () => {
  test('does not pay exempt work', async () => {
    await close();
    const fields = (await download('quickbooks')).text.split('\r\n').map((line) => line.split('\t'));
    const transfers = fields.filter(([kind]) => kind === 'TIMEACT').map((line) => [line[3], line[9]].join(' '));
    expect(new Set(transfers)).toEqual(new Set(['Ada Marsh Y', 'Ben Okafor N']));
  });
});

describe('POSITION', () => {
  test('is that of the last day of the file', async () => {
    const { body: template } = await createTemplate({ name: 'All' });
    const { body: chef } = await post('/api/positions', { name: 'Chef' });
    const change = (from: string, positionId: string | null) =>
      post('/api/employment-terms', { userIds: [manager.userId], from, positionId });
    await change('2026-11-07', chef.id);
    await change('2026-11-08', null);
    await close();
    expect(rowsOf((await download(template.id)).text)[1]).toBe('Ben,Y,Chef,44.92,0');
  });
});
