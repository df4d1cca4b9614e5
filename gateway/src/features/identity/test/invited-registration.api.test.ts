import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { invitationCalls, newcomer } from './calls.js';

let gateway: TestGateway;
let calls: ReturnType<typeof invitationCalls>;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  calls = invitationCalls(gateway);
});
beforeEach(async () => {
  admin = await createActor(gateway, 'ADMIN');
});
afterAll(() => gateway.close());

const unknown = '0123-4567-89AB-CDEF';
const sql = <Row>(statement: string, values: unknown[]) => gateway.orm.em.fork().execute<Row[]>(statement, values);

describe('an invitation code', () => {
  test('describes the invitation, in any spelling', async () => {
    const { inviteCode } = await calls.invite(admin, { email: 'new@example.com', role: 'MANAGER' });
    const [{ name }] = (await sql<{ name: string }>('select name from organizations where id = ?', [
      admin.organizationId,
    ])) as [{ name: string }];
    for (const typed of [inviteCode, inviteCode.toLowerCase().replaceAll('-', ' '), inviteCode.replaceAll('0', 'O')]) {
      const { status, body } = await calls.verify(typed);
      expect(status).toBe(200);
      expect(body).toEqual({
        invitation: { email: 'new@example.com', role: 'MANAGER', organizationName: name, minimumPasswordLength: 6 },
      });
    }
    const query = 'query($code: String!) { visitor { invitation(code: $code) { email role organizationName } } }';
    const { data } = (await gateway.graphql(null, query, { code: inviteCode })).body;
    expect(data.visitor.invitation).toEqual({ email: 'new@example.com', role: 'MANAGER', organizationName: name });
  });

  test.each([unknown, 'nonsense', 'x'.repeat(200)])('returns 404 if it is unknown: %s', async (code) => {
    expect(await calls.verify(code)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await calls.register(code)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('returns 409 once used and 410 once expired', async () => {
    const [used, expired] = [await calls.invite(admin), await calls.invite(admin)];
    await calls.register(used.inviteCode);
    gateway.clock.advance({ days: 7 });
    for (const send of [calls.verify, calls.register]) {
      expect(await send(used.inviteCode)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect(await send(expired.inviteCode)).toMatchObject({ status: 410, body: { code: 'GONE' } });
    }
  });

  test('is indexed in the database by its hash only', async () => {
    const { inviteCode } = await calls.invite(admin);
    const indexes = await sql<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = current_schema() and tablename = 'invitations'`,
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

describe('the code of an invitation at rest', () => {
  const plain = (inviteCode: string) => inviteCode.replaceAll('-', '');
  const listed = async () => (await gateway.rest(admin, 'GET', '/api/invitations')).body[0];

  test('is in no column of the database, and still shown in the list', async () => {
    const { id, inviteCode } = await calls.invite(admin);
    const [row] = await sql<object>('select invitation::text as row from invitations invitation where id = ?', [id]);
    expect(JSON.stringify(row)).not.toContain(plain(inviteCode));
    expect(JSON.stringify(row)).not.toContain(Buffer.from(plain(inviteCode)).toString('hex'));
    expect((await listed()).inviteCode).toBe(inviteCode);
  });

  test('is not shown once the key is lost, but keeps working', async () => {
    const { id, inviteCode } = await calls.invite(admin);
    await sql('update invitations set sealed_code = ? where id = ?', [Buffer.alloc(60, 1), id]);
    expect(await listed()).toMatchObject({ id, inviteCode: null, registrationUrl: null });
    expect((await calls.register(inviteCode)).status).toBe(201);
  });
});

describe('registering with an invitation', () => {
  test('creates an active user with its role, who is not signed in yet but can sign in', async () => {
    const { inviteCode } = await calls.invite(admin, { role: 'MANAGER', email: 'suggested@example.com' });
    const { status, body, headers } = await calls.register(inviteCode, { email: 'Nora@example.com', phone: '555' });
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
    expect((await gateway.rest(null, 'POST', '/api/auth/login', login)).status).toBe(200);
    expect(await sql('select phone from users where id = ?', [body.user.id])).toEqual([{ phone: '555' }]);
  });

  test('succeeds once out of twenty simultaneous attempts', async () => {
    const { inviteCode } = await calls.invite(admin);
    const responses = await Promise.all(Array.from({ length: 20 }, () => calls.register(inviteCode)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    const people = await sql('select from users where organization_id = ?', [admin.organizationId]);
    expect(people).toHaveLength(2);
  });

  test('registers once when the request is repeated, and shows the account to nobody else', async () => {
    const { inviteCode } = await calls.invite(admin);
    const payload = { inviteCode, ...newcomer, email: `${randomUUID()}@example.com` };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => gateway.inject({ method: 'POST', url: '/api/register', headers, payload });
    const [first, second] = [await send(), await send()];
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(409);
    expect(second.body).not.toContain(payload.email);
  });

  test('rejects an email address in use at its field, and leaves the code unused', async () => {
    const { inviteCode } = await calls.invite(admin);
    const response = await calls.register(inviteCode, { email: admin.email.toUpperCase() });
    expect(response).toMatchObject({ status: 409, body: { fields: { email: expect.any(String) } } });
    expect((await calls.register(inviteCode)).status).toBe(201);
  });

  test('leaves one code unused when two people use the same email address at once', async () => {
    const codes = [await calls.invite(admin), await calls.invite(admin)].map(({ inviteCode }) => inviteCode);
    const email = `${randomUUID()}@example.com`;
    const responses = await Promise.all(codes.map((code) => calls.register(code, { email })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const rejectedCode = codes[responses.findIndex(({ status }) => status === 409)] ?? '';
    expect((await calls.verify(rejectedCode)).status).toBe(200);
  });

  test('names every invalid field at once, before it looks up the code', async () => {
    const { status, body } = await calls.register(unknown, { firstName: '', email: 'x', password: '12345', phone: 5 });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['firstName', 'email', 'phone', 'password']);
  });

  test('is recorded in the audit log with the new user as actor', async () => {
    const { inviteCode } = await calls.invite(admin);
    const { body } = await calls.register(inviteCode);
    const [newest] = (await gateway.rest(admin, 'GET', '/api/audit-logs')).body;
    expect(newest).toMatchObject({
      action: 'user.registered',
      subjectType: 'USER',
      subjectId: body.user.id,
      actor: { id: body.user.id, firstName: 'Nora', lastName: 'Quinn' },
    });
    expect(JSON.stringify(newest)).not.toContain('@example.com');
  });

  test('works the same through GraphQL', async () => {
    const { inviteCode } = await calls.invite(admin);
    const mutation = `mutation($input: InvitationAcceptInput!) {
      invitationAccept(input: $input) { user { role organization { id } } } }`;
    const input = { inviteCode, ...newcomer, email: `${randomUUID()}@example.com` };
    const { data } = (await gateway.graphql(null, mutation, { input })).body;
    expect(data.invitationAccept.user).toEqual({ role: 'WORKER', organization: { id: admin.organizationId } });
    const { errors } = (await gateway.graphql(null, mutation, { input })).body;
    expect(errors[0].extensions.code).toBe('CONFLICT');
  });
});

test('guessing invitation codes is rate-limited per address, and only unknown codes count', async () => {
  const limited = await startGateway({ env: { INVITATION_MISSES_PER_ADDRESS: '3' } });
  const there = invitationCalls(limited);
  const [first, second] = [await createActor(limited, 'ADMIN'), await createActor(limited, 'ADMIN')];
  const { inviteCode } = await there.invite(first);
  for (let n = 0; n < 5; n += 1) expect((await there.verify(inviteCode)).status).toBe(200);
  const responses = await Promise.all(Array.from({ length: 8 }, () => there.verify(unknown)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([404, 404, 404, 429, 429, 429, 429, 429]);
  const rejected = await there.register((await there.invite(second)).inviteCode);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

test('permanently deleting a user erases their contact data from every invitation that has it', async () => {
  const [email, phone] = [`${randomUUID()}@example.com`, '+1 555 0199'];
  const joined = await calls.invite(admin, { email: 'work@example.com', phone: '+1 555 0101' });
  const unused = await calls.invite(admin, { email: email.toUpperCase(), phone: '+1 555 0102' });
  const samePhone = await calls.invite(admin, { email: 'brother@example.com', phone });
  const { body } = await calls.register(joined.inviteCode, { email, phone });
  expect((await gateway.rest(admin, 'DELETE', `/api/users/${body.user.id}/permanent`)).status).toBe(204);
  const remaining = (await gateway.rest(admin, 'GET', '/api/invitations')).body;
  expect(
    remaining.map(({ id, ...invitation }: Record<string, string>) => [id, invitation.email, invitation.phone]),
  ).toEqual([
    [samePhone.id, 'brother@example.com', null],
    [unused.id, null, null],
    [joined.id, null, null],
  ]);
});
