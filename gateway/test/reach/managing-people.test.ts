import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testPassword } from '../../src/features/identity/test/builders.js';
import { aSchedule } from '../../src/features/scheduling/test/builders.js';
import { newId } from '../../src/platform/database/ids.js';
import { type Actor, failureOf, startGateway, type TestGateway } from '../harness/index.js';
import { createLimitedManager, type LimitedManager } from './limited-manager.js';

let gateway: TestGateway;
let given: LimitedManager;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });
});
beforeEach(async () => {
  given = await createLimitedManager(gateway);
  await given.setReach('TEAMS');
});
afterAll(() => gateway.close());

/** REST calls about one person, in an order in which all of them succeed for a worker. */
const commands = [
  ['PATCH', '', { firstName: 'Eve' }],
  ['PATCH', '', { scheduleColor: '#123456', employeeNumber: '77' }],
  ['POST', '/reset-link', {}],
  ['DELETE', '', undefined],
  ['PATCH', '/reinstate', {}],
  ['DELETE', '/permanent', undefined],
] as const;
type Command = (typeof commands)[number];

const send = ({ self } = given, [method, path, body]: Command, id: string) =>
  gateway.rest(self, method, `/api/users/${id}${path}`, body);
const sql = <Row = Record<string, unknown>>(statement: string, values: readonly unknown[] = []) =>
  gateway.orm.em.fork().execute<Row[]>(statement, [...values]);

describe('a restricted manager', () => {
  test('manages the workers in reach', async () => {
    for (const command of commands) {
      const { status } = await send(given, command, given.worker.userId);
      expect({ command, hasSucceeded: status < 300 }).toEqual({ command, hasSucceeded: true });
    }
  });

  test.each(['accountant', 'manager', 'admin'] as const)('manages no %s, who is in reach', async (role) => {
    const { userId } = given[role];
    const [before] = await sql('select * from users where id = ?', [userId]);
    for (const command of commands) {
      const { code } = failureOf(await send(given, command, userId));
      expect({ command, code }).toEqual({ command, code: 'FORBIDDEN' });
    }
    expect(await sql('select * from users where id = ?', [userId])).toEqual([before]);
  });

  test('does not find people out of reach, whatever their role', async () => {
    for (const { userId } of Object.values(given.others)) {
      for (const command of commands) {
        const [hidden, unknown] = [await send(given, command, userId), await send(given, command, newId())];
        expect(failureOf(hidden)).toEqual(failureOf(unknown));
        expect(failureOf(hidden).code).toBe('NOT_FOUND');
      }
    }
  });

  test('sees whom they may manage', async () => {
    const fields = 'id canManage canEdit canResetPassword';
    const document = `{ viewer { grantableRoles users { nodes { ${fields} } } } }`;
    const { data } = (await gateway.graphql(given.self, document)).body;
    expect(data.viewer.grantableRoles).toEqual(['WORKER']);
    const able = (name: string) =>
      data.viewer.users.nodes.filter((user: Record<string, boolean>) => user[name]).map(({ id }: { id: string }) => id);
    expect(able('canManage')).toEqual([given.worker.userId]);
    expect(able('canResetPassword')).toEqual([given.worker.userId]);
    expect(able('canEdit').toSorted()).toEqual([given.worker.userId, given.self.userId].toSorted());
    expect(data.viewer.users.nodes).toHaveLength(5);
  });

  test('can do nothing with a person who shares a shift', async () => {
    const assignedUserIds = [given.worker.userId, given.hidden.userId];
    await aSchedule(gateway.orm, { organizationId: given.organizationId, assignedUserIds });
    const document = `{ viewer { schedules(from: "2026-07-15T00:00:00Z", to: "2026-07-16T00:00:00Z") {
      nodes { locked assignees { id canManage canEdit canResetPassword } } } } }`;
    const { data } = (await gateway.graphql(given.self, document)).body;
    expect(data.viewer.schedules.nodes[0].locked).toBe(true);
    expect((await gateway.graphql(given.owner, document)).body.data.viewer.schedules.nodes[0].locked).toBe(false);
    const assignees = data.viewer.schedules.nodes[0].assignees as { id: string }[];
    expect(assignees.find(({ id }) => id === given.hidden.userId)).toEqual({
      ...{ id: given.hidden.userId, canManage: false, canEdit: false, canResetPassword: false },
    });
    expect(assignees.find(({ id }) => id === given.worker.userId)).toMatchObject({ canManage: true });
  });
});

