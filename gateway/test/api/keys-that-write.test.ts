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

const aPerson = (role: string) => ({
  firstName: 'Ben',
  lastName: 'Okafor',
  email: `${newId()}@example.com`,
  password: 'battery staple',
  role,
});
const revoke = () => gateway.rest(owner, 'DELETE', `/api/api-keys/${key.id}`);

describe('a key that manages people', () => {
  test('grants every role below ADMIN, and no other', async () => {
    for (const role of ['WORKER', 'ACCOUNTANT', 'MANAGER', 'ADMIN', 'OWNER']) {
      const expected = ['ADMIN', 'OWNER'].includes(role) ? 403 : 201;
      expect([role, (await gateway.rest(key, 'POST', '/api/users', aPerson(role))).status]).toEqual([role, expected]);
      expect([role, (await gateway.rest(key, 'POST', '/api/invitations', { role })).status]).toEqual([role, expected]);
    }
    const csv = `first name,last name,email,role\nBen,Okafor,${newId()}@example.com,ADMIN\n`;
    expect((await gateway.rest(key, 'POST', '/api/users/import', { csv })).body.fields['lines.2.role']).toContain(
      'ADMIN',
    );
    const { body } = await gateway.graphql(key, '{ viewer { grantableRoles } }');
    expect(body.data.viewer.grantableRoles).toEqual(['MANAGER', 'ACCOUNTANT', 'WORKER']);
  });

  test.each(['owner', 'admin'] as const)('never touches an administrator: its %s', async (name) => {
    const { userId } = { owner, admin }[name];
    for (const change of [{ firstName: 'Mal' }, { employeeNumber: '7' }, { scheduleColor: '#123456' }]) {
      expect((await gateway.rest(key, 'PATCH', `/api/users/${userId}`, change)).status).toBe(403);
    }
    expect((await gateway.rest(key, 'DELETE', `/api/users/${userId}`)).status).toBe(403);
    expect((await gateway.rest(key, 'PATCH', `/api/users/${userId}/reinstate`)).status).toBe(403);
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

  test('sees the code of an invitation only in the response that creates it', async () => {
    const invited = await gateway.rest(admin, 'POST', '/api/invitations', { role: 'ADMIN' });
    const created = await gateway.rest(key, 'POST', '/api/invitations', { role: 'WORKER' });
    expect(created.body.inviteCode).toMatch(/^\w{4}-/);
    const { body } = await gateway.rest(key, 'GET', '/api/invitations');
    expect(body).toHaveLength(2);
    for (const each of body) expect(each).toMatchObject({ inviteCode: null, registrationUrl: null });
    const listed = await gateway.graphql(key, '{ viewer { invitations { nodes { inviteCode } } } }');
    expect(listed.text).not.toContain(created.body.inviteCode);
    expect((await gateway.rest(admin, 'GET', '/api/invitations')).body[0].inviteCode).toBe(created.body.inviteCode);
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
