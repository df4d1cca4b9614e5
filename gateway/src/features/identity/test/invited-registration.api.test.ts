import { type Actor, type TestGateway, startGateway } from '../../../../test/harness/index.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { invitationDoors, newcomer } from './invitation-doors.js';

let gateway: TestGateway;
let doors: ReturnType<typeof invitationDoors>;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  doors = invitationDoors(gateway);
});
beforeEach(async () => {
  admin = await doors.administrator();
});
afterAll(() => gateway.close());

const unknown = '0123-4567-89AB-CDEF';
const sql = <Row>(statement: string, values: unknown[]) => gateway.orm.em.fork().execute<Row[]>(statement, values);

describe('a code', () => {
  test('says what it invites to, however it is typed', async () => {
    const { inviteCode } = await doors.invite(admin, { email: 'new@example.com', role: 'MANAGER' });
    const [{ name }] = (await sql<{ name: string }>('select name from organizations where id = ?', [
      admin.organizationId,
    ])) as [{ name: string }];
    for (const typed of [inviteCode, inviteCode.toLowerCase().replaceAll('-', ' '), inviteCode.replaceAll('0', 'O')]) {
      const { status, body } = await doors.verify(typed);
      expect(status).toBe(200);
      expect(body).toEqual({ invitation: { email: 'new@example.com', role: 'MANAGER', organizationName: name } });
    }
    const query = 'query($code: String!) { invitation(code: $code) { email role organizationName } }';
    const { data } = await doors.graphql(query, { code: inviteCode }, null);
    expect(data.invitation).toEqual({ email: 'new@example.com', role: 'MANAGER', organizationName: name });
  });

  test.each([unknown, 'nonsense', 'x'.repeat(200)])('that nobody has is not found: %s', async (code) => {
    expect(await doors.verify(code)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await doors.register(code)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('that was used is a conflict, one that expired is gone', async () => {
    const [used, expired] = [await doors.invite(admin), await doors.invite(admin)];
    await doors.register(used.inviteCode);
    gateway.clock.advance({ days: 7 });
    for (const ask of [doors.verify, doors.register]) {
      expect(await ask(used.inviteCode)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect(await ask(expired.inviteCode)).toMatchObject({ status: 410, body: { code: 'GONE' } });
    }
  });

  test('lies in the database under its hash, by which alone it is found', async () => {
    const { inviteCode } = await doors.invite(admin);
    const indexes = await sql<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename = 'invitations'`,
      [],
    );
    const keys = indexes.map(({ indexdef }) => indexdef.replace(/^.*USING btree /, ''));
    expect(keys).toContain('(code_hash)');
    expect(keys.filter((key) => key.includes('(code')).length).toBe(1);
    const code = inviteCode.replaceAll('-', '');
    const found = await sql('select from invitations where code_hash = sha256(?::bytea)', [code]);
    expect(found).toHaveLength(1);
  });
});

describe('registering with an invitation', () => {
  test('makes an active person of its role, who then signs in; nobody is signed in by it', async () => {
    const { inviteCode } = await doors.invite(admin, { role: 'MANAGER', email: 'suggested@example.com' });
    const { status, body, headers } = await doors.register(inviteCode, { email: 'Nora@example.com', phone: '555' });
    expect(status).toBe(201);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body.user).toMatchObject({
      firstName: 'Nora',
      role: 'MANAGER',
      status: 'ACTIVE',
      email: 'Nora@example.com',
    });
    expect(body.user.organization.id).toBe(admin.organizationId);
    const login = { email: 'nora@example.com', password: newcomer.password };
    expect((await doors.rest('POST', '/api/auth/login', null, login)).status).toBe(200);
    expect(await sql('select phone from users where id = ?', [body.user.id])).toEqual([{ phone: '555' }]);
  });

  test('is one person’s, also when twenty try at once', async () => {
    const { inviteCode } = await doors.invite(admin);
    const answers = await Promise.all(Array.from({ length: 20 }, () => doors.register(inviteCode)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    const people = await sql('select from users where organization_id = ?', [admin.organizationId]);
    expect(people).toHaveLength(2);
  });

  test('gives the first answer again to a request that is repeated', async () => {
    const { inviteCode } = await doors.invite(admin);
    const payload = { inviteCode, ...newcomer, email: `${randomUUID()}@example.com` };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => gateway.inject({ method: 'POST', url: '/api/register', headers, payload });
    const [first, second] = [await send(), await send()];
    expect(first.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
  });

  test('with an e-mail that is taken names the field, and leaves the code unused', async () => {
    const { inviteCode } = await doors.invite(admin);
    const taken = await doors.register(inviteCode, { email: admin.email.toUpperCase() });
    expect(taken).toMatchObject({ status: 409, body: { fields: { email: expect.any(String) } } });
    expect((await doors.register(inviteCode)).status).toBe(201);
  });

  test('of two people with one e-mail at once leaves the other’s code unused', async () => {
    const codes = [await doors.invite(admin), await doors.invite(admin)].map(({ inviteCode }) => inviteCode);
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all(codes.map((code) => doors.register(code, { email })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const loser = codes[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect((await doors.verify(loser)).status).toBe(200);
  });

  test('names every wrong field at once, before it looks at the code', async () => {
    const { status, body } = await doors.register(unknown, { firstName: '', email: 'x', password: '12345', phone: 5 });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['firstName', 'email', 'phone', 'password']);
  });

  test('is told by the audit log, with the new person as who did it', async () => {
    const { inviteCode } = await doors.invite(admin);
    const { body } = await doors.register(inviteCode);
    const [newest] = (await doors.rest('GET', '/api/audit-logs', admin)).body;
    expect(newest).toMatchObject({
      action: 'user.registered',
      subjectType: 'USER',
      subjectId: body.user.id,
      actor: { id: body.user.id, firstName: 'Nora', lastName: 'Quinn' },
    });
    expect(JSON.stringify(newest)).not.toContain('@example.com');
  });

  test('goes through GraphQL by the same steps', async () => {
    const { inviteCode } = await doors.invite(admin);
    const mutation = `mutation($input: RegisterWithInvitationInput!) {
      registerWithInvitation(input: $input) { user { role organization { id } } } }`;
    const input = { inviteCode, ...newcomer, email: `${randomUUID()}@example.com` };
    const { data } = await doors.graphql(mutation, { input }, null);
    expect(data.registerWithInvitation.user).toEqual({ role: 'WORKER', organization: { id: admin.organizationId } });
    const { errors } = await doors.graphql(mutation, { input }, null);
    expect(errors[0].extensions.code).toBe('CONFLICT');
  });
});

test('guessing is slowed down: misses from one address count, and nothing else does', async () => {
  const limited = await startGateway({ env: { INVITATION_MISSES_PER_ADDRESS: '3' } });
  const there = invitationDoors(limited);
  const [first, second] = [await there.administrator(), await there.administrator()];
  const { inviteCode } = await there.invite(first);
  for (let n = 0; n < 5; n += 1) expect((await there.verify(inviteCode)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 8 }, () => there.verify(unknown)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([404, 404, 404, 429, 429, 429, 429, 429]);
  const refused = await there.register((await there.invite(second)).inviteCode);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

test('deleting somebody permanently takes their contact data out of each invitation that had it', async () => {
  const [email, phone] = [`${randomUUID()}@example.com`, '+1 555 0199'];
  const came = await doors.invite(admin, { email: 'work@example.com', phone: '+1 555 0101' });
  const unused = await doors.invite(admin, { email: email.toUpperCase(), phone: '+1 555 0102' });
  const samePhone = await doors.invite(admin, { email: 'brother@example.com', phone });
  const { body } = await doors.register(came.inviteCode, { email, phone });
  expect((await doors.rest('DELETE', `/api/users/${body.user.id}/permanent`, admin)).status).toBe(204);
  const left = (await doors.rest('GET', '/api/invitations', admin)).body;
  expect(left.map(({ id, ...invitation }: Record<string, string>) => [id, invitation.email, invitation.phone])).toEqual(
    [
      [samePhone.id, 'brother@example.com', null],
      [unused.id, null, null],
      [came.id, null, null],
    ],
  );
});
