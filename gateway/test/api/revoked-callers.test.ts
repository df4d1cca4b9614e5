import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testPassword } from '../../src/features/identity/test/builders.js';
import { aTimesheet } from '../../src/features/timeclock/test/builders.js';
import {
  type Actor,
  createActor,
  expectClose,
  holdRequest,
  startGateway,
  statementsOf,
  type TestGateway,
  WatchedPubSub,
} from '../harness/index.js';
import { formOf, graphqlFormOf } from '../harness/multipart.js';

let gateway: TestGateway;
let owner: Actor;
let admin: Actor;
const pubSub = new WatchedPubSub();

beforeAll(async () => {
  gateway = await startGateway({ pubSub });
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  admin = await createActor(gateway, 'ADMIN', owner);
});
afterAll(() => gateway.close());

const sql = (statement: string, values: readonly unknown[]): Promise<{ count: string }[]> =>
  gateway.orm.em.getConnection().execute(statement, [...values]);

async function countRows(table: string, organizationId = owner.organizationId): Promise<number> {
  const [row] = await sql(`select count(*) from ${table} where organization_id = ?`, [organizationId]);
  return Number(row?.count);
}

/** Sends the head of a request, then revokes its caller, then sends the body. */
async function revokeMeanwhile(
  {
    path,
    ...parts
  }: { path: string; method: string; headers: Readonly<Record<string, string>>; body: Buffer | object },
  revoke: () => Promise<unknown>,
) {
  const held = await holdRequest(`${await gateway.url()}${path}`, parts);
  // A round trip through the same server: the head of the held request is authorized by then.
  await fetch(`${await gateway.url()}/api/auth/me`, { headers: owner.headers });
  await revoke();
  return held.finish();
}

const succeed = async (response: Promise<{ status: number }>) => expect((await response).status).toBeLessThan(300);

const revocations = {
  archived: (who: Actor) => succeed(gateway.rest(owner, 'DELETE', `/api/users/${who.userId}`)),
  'permanently deleted': (who: Actor) => succeed(gateway.rest(owner, 'DELETE', `/api/users/${who.userId}/permanent`)),
  'given another role': (who: Actor) =>
    succeed(gateway.rest(owner, 'PATCH', `/api/users/${who.userId}/role`, { role: 'ACCOUNTANT' })),
  'signed out everywhere': (who: Actor) => succeed(gateway.rest(who, 'POST', '/api/auth/sign-out-everywhere')),
  'signed out': (who: Actor) => succeed(gateway.rest(who, 'POST', '/api/auth/logout')),
} as const;

const newUser = () => ({
  firstName: 'Mal',
  lastName: 'Lory',
  email: `mal${Math.random()}@example.com`,
  role: 'ADMIN',
  password: 'battery staple',
});
const createUser = 'mutation ($input: UserCreateInput!) { userCreate(input: $input) { user { id } } }';

