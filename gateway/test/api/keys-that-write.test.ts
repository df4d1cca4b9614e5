import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { newId } from '../../src/platform/database/ids.js';
import {
  type Actor,
  auditOf,
  createActor,
  createKey,
  holdRequest,
  startGateway,
  type TestGateway,
  type TestKey,
} from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let admin: Actor;
let worker: Actor;
let key: TestKey;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  [admin, worker] = await Promise.all([createActor(gateway, 'ADMIN', owner), createActor(gateway, 'WORKER', owner)]);
  key = await createKey(gateway, owner, ['people:write', 'jobs:write']);
});
afterAll(() => gateway.close());

const sql = (statement: string, values: readonly unknown[]): Promise<{ count: string }[]> =>
  gateway.orm.em.getConnection().execute(statement, [...values]);

async function countRows(table: string): Promise<number> {
  const [row] = await sql(`select count(*) from ${table} where organization_id = ?`, [owner.organizationId]);
  return Number(row?.count);
}

const aPerson = (role: string) => ({ firstName: 'Ben', lastName: 'Okafor', email: `${newId()}@example.com`, role });
const revoke = () => gateway.rest(owner, 'DELETE', `/api/api-keys/${key.id}`);

describe('a key that manages people', () => {
  test('grants no role but WORKER', async () => {
    const { body } = await gateway.graphql(key, '{ viewer { grantableRoles } }');
    expect(body.data.viewer.grantableRoles).toEqual(['WORKER']);
  });

  test('sets no password, even for a worker', async () => {
    const person = { ...aPerson('WORKER'), password: 'battery staple' };
    expect((await gateway.rest(key, 'POST', '/api/users', person)).status).toBe(403);
    const document = 'mutation Create($input: UserCreateInput!) { userCreate(input: $input) { user { id } } }';
    expect((await gateway.graphql(key, document, { input: person })).text).toContain('FORBIDDEN');
    expect((await gateway.rest(owner, 'POST', '/api/users', aPerson('WORKER'))).body.fields).toEqual({
      password: 'Password is required',
    });
  });

  test('creates workers who cannot sign in until they have chosen a password by a link', async () => {
    const created = await gateway.rest(key, 'POST', '/api/users', aPerson('WORKER'));
    const { id, email } = created.body;
    const signIn = (password: string) => gateway.rest(null, 'POST', '/api/auth/login', { email, password });
    expect((await signIn('battery staple')).status).toBe(401);
    const { url } = (await gateway.rest(owner, 'POST', `/api/users/${id}/reset-link`, {})).body;
    const chosen = { token: /[^#=/]+$/.exec(url)?.[0], newPassword: 'battery staple' };
    expect((await gateway.rest(null, 'POST', '/api/auth/reset', chosen)).status).toBe(204);
    expect((await signIn('battery staple')).status).toBe(200);
  });

  test('reports to its program which people it may change', async () => {
    const reader = await createKey(gateway, owner, ['people:read']);
    for (const [who, manageable] of [
      [key, [worker.userId]],
      [reader, []],
    ] as const) {
      const { body } = await gateway.graphql(
        who,
        '{ viewer { users { nodes { id canManage canEdit canResetPassword } } } }',
      );
      type Row = { id: string; canManage: boolean; canEdit: boolean; canResetPassword: boolean };
      const rows = body.data.viewer.users.nodes as Row[];
      const idsOf = (field: keyof Row) => rows.filter((row) => row[field]).map(({ id }) => id);
      expect([idsOf('canManage'), idsOf('canEdit'), idsOf('canResetPassword')]).toEqual([manageable, manageable, []]);
    }
  });

  test('sees no code of an invitation, wherever it reads one', async () => {
    const invited = await gateway.rest(admin, 'POST', '/api/invitations', { role: 'ADMIN' });
    const created = await gateway.rest(key, 'POST', '/api/invitations', { role: 'WORKER' });
    const fields = 'id inviteCode registrationUrl';
    const create = `mutation { invitationCreate(input: { role: WORKER }) { invitation { ${fields} } } }`;
    const node = `{ node(id: "${invited.body.id}") { ... on Invitation { ${fields} } } }`;
    const list = `{ viewer { invitations { nodes { ${fields} } } } }`;
    const byGraphql = await Promise.all([create, node, list].map((document) => gateway.graphql(key, document)));
    const read = [created, await gateway.rest(key, 'GET', '/api/invitations'), ...byGraphql];
    for (const { text } of read) {
      expect(text).toContain('"inviteCode":null');
      expect(text).not.toMatch(/"(?:inviteCode|registrationUrl)":"/);
    }
    const shown = await gateway.rest(admin, 'GET', '/api/invitations');
    for (const each of shown.body) expect(each.inviteCode).toMatch(/^\w{4}-/);
    expect((await gateway.rest(key, 'DELETE', `/api/invitations/${invited.body.id}`)).status).toBe(403);
    expect((await gateway.rest(key, 'DELETE', `/api/invitations/${created.body.id}`)).status).toBe(204);
  });

  test('follows the role of its owner: an organization without the key’s owner gets nothing', async () => {
    const other = await createKey(gateway, admin, ['people:write']);
    await sql(`update users set role = 'MANAGER' where id = ?`, [admin.userId]);
    expect((await gateway.rest(other, 'POST', '/api/users', aPerson('WORKER'))).status).toBe(401);
  });
});

describe('the audit log', () => {
  test('names the key and its owner, in the part that the chain of hashes covers', async () => {
    await gateway.rest(key, 'POST', '/api/jobs', { name: 'Maple Street' });
    await gateway.rest(owner, 'POST', '/api/jobs', { name: 'Oak Street' });
    const document = `{ viewer { auditLogs(subjectType: JOB) { edges { node {
      actionCode actor { id } apiKey { id name } changes { field after } } } } } }`;
    const { body } = await gateway.graphql(owner, document);
    const [own, byKey] = body.data.viewer.auditLogs.edges.map(({ node }: { node: object }) => node);
    const entry = { actionCode: 'JOB_CREATED', actor: { id: owner.userId } };
    expect(own).toMatchObject({ ...entry, apiKey: null });
    expect(byKey).toEqual({
      ...entry,
      apiKey: { id: key.id, name: 'Roster import' },
      changes: [{ field: 'name', after: 'Maple Street' }],
    });
    const log = await gateway.rest(owner, 'GET', '/api/audit-logs?subjectType=JOB');
    expect(log.body[1]).toMatchObject({ apiKey: { id: key.id, name: 'Roster import' } });
    const stored = (await auditOf(gateway.orm, owner.organizationId)).find(({ changes }) => 'apiKey' in changes);
    expect(stored?.changes).toMatchObject({ apiKey: { id: key.id, name: 'Roster import' } });
  });
});

/** Sends the head of a request, then does something, then sends the body. */
async function changeMeanwhile(path: string, body: object, change: () => Promise<unknown>) {
  const held = await holdRequest(`${await gateway.url()}${path}`, { method: 'POST', headers: key.headers, body });
  // A round trip through the same server: the head of the held request is authorized by then.
  await fetch(`${await gateway.url()}/api/auth/me`, { headers: owner.headers });
  await change();
  return held.finish();
}

const createJob = 'mutation { jobCreate(input: { name: "Maple Street" }) { job { id } } }';

describe('a key that loses its rights while the body arrives', () => {
  beforeEach(async () => {
    // An organization keeps at least one owner.
    await createActor(gateway, 'OWNER', owner);
  });

  const losses: Readonly<Record<string, () => Promise<unknown>>> = {
    'is revoked': revoke,
    'loses its owner': () => sql(`update users set status = 'DISABLED' where id = ?`, [owner.userId]),
    expires: () => sql('update api_keys set expires_at = ? where id = ?', [gateway.clock.now(), key.id]),
    'loses its address': () => sql(`update api_keys set allowed_addresses = '{203.0.113.0/24}' where id = ?`, [key.id]),
  };
  test.each(Object.entries(losses))('changes nothing if it %s', async (_how, lose) => {
    const { status } = await changeMeanwhile('/api/jobs', { name: 'Maple Street' }, lose);
    // The gateway may await the body before it looks the key up, and then says that the address is the reason.
    expect(lose === losses['loses its address'] ? [401, 403] : [401]).toContain(status);
    expect(await countRows('jobs')).toBe(0);
  });

  test('changes nothing through GraphQL either, and with another scope gets FORBIDDEN', async () => {
    const narrow = () => sql(`update api_keys set scopes = '{jobs:read}' where id = ?`, [key.id]);
    expect((await changeMeanwhile('/graphql', { query: createJob }, narrow)).text).toContain('FORBIDDEN');
    expect((await changeMeanwhile('/graphql', { query: createJob }, revoke)).text).toContain('UNAUTHENTICATED');
    expect(await countRows('jobs')).toBe(0);
  });
});

describe('a command of a key', () => {
  test('waits for a running command that archives its owner, and is then refused', async () => {
    await createActor(gateway, 'OWNER', owner);
    const blocker = new Client(gateway.databaseUrl);
    await blocker.connect();
    let waiting: Promise<{ readonly status: number }> | undefined;
    try {
      await blocker.query('begin');
      await blocker.query('select lock_people($1, array[$2]::uuid[])', [owner.organizationId, owner.userId]);
      await blocker.query(`update users set status = 'DISABLED' where id = $1`, [owner.userId]);
      let isAnswered = false;
      waiting = gateway.rest(key, 'POST', '/api/jobs', { name: 'Maple Street' }).finally(() => {
        isAnswered = true;
      });
      const isWaiting = `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      while (!isAnswered && (await blocker.query(isWaiting)).rows.length === 0) await new Promise(setImmediate);
      expect(isAnswered).toBe(false);
      await blocker.query('commit');
    } finally {
      await blocker.end();
    }
    expect((await waiting)?.status).toBe(401);
    expect(await countRows('jobs')).toBe(0);
  });

  test.each(['REST', 'GraphQL'])('runs once with an Idempotency-Key through %s', async (api) => {
    const send = (who: TestKey) => {
      const headers = { ...who.headers, 'idempotency-key': 'the-same-key' };
      if (api === 'REST') return gateway.rest({ headers }, 'POST', '/api/jobs', { name: 'Maple Street' });
      return gateway.graphql({ headers }, createJob);
    };
    const [first, second] = [await send(key), await send(key)];
    expect(second.text).toBe(first.text);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(await countRows('jobs')).toBe(1);
    // Another key of the same owner has idempotency keys of its own.
    expect((await send(await createKey(gateway, owner, ['jobs:write']))).text).toContain('CONFLICT');
    await revoke();
    expect((await send(key)).text).toContain('UNAUTHENTICATED');
  });
});
