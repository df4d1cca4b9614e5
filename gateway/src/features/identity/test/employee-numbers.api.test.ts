import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { AuditEntry } from '../../audit/index.js';
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

const taken = 'This employee number is already in use';
const member = () => aUser(gateway.orm, { organizationId: owner.organizationId, role: 'WORKER' });
const update = (id: string, employeeNumber: unknown, by = owner) =>
  gateway.rest(by, 'PATCH', `/api/users/${id}`, { employeeNumber });
const newcomer = (employeeNumber?: string | null) => ({
  email: `${newId()}@example.com`,
  firstName: 'Ben',
  lastName: 'Okafor',
  role: 'WORKER',
  password: 'battery staple',
  ...(employeeNumber !== undefined && { employeeNumber }),
});
const create = (employeeNumber?: string | null) => gateway.rest(owner, 'POST', '/api/users', newcomer(employeeNumber));

describe('an employee number', () => {
  test('is trimmed, optional, and the same through REST and GraphQL', async () => {
    const created = await create('  A-17 ');
    expect([created.status, created.body.employeeNumber]).toEqual([201, 'A-17']);
    expect((await create()).body.employeeNumber).toBeNull();
    expect((await create(' ')).body.employeeNumber).toBeNull();
    const mutation = `mutation($input: UserUpdateInput!) {
      userUpdate(input: $input) { user { employeeNumber } } }`;
    const change = (employeeNumber: string | null) =>
      gateway.graphql(owner, mutation, { input: { id: created.body.id, employeeNumber } });
    expect((await change('B-18')).body.data.userUpdate.user).toEqual({ employeeNumber: 'B-18' });
    expect((await update(created.body.id, undefined)).body.employeeNumber).toBe('B-18');
    expect((await change(null)).body.data.userUpdate.user).toEqual({ employeeNumber: null });
  });

  test('has no characters that come with copied text and that nobody sees', async () => {
    const created = await create('\u200bA\u00ad-1\u20607\ufeff');
    expect([created.status, created.body.employeeNumber]).toEqual([201, 'A-17']);
    expect((await create('\u202aA-17\u202c')).body).toMatchObject({ fields: { employeeNumber: taken } });
    expect((await create('\u200b')).body.employeeNumber).toBeNull();
  });

  test.each([
    ['a number', 17, 'Employee number must be a string'],
    ['41 characters', 'x'.repeat(41), 'Employee number must be at most 40 characters'],
    ['a line break', 'A\n17', 'Employee number must not contain line breaks or control characters'],
  ])('is rejected as %s', async (_what, value, message) => {
    const { id } = await member();
    expect((await update(id, value)).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { employeeNumber: message },
    });
  });

  test('belongs to one person of an organization, ignoring case', async () => {
    await create('École-1');
    expect((await create('ÉCOLE-1')).body).toMatchObject({ code: 'CONFLICT', fields: { employeeNumber: taken } });
    const { id } = await member();
    expect((await update(id, 'éCOLE-1')).body).toMatchObject({ code: 'CONFLICT', fields: { employeeNumber: taken } });
    const outsider = await createActor(gateway, 'OWNER');
    expect((await update(outsider.userId, 'École-1', outsider)).body.employeeNumber).toBe('École-1');
  });

  test('is given to one of two people who get it at the same time', async () => {
    const people = [await member(), await member()];
    const responses = await Promise.all(people.map(({ id }) => update(id, 'A-17')));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('stays with a person who is permanently deleted, because the hours are paid under it', async () => {
    const { body } = await create('A-17');
    expect((await gateway.rest(owner, 'DELETE', `/api/users/${body.id}/permanent`)).status).toBe(204);
    expect((await create('a-17')).body).toMatchObject({ code: 'CONFLICT', fields: { employeeNumber: taken } });
  });

  test('is hidden from workers and shown to accountants if it is a colleague’s', async () => {
    await update(owner.userId, 'A-17');
    const worker = await createActor(gateway, 'WORKER', owner);
    const accountant = await createActor(gateway, 'ACCOUNTANT', owner);
    expect((await gateway.rest(worker, 'GET', '/api/users')).text).not.toContain('A-17');
    expect((await gateway.rest(accountant, 'GET', '/api/users')).text).toContain('A-17');
    const input = { title: 'Early', startAt: '2026-07-20T15:00:00Z', endAt: '2026-07-20T17:00:00Z' };
    const assignedUserIds = [owner.userId, worker.userId];
    const schedule = await gateway.rest(owner, 'POST', '/api/schedules', { ...input, assignedUserIds });
    expect(schedule.status).toBe(201);
    await gateway.rest(owner, 'PATCH', `/api/schedules/${schedule.body.id}`, { status: 'PUBLISHED' });
    const { body } = await gateway.graphql(worker, '{ viewer { schedules { nodes { assignees { id } } } } }');
    expect(JSON.stringify(body)).not.toContain('A-17');
  });

  test('is changed only by those who may rename the person, and is recorded in the audit log', async () => {
    const manager = await createActor(gateway, 'MANAGER', owner);
    expect((await update(owner.userId, 'A-17', manager)).body).toMatchObject({ code: 'FORBIDDEN' });
    const { id } = await member();
    expect((await update(id, 'A-17', manager)).status).toBe(200);
    const entries = await gateway.orm.em.fork().find(AuditEntry, { subjectId: id }, { filters: false });
    expect(entries.at(-1)?.changes).toEqual({ employeeNumber: { before: null, after: 'A-17' } });
  });
});

describe('the import of a team', () => {
  const file = (...lines: string[]) => ['First name,Last name,Email,Password,Employee No.', ...lines].join('\n');
  const line = (employeeNumber: string) => `Ben,${newId()},${newId()}@example.com,battery staple,${employeeNumber}`;
  const send = (path: string, ...numbers: string[]) =>
    gateway.rest(owner, 'POST', `/api/users/import${path}`, { csv: file(...numbers.map(line)) });

  test('reads employee numbers', async () => {
    const { body } = await send('', ' A-17 ', '');
    const { rows } = (await gateway.rest(owner, 'GET', `/api/team-imports/${body.id}`)).body;
    expect(rows.map(({ employeeNumber }: { employeeNumber: string }) => employeeNumber)).toEqual(['A-17', null]);
  });

  test('reports numbers that are too long, in use, or twice in the file', async () => {
    await update(owner.userId, 'A-17');
    const { body } = await send('/preview', 'a-17', 'B-18', 'b-18', 'x'.repeat(41));
    const messages = body.rows.map(({ errors }: { errors: { field: string; message: string }[] }) => errors);
    expect(messages).toEqual([
      [{ field: 'employeeNumber', message: taken }],
      [],
      [{ field: 'employeeNumber', message: 'Line 3 already has this employee number' }],
      [{ field: 'employeeNumber', message: 'Employee number must be at most 40 characters' }],
    ]);
  });
});