describe('a permanently deleted person in reach', () => {
  const peopleOf = async (id: string) =>
    (await sql<{ people: string[]; status: string }>('select people, status from schedules where id = ?', [id]))[0];

  test('leaves the shifts of people out of reach, and their own are canceled', async () => {
    const { organizationId, worker, hidden } = given;
    const day = { organizationId, startAt: new Date('2026-07-20T15:00:00Z'), endAt: new Date('2026-07-20T23:00:00Z') };
    const shared = await aSchedule(gateway.orm, { ...day, assignedUserIds: [worker.userId, hidden.userId] });
    const own = await aSchedule(gateway.orm, { ...day, assignedUserIds: [worker.userId] });
    expect((await gateway.rest(given.self, 'DELETE', `/api/users/${worker.userId}/permanent`)).status).toBe(204);
    expect(await peopleOf(shared.id)).toEqual({ people: [hidden.userId], status: 'PUBLISHED' });
    expect(await peopleOf(own.id)).toEqual({ people: [], status: 'CANCELED' });
  });

  test('gives nothing more to the rest of the request', async () => {
    const { self, worker, hidden } = given;
    const document = `mutation {
      gone: userDelete(input: { id: "${worker.userId}" }) { deletedUserId }
      changed: userUpdate(input: { id: "${hidden.userId}", scheduleColor: "#123456" }) { user { id } } }`;
    const headers = { ...self.headers, 'idempotency-key': newId() };
    const { body } = await gateway.graphql({ headers }, document);
    expect(body.data).toEqual({ gone: { deletedUserId: worker.userId }, changed: null });
    expect(failureOf({ status: 200, body }).code).toBe('NOT_FOUND');
  });
});

describe('what only one person can have', () => {
  const nora = () => ({ firstName: 'Nora', lastName: 'Quinn', role: 'WORKER', teamId: given.team.id });
  const create = (input: object) => gateway.rest(given.self, 'POST', '/api/users', { ...nora(), ...input });

  const conflicts: readonly [string, (hidden: Actor) => object, string][] = [
    ['email', ({ email }) => ({ email: email.toUpperCase(), password: testPassword }), 'This email is already in use'],
    ['staffNumber', () => ({ staffNumber: '9001' }), 'This staff number is already in use'],
    ['employeeNumber', () => ({ employeeNumber: 'É-1' }), 'This employee number is already in use'],
    ['payrollIds.GUSTO', () => ({ payrollIds: { GUSTO: 'g-1' } }), 'This Gusto id is already in use'],
  ];

  test.each(conflicts)('is refused without a name: %s', async (field, inputOf, message) => {
    const { hidden, organizationId } = given;
    await sql('update users set employee_number = ?, staff_number = ? where id = ?', ['é-1', '9001', hidden.userId]);
    await sql(`insert into payroll_ids values (?, ?, 'GUSTO', 'G-1')`, [organizationId, hidden.userId]);
    const failure = failureOf(await create(inputOf(hidden)));
    expect(failure).toEqual({ code: 'CONFLICT', message, fields: { [field]: message } });
    const changed = await gateway.rest(given.self, 'PATCH', `/api/users/${given.worker.userId}`, inputOf(hidden));
    if (field !== 'email' && field !== 'staffNumber') expect(failureOf(changed)).toEqual(failure);
  });

  test('is numbered after everyone', async () => {
    const numbers = await sql<{ staff_number: string }>('select staff_number from users where organization_id = ?', [
      given.organizationId,
    ]);
    const { body } = await create({});
    expect(Number(body.staffNumber)).toBe(Math.max(...numbers.map((row) => Number(row.staff_number))) + 1);
  });
});