describe('a caller who is revoked while the body arrives', () => {
  test.each(Object.entries(revocations))('creates nobody through REST after being %s', async (_how, revoke) => {
    const before = await countRows('users');
    const request = { method: 'POST', path: '/api/users', headers: admin.headers, body: newUser() };
    const response = await revokeMeanwhile(request, () => revoke(admin));
    expect([response.status, await countRows('users')]).toEqual([401, before]);
  });

  test.each(Object.entries(revocations))('creates nobody through GraphQL after being %s', async (_how, revoke) => {
    const before = await countRows('users');
    const body = { query: createUser, variables: { input: newUser() } };
    const request = { method: 'POST', path: '/graphql', headers: admin.headers, body };
    const response = await revokeMeanwhile(request, () => revoke(admin));
    expect(response.text).toContain('UNAUTHENTICATED');
    expect(await countRows('users')).toBe(before);
  });

  test('runs with the role of that moment, through both APIs', async () => {
    const demote = (who: Actor) => sql(`update users set role = 'WORKER' where id = ?`, [who.userId]);
    const other = await createActor(gateway, 'ADMIN', owner);
    const before = await countRows('users');
    const rest = { method: 'POST', path: '/api/users', headers: admin.headers, body: newUser() };
    expect((await revokeMeanwhile(rest, () => demote(admin))).status).toBe(403);
    const body = { query: createUser, variables: { input: newUser() } };
    const graphql = { method: 'POST', path: '/graphql', headers: other.headers, body };
    expect((await revokeMeanwhile(graphql, () => demote(other))).text).toContain('FORBIDDEN');
    expect(await countRows('users')).toBe(before);
  });

  test('reads nothing', async () => {
    const body = { query: '{ viewer { users { nodes { email } } } }' };
    const request = { method: 'POST', path: '/graphql', headers: admin.headers, body };
    const response = await revokeMeanwhile(request, () => revocations.archived(admin));
    expect(JSON.parse(response.text)).toEqual({ data: { viewer: null } });
    expect(response.text).not.toContain(owner.email);
  });

  test('invites nobody', async () => {
    const body = { role: 'ADMIN' };
    const request = { method: 'POST', path: '/api/invitations', headers: admin.headers, body };
    const response = await revokeMeanwhile(request, () => revocations.archived(admin));
    expect([response.status, await countRows('invitations')]).toEqual([401, 0]);
  });

  test.each([{}, { salary: 1 }])('does not clock in with %j', async (body) => {
    const worker = await createActor(gateway, 'WORKER', owner);
    const request = { method: 'POST', path: '/api/timesheets/clock-in', headers: worker.headers, body };
    const response = await revokeMeanwhile(request, () => revocations.archived(worker));
    expect([response.status, await countRows('timesheets')]).toEqual([401, 0]);
  });

  test('gets no replay of an earlier response', async () => {
    const headers = { ...admin.headers, 'idempotency-key': 'the-same-key' };
    const body = newUser();
    expect((await gateway.rest({ headers }, 'POST', '/api/users', body)).status).toBe(201);
    const request = { method: 'POST', path: '/api/users', headers, body };
    const response = await revokeMeanwhile(request, () => revocations.archived(admin));
    expect(response.status).toBe(401);
    expect(response.text).not.toContain(body.email);
  });

  test.each(['REST', 'GraphQL'])('stores no photo through %s', async (api) => {
    const worker = await createActor(gateway, 'WORKER', owner);
    await aTimesheet(gateway.orm, { user: worker.user });
    const files = [{ content: Buffer.alloc(100) }];
    const document =
      'mutation ($images: [Upload!]!) { timesheetImagesUpload(input: { images: $images }) { imageUrls } }';
    const { body, headers } = api === 'REST' ? await formOf(files) : await graphqlFormOf(document, files);
    const path = api === 'REST' ? '/api/timesheets/upload-images' : '/graphql';
    const request = { method: 'POST', path, headers: { ...worker.headers, ...headers }, body };
    const response = await revokeMeanwhile(request, () => revocations.archived(worker));
    expect(response.text).toContain('UNAUTHENTICATED');
    expect(await countRows('photos')).toBe(0);
  });
});

