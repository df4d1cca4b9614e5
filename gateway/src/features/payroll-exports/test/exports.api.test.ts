import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aLayout, anExportTemplate } from './builders.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  const { organizationId, user } = owner;
  await changeSettings(gateway.orm, organizationId, { payCalendar: { kind: 'WEEKLY', anchorDate: '2026-11-01' } });
  const [clockInAt, clockOutAt] = [new Date('2026-11-03T15:00:00Z'), new Date('2026-11-03T23:30:00Z')];
  await aTimesheet(gateway.orm, { user, clockInAt, clockOutAt, approvedAt: clockOutAt });
});

const week = 'startDate=2026-11-01&endDate=2026-11-07';
const file = (profile: string, more = '', by = owner) =>
  gateway.rest(by, 'GET', `/api/payroll/exports/${profile}?${week}${more}`);
async function close() {
  const { status, text } = await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
  expect([status, text]).toEqual([200, text]);
}
const create = (input: object, by = owner) => gateway.rest(by, 'POST', '/api/payroll/export-templates', input);
const nameOf = ({ headers }: Awaited<ReturnType<typeof file>>) =>
  /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1];

describe('a payroll file', () => {
  test('is refused for dates that are not a closed pay period, unless a draft is requested', async () => {
    expect((await file('csv')).body).toMatchObject({ code: 'CONFLICT', status: 409 });
    const draft = await file('csv', '&draft=1');
    expect(nameOf(draft)).toBe('DRAFT-payroll-csv-2026-11-01-to-2026-11-07.csv');
    expect(draft.text).toMatch(/^DRAFT: /);
    expect((await file('quickbooks', '&draft=1')).text).toContain('\tDRAFT\tN\t0');
  });

  test('has the settled pay of a closed period, and the same name and bytes for each download', async () => {
    await gateway.rest(owner, 'PATCH', `/api/users/${owner.userId}`, { employeeNumber: 'A-17' });
    await close();
    const first = await file('csv');
    expect(nameOf(first)).toBe('payroll-csv-2026-11-01-to-2026-11-07-v1.csv');
    expect(first.text.split('\r\n')[1]).toBe(
      `A-17,Ada,Marsh,${owner.user.email},2026-11-03,REG,REGULAR,8.50,510,,,2026-11-01,2026-11-07,1,0.00`,
    );
    await gateway.rest(owner, 'PATCH', `/api/users/${owner.userId}`, { employeeNumber: 'B-18' });
    await gateway.rest(owner, 'PUT', '/api/earning-codes', { kind: 'REGULAR', code: 'NEW' });
    expect((await file('csv')).text).toBe(first.text);
  });

  test('has the name of the next version after the period was reopened and closed again', async () => {
    await close();
    await gateway.rest(owner, 'POST', '/api/pay-periods/reopen', { startDate: '2026-11-01' });
    await close();
    expect(nameOf(await file('quickbooks'))).toBe('payroll-quickbooks-2026-11-01-to-2026-11-07-v2.iif');
    expect(nameOf(await file('quickbooks', '&version=1'))).toBe('payroll-quickbooks-2026-11-01-to-2026-11-07-v1.iif');
  });

  test('follows a template of the organization and of no other', async () => {
    const { body } = await create({ name: 'ADP Monday', preset: 'ADP', layout: aLayout({ separator: 'SEMICOLON' }) });
    expect(body).toMatchObject({ kind: 'TEMPLATE', name: 'ADP Monday', preset: 'ADP', isVerified: false });
    await close();
    const response = await file(body.id);
    expect([nameOf(response), response.text]).toEqual([
      'payroll-adp-monday-2026-11-01-to-2026-11-07-v1.csv',
      'Hours\r\n8.50\r\n',
    ]);
    expect((await file(body.id, '', await createActor(gateway, 'OWNER'))).status).toBe(404);
    expect((await file('nonsense')).status).toBe(404);
  });

  test('is available to accountants and to API keys with the scope', async () => {
    await close();
    const accountant = await createActor(gateway, 'ACCOUNTANT', owner);
    expect((await file('csv', '', accountant)).status).toBe(200);
    const { body } = await gateway.rest(owner, 'POST', '/api/api-keys', { name: 'Provider', scopes: ['payroll:read'] });
    const headers = { authorization: `Bearer ${body.secret}` };
    expect((await gateway.rest({ headers }, 'GET', `/api/payroll/exports/csv?${week}`)).status).toBe(200);
    expect((await file('csv', '', await createActor(gateway, 'MANAGER', owner))).status).toBe(403);
  });
});

describe('export templates', () => {
  test('are listed after the built-in profiles, the same through GraphQL', async () => {
    await anExportTemplate(gateway.orm, { organizationId: owner.organizationId, name: 'Zulu' });
    await create({ name: 'Alpha', layout: aLayout() });
    const { body } = await gateway.rest(owner, 'GET', '/api/payroll/exports');
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'Generic CSV',
      'QuickBooks Desktop (IIF)',
      'Alpha',
      'Zulu',
    ]);
    const layout = `layout { columns { header field value } rows hasHeader preamble separator decimalMark dateFormat
      quoting lineEnd encoding extension } exemptPeople`;
    const query = `{ viewer { exportProfiles { nodes { id kind name description preset isVerified ${layout} } } } }`;
    expect((await gateway.graphql(owner, query)).body.data.viewer.exportProfiles.nodes).toEqual(body);
  });

  test('have unique names, ignoring case, even when they are created at the same time', async () => {
    const responses = await Promise.all(['Weekly', 'WEEKLY'].map((name) => create({ name, layout: aLayout() })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('are changed and deleted by administrators', async () => {
    const { body } = await create({ name: 'Weekly', layout: aLayout() });
    const path = `/api/payroll/export-templates/${body.id}`;
    const changed = await gateway.rest(owner, 'PATCH', path, { layout: aLayout({ separator: 'PIPE' }) });
    expect(changed.body).toMatchObject({ name: 'Weekly', layout: { separator: 'PIPE' } });
    const accountant = await createActor(gateway, 'ACCOUNTANT', owner);
    expect((await gateway.rest(accountant, 'DELETE', path)).status).toBe(403);
    expect((await gateway.rest(owner, 'DELETE', path)).status).toBe(204);
    expect((await gateway.rest(owner, 'PATCH', path, { name: 'x' })).status).toBe(404);
  });
});

describe('the preview', () => {
  const preview = async (input: object) =>
    (await gateway.rest(owner, 'POST', '/api/payroll/exports/preview', input)).body;

  test('shows the first lines of the latest closed period, by a layout that is not saved yet', async () => {
    await close();
    expect(await preview({ layout: aLayout() })).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-07',
      isDraft: false,
      problemCount: 0,
      problems: [],
      isSample: false,
      text: 'Hours\r\n8.50\r\n',
    });
  });

  test('shows made-up lines when there is no pay yet', async () => {
    const dates = { startDate: '2026-12-01', endDate: '2026-12-07' };
    const shown = await preview({ profile: 'csv', ...dates });
    expect(shown).toMatchObject({ ...dates, isDraft: true, isSample: true });
    expect(shown.text).toContain('1001,Ada,Example');
  });
});
