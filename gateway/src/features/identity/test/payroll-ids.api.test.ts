import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aUser } from './builders.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
});

const taken = 'This Gusto id is already in use';
const member = () => aUser(gateway.orm, { organizationId: owner.organizationId, role: 'WORKER' });
const update = (id: string, payrollIds: unknown, by = owner) =>
  gateway.rest(by, 'PATCH', `/api/users/${id}`, { payrollIds });
const create = (payrollIds?: object) =>
  gateway.rest(owner, 'POST', '/api/users', { firstName: 'Ben', lastName: 'Okafor', role: 'WORKER', payrollIds });
const ids = 'payrollIds { ADP DATEV_LODAS GUSTO PAYCHEX QUICKBOOKS XERO }';
const none = { ADP: null, DATEV_LODAS: null, GUSTO: null, PAYCHEX: null, QUICKBOOKS: null, XERO: null };
const mutate = async (operation: 'userCreate' | 'userUpdate', input: object) => {
  const type = operation === 'userCreate' ? 'UserCreateInput' : 'UserUpdateInput';
  const mutation = `mutation($input: ${type}!) { ${operation}(input: $input) { user { id ${ids} } } }`;
  return (await gateway.graphql(owner, mutation, { input })).body;
};

describe('payroll ids', () => {
  test('are stored, kept when absent, and removed by null, the same through REST and GraphQL', async () => {
    const { status, body } = await create({ GUSTO: ' x1y2z3 ', QUICKBOOKS: 'Okafor, Ben' });
    expect([status, body.payrollIds]).toEqual([201, { GUSTO: 'x1y2z3', QUICKBOOKS: 'Okafor, Ben' }]);
    expect((await create()).body.payrollIds).toEqual({});
    const change = async (payrollIds?: object) =>
      (await mutate('userUpdate', { id: body.id, payrollIds })).data.userUpdate.user.payrollIds;
    expect(await change({ ADP: '17' })).toEqual({ ...none, ADP: '17', GUSTO: 'x1y2z3', QUICKBOOKS: 'Okafor, Ben' });
    expect(await change({ GUSTO: null, QUICKBOOKS: ' ' })).toEqual({ ...none, ADP: '17' });
    expect(await change({ ADP: '18' })).toEqual({ ...none, ADP: '18' });
    expect(await change()).toEqual({ ...none, ADP: '18' });
    expect((await update(body.id, undefined)).body.payrollIds).toEqual({ ADP: '18' });
    const listed = (await gateway.rest(owner, 'GET', '/api/users')).body;
    expect(listed.find(({ id }: { id: string }) => id === body.id).payrollIds).toEqual({ ADP: '18' });
  });

  test('can be given to a new person through GraphQL', async () => {
    const person = { firstName: 'Ben', lastName: 'Okafor', role: 'WORKER' };
    const { data } = await mutate('userCreate', { ...person, payrollIds: { XERO: 'X-1' } });
    expect(data.userCreate.user.payrollIds).toEqual({ ...none, XERO: 'X-1' });
    const failed = await mutate('userCreate', { ...person, payrollIds: { XERO: 'x-1' } });
    expect(failed.errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      fields: { 'payrollIds.XERO': 'This Xero id is already in use' },
    });
  });

  test('have no characters that come with copied text and that nobody sees', async () => {
    expect((await create({ GUSTO: '\u200bx1\u00ad\ufeff', ADP: '\u200b' })).body.payrollIds).toEqual({ GUSTO: 'x1' });
    expect((await create({ GUSTO: '\u202ax1\u202c' })).body.fields).toEqual({ 'payrollIds.GUSTO': taken });
  });

  test.each([
    ['a number', { GUSTO: 17 }, { 'payrollIds.GUSTO': 'Gusto id must be a string' }],
    ['42 characters', { ADP: 'x'.repeat(42) }, { 'payrollIds.ADP': 'ADP id must be at most 41 characters' }],
    [
      'a line break',
      { QUICKBOOKS: 'a\nb' },
      { 'payrollIds.QUICKBOOKS': 'QuickBooks name must not contain line breaks or control characters' },
    ],
    ['a text instead of an object', 'x1', { payrollIds: 'Payroll ids must be an object' }],
  ])('reject %s', async (_what, payrollIds, fields) => {
    const { id } = await member();
    expect((await update(id, payrollIds)).body).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test.each([
    ['ADP', 'This ADP id is already in use'],
    ['DATEV_LODAS', 'This DATEV id is already in use'],
    ['GUSTO', taken],
    ['PAYCHEX', 'This Paychex id is already in use'],
    ['QUICKBOOKS', 'This QuickBooks name is already in use'],
    ['XERO', 'This Xero id is already in use'],
  ])('belong to one person of an organization at %s, ignoring case', async (provider, message) => {
    await create({ [provider]: 'École-1' });
    const fields = { [`payrollIds.${provider}`]: message };
    expect((await create({ [provider]: 'ÉCOLE-1' })).body).toMatchObject({ code: 'CONFLICT', fields });
    const { id } = await member();
    expect((await update(id, { [provider]: 'éCOLE-1' })).body).toMatchObject({ code: 'CONFLICT', fields });
    const other = provider === 'ADP' ? 'GUSTO' : 'ADP';
    expect((await update(id, { [other]: 'École-1' })).body.payrollIds).toEqual({ [other]: 'École-1' });
    const outsider = await createActor(gateway, 'OWNER');
    expect((await update(outsider.userId, { [provider]: 'École-1' }, outsider)).status).toBe(200);
  });

  test('stay as they are if one of several is taken', async () => {
    await create({ GUSTO: 'x1' });
    const { id } = await member();
    await update(id, { ADP: '17' });
    expect((await update(id, { ADP: '18', GUSTO: 'X1' })).status).toBe(409);
    expect((await update(id, {})).body.payrollIds).toEqual({ ADP: '17' });
  });

  test('can be written in another case by their own person, and reused once removed', async () => {
    const { id } = await member();
    await update(id, { GUSTO: 'x1' });
    expect((await update(id, { GUSTO: 'X1' })).body.payrollIds).toEqual({ GUSTO: 'X1' });
    await update(id, { GUSTO: null });
    expect((await create({ GUSTO: 'x1' })).status).toBe(201);
  });

  test('are given to one of two people who get one at the same time', async () => {
    const people = [await member(), await member()];
    const responses = await Promise.all(people.map(({ id }) => update(id, { GUSTO: 'x1' })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.fields).toEqual({ 'payrollIds.GUSTO': taken });
  });

  test('cannot be read or changed from another organization', async () => {
    const { id } = await member();
    await update(id, { GUSTO: 'x1' });
    const outsider = await createActor(gateway, 'OWNER');
    expect((await update(id, { GUSTO: 'x2' }, outsider)).status).toBe(404);
    expect((await gateway.rest(outsider, 'GET', '/api/users')).text).not.toContain('x1');
    expect((await update(id, {})).body.payrollIds).toEqual({ GUSTO: 'x1' });
  });

  test('stay with a person who is permanently deleted, because hours are paid under them', async () => {
    const { body } = await create({ GUSTO: 'x1' });
    expect((await gateway.rest(owner, 'DELETE', `/api/users/${body.id}/permanent`)).status).toBe(204);
    expect((await create({ GUSTO: 'x1' })).body.fields).toEqual({ 'payrollIds.GUSTO': taken });
  });

  test('are shown to accountants and hidden from other workers', async () => {
    await update(owner.userId, { GUSTO: 'x1' });
    const read = async (by: Actor) =>
      (await gateway.graphql(by, `{ node(id: "${owner.userId}") { ... on User { ${ids} } } }`)).body.data.node;
    const [accountant, worker] = [
      await createActor(gateway, 'ACCOUNTANT', owner),
      await createActor(gateway, 'WORKER', owner),
    ];
    expect((await read(accountant)).payrollIds.GUSTO).toBe('x1');
    expect((await read(worker))?.payrollIds ?? null).toBeNull();
    expect((await gateway.rest(worker, 'GET', '/api/users')).text).not.toContain('x1');
  });

  test('are read with the people of timesheets', async () => {
    const { user } = await createActor(gateway, 'WORKER', owner);
    await update(user.id, { GUSTO: 'x1' });
    const approvedAt = new Date('2026-11-03T23:00:00Z');
    await aTimesheet(gateway.orm, { user, clockInAt: new Date('2026-11-03T15:00:00Z'), clockOutAt: approvedAt });
    const query = `{ viewer { timesheets { nodes { user { ${ids} } } } } }`;
    const { body } = await gateway.graphql(owner, query);
    expect(body.data.viewer.timesheets.nodes).toEqual([{ user: { payrollIds: { ...none, GUSTO: 'x1' } } }]);
  });

  test('are changed only by those who may rename the person, and are recorded in the audit log', async () => {
    const manager = await createActor(gateway, 'MANAGER', owner);
    expect((await update(owner.userId, { GUSTO: 'x1' }, manager)).body).toMatchObject({ code: 'FORBIDDEN' });
    const { id } = await member();
    expect((await update(id, { GUSTO: 'x1' }, manager)).status).toBe(200);
    await update(id, { ADP: '17' });
    const { body } = await gateway.rest(owner, 'GET', '/api/audit-logs?limit=2');
    const change = { field: 'payrollIds', label: 'Payroll ids' };
    expect(body.map(({ changes }: { changes: object }) => changes)).toEqual([
      [{ ...change, before: 'Gusto id x1', after: 'ADP id 17, Gusto id x1' }],
      [{ ...change, before: '', after: 'Gusto id x1' }],
    ]);
  });
});

describe('the import of a team', () => {
  const line = (...cells: string[]) => [`Ben${newId()}`, 'Okafor', ...cells].join(',');
  const send = (path: string, headings: string, ...lines: string[]) =>
    gateway.rest(owner, 'POST', `/api/users/import${path}`, {
      csv: [`First name,Last name,${headings}`, ...lines].join('\n'),
    });
  const all = 'ADP ID,DATEV ID,Gusto ID,Paychex ID,QuickBooks name,Xero ID';
  const everyId = { ADP: '1', DATEV_LODAS: '2', GUSTO: '3', PAYCHEX: '4', QUICKBOOKS: 'Ben', XERO: '6' };

  test('stores the ids of every provider', async () => {
    const lines = [line('1', '2', ' 3 ', '4', 'Ben', '6'), line('', '', '', '', '', '')];
    const preview = (await send('/preview', all, ...lines)).body;
    expect(preview).toMatchObject({ valid: true, rows: [{ payrollIds: everyId }, { payrollIds: {} }] });
    const { body } = await send('', all, ...lines);
    const { rows } = (await gateway.rest(owner, 'GET', `/api/team-imports/${body.id}`)).body;
    expect(rows.map(({ payrollIds }: { payrollIds: object }) => payrollIds)).toEqual([everyId, {}]);
    const people = (await gateway.rest(owner, 'GET', '/api/users')).body;
    expect(people.map(({ payrollIds }: { payrollIds: object }) => payrollIds)).toContainEqual(everyId);
  });

  test('reports ids that are too long, in use, or twice in the file', async () => {
    await update(owner.userId, { GUSTO: 'x1' });
    const lines = [line('X1'), line('b'), line('B'), line('x'.repeat(42))];
    const { body } = await send('/preview', 'Gusto ID', ...lines);
    expect(body.rows.map(({ errors }: { errors: object[] }) => errors)).toEqual([
      [{ field: 'payrollIds.GUSTO', message: taken }],
      [],
      [{ field: 'payrollIds.GUSTO', message: 'Line 3 already has this Gusto id' }],
      [{ field: 'payrollIds.GUSTO', message: 'Gusto id must be at most 41 characters' }],
    ]);
    expect((await send('', 'Gusto ID', line('x1'))).body.fields).toMatchObject({ 'lines.2.payrollIds.GUSTO': taken });
  });

  test('rejects two columns for one provider', async () => {
    const { body } = await send('/preview', 'Gusto ID,gusto_id', line('1', '2'));
    expect(body.fields).toEqual({ csv: 'The file has two columns for Gusto id' });
  });

  test('ignores a column Salaried, and warns that a salary exempts nobody', async () => {
    const { body } = await send('/preview', 'Salaried', line('Yes'));
    expect(body).toMatchObject({
      valid: true,
      warnings: [expect.stringContaining('a salary alone exempts nobody from overtime')],
    });
  });
});