describe('a request with a body', () => {
  /** How often the caller was looked up, and how often the caller was checked with the work. */
  async function countLookUps(send: () => Promise<unknown>): Promise<[lookUps: number, checks: number]> {
    const statements = await statementsOf(send);
    const count = (name: string) => statements.filter((statement) => statement.includes(name)).length;
    return [count('find_session('), count('current_sessions(') + count('admit_session(')];
  }
  const post = async (path: string, body: object) => {
    const headers = { ...owner.headers, 'content-type': 'application/json' };
    const response = await fetch(`${await gateway.url()}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBeLessThan(300);
  };

  test('looks up its caller once, and checks them with the work from then on', async () => {
    expect(await countLookUps(() => post('/graphql', { query: '{ __typename }' }))).toEqual([1, 0]);
    expect(await countLookUps(() => post('/api/jobs', { name: 'Site' }))).toEqual([0, 1]);
  });
});

describe('an API key that is revoked while the body arrives', () => {
  const createKey = async () => {
    const input = { name: 'Payroll', scopes: ['timesheets:read'] };
    const { body } = await gateway.rest(admin, 'POST', '/api/api-keys', input);
    return { id: body.id as string, headers: { authorization: `Bearer ${body.secret}` } };
  };
  const read = { query: '{ viewer { timesheets { edges { node { id } } } } }' };

  test('reads nothing', async () => {
    const { id, headers } = await createKey();
    const request = { method: 'POST', path: '/graphql', headers, body: read };
    const response = await revokeMeanwhile(request, () =>
      succeed(gateway.rest(owner, 'DELETE', `/api/api-keys/${id}`)),
    );
    expect(response.text).toContain('UNAUTHENTICATED');
  });

  test('reads nothing once its owner is archived', async () => {
    const { headers } = await createKey();
    const request = { method: 'POST', path: '/graphql', headers, body: read };
    const response = await revokeMeanwhile(request, () => revocations.archived(admin));
    expect(response.text).toContain('UNAUTHENTICATED');
  });
});

describe('a request with several mutations', () => {
  test('checks the caller again for each of them', async () => {
    const { sessionId } = admin;
    const document = `mutation { one: jobCreate(input: { name: "One" }) { job { id } }
      end: sessionEnd(input: { id: "${sessionId}" }) { endedSessionId } two: jobCreate(input: { name: "Two" }) { job { id } } }`;
    const { body } = await gateway.graphql(admin, document);
    expect(body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual([
      'UNAUTHENTICATED',
    ]);
    expect(await countRows('jobs')).toBe(1);
  });
});

describe('an open subscription', () => {
  const query = 'subscription { clockStatusChanged { user { id } state } }';
  const subscribe = async (who: Actor) => {
    const socket = await gateway.socket(who);
    await socket.init();
    const listening = pubSub.nextListener();
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    await listening;
    return socket;
  };
  const clockIn = async () => {
    const worker = await createActor(gateway, 'WORKER', owner);
    await succeed(gateway.rest(worker, 'POST', '/api/timesheets/clock-in', {}));
  };

  test('sends no event once the role does not allow it, even if nobody announced the change', async () => {
    const socket = await subscribe(admin);
    await sql(`update users set role = 'WORKER' where id = ?`, [admin.userId]);
    await clockIn();
    const message = await socket.next('next', 'error', 'complete');
    expect(JSON.stringify(message)).toContain('FORBIDDEN');
    expect(JSON.stringify(message)).not.toContain('state');
    expect((await socket.next('next', 'complete')).type).toBe('complete');
    await socket.close();
  });

  test('closes with the next event if its session is gone, even if nobody announced it', async () => {
    const socket = await subscribe(admin);
    await sql('delete from sessions where id = ?', [admin.sessionId]);
    await clockIn();
    await expectClose(socket, 4401);
  });

  test('may connect again when the password of its person is changed in the same browser', async () => {
    const socket = await subscribe(admin);
    const elsewhere = await gateway.rest(null, 'POST', '/api/auth/login', {
      email: admin.email,
      password: testPassword,
    });
    const other = await gateway.socket(elsewhere.token ?? '');
    const passwords = { currentPassword: testPassword, newPassword: 'battery staple' };
    await succeed(gateway.rest(admin, 'POST', '/api/auth/password', passwords));
    await expectClose(socket, 1012);
    await expectClose(other, 4401);
  });

  test.each(['archived', 'permanently deleted', 'given another role'] as const)(
    'closes when its person is %s',
    async (how) => {
      const socket = await subscribe(admin);
      await revocations[how](admin);
      await expectClose(socket, 4401);
    },
  );
});
