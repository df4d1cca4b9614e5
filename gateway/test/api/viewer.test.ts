import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isObjectType, isRequiredArgument } from 'graphql';
import { permissionTable } from '../../src/access/index.js';
import { features } from '../../src/composition/features.js';
import { aTimesheet } from '../../src/features/timeclock/test/builders.js';
import { type Role, roles } from '../../src/platform/auth/viewer.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
const actors = {} as Record<Role, Actor>;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });
  for (const role of roles) actors[role] = await createActor(gateway, role, actors.OWNER);
});
afterAll(() => gateway.close());

const viewerType = (await schemaOf(features)).getType('Viewer');
const fields = isObjectType(viewerType) ? Object.values(viewerType.getFields()) : [];
const plainFields = fields.filter(({ args }) => !args.some(isRequiredArgument));

const list = 'timesheets { edges { node { id } } }';

async function keyWith(scopes: readonly string[]) {
  const { secret } = (await gateway.rest(actors.OWNER, 'POST', '/api/api-keys', { name: 'Payroll', scopes })).body;
  return { headers: { authorization: `Bearer ${secret}` } };
}

describe('viewer', () => {
  test('is null without a session, as are the reads of a revoked session', async () => {
    const { body } = await gateway.graphql(null, `{ viewer { ${list} me { id } } }`);
    expect(body).toEqual({ data: { viewer: null } });
  });

  test('answers several reads of the caller', async () => {
    const { id } = await aTimesheet(gateway.orm, { user: actors.WORKER.user });
    const { body } = await gateway.graphql(actors.MANAGER, `{ viewer { ${list} me { id } } }`);
    const page = { edges: [{ node: { id } }] };
    expect(body.data).toEqual({ viewer: { timesheets: page, me: { id: actors.MANAGER.userId } } });
  });

  test('has null for a refused field, and answers the others', async () => {
    const { body } = await gateway.graphql(actors.WORKER, `{ viewer { auditLogs { totalCount } ${list} me { id } } }`);
    expect(body.data.viewer).toEqual({
      auditLogs: null,
      timesheets: { edges: [{ node: { id: expect.any(String) } }] },
      me: { id: actors.WORKER.userId },
    });
    expect(body.errors).toMatchObject([{ path: ['viewer', 'auditLogs'], extensions: { code: 'FORBIDDEN' } }]);
  });

  test.each(roles)('refuses %s exactly what the permission table does', async (role) => {
    for (const { name, type } of plainFields) {
      const selection = isObjectType(type) || String(type).startsWith('[') ? '{ __typename }' : '';
      const text = ['grantableRoles', 'mailConfigured'].includes(name) ? name : `${name} ${selection}`;
      const { body } = await gateway.graphql(actors[role], `{ viewer { ${text} } }`);
      const access: unknown = permissionTable[name as keyof typeof permissionTable];
      const isAllowed = Array.isArray(access) && access.includes(role);
      expect([name, body.errors?.[0].extensions.code ?? 'OK']).toEqual([name, isAllowed ? 'OK' : 'FORBIDDEN']);
    }
    expect(plainFields.length).toBeGreaterThan(25);
  });

  test('gives an API key what its scopes list', async () => {
    const key = await keyWith(['timesheets:read']);
    const { body } = await gateway.graphql(
      key,
      `{ viewer { ${list} payrollVersions { totalCount } users { __typename } } }`,
    );
    expect(body.data.viewer).toEqual({
      timesheets: { edges: [expect.anything()] },
      payrollVersions: null,
      users: null,
    });
    expect(body.errors.map(({ path }: { path: string[] }) => path[1]).toSorted()).toEqual(['payrollVersions', 'users']);
  });

  test('has nullable fields only', () => {
    for (const { name, type } of fields) expect([name, String(type)]).toEqual([name, expect.not.stringMatching(/!$/)]);
  });
});

describe('visitor', () => {
  test('answers without a session, and leaves the field out that fails', async () => {
    const document = '{ visitor { registrationOptions { __typename } invitation(code: "ABCDEFGHJKLMNPQR") { role } } }';
    const { body } = await gateway.graphql(null, document);
    expect(body.data.visitor).toEqual({ registrationOptions: { __typename: 'RegistrationOptions' }, invitation: null });
    expect(body.errors).toMatchObject([{ path: ['visitor', 'invitation'], extensions: { code: 'NOT_FOUND' } }]);
  });

  test('counts its reads by name', async () => {
    const guess = (n: number) => `a${n}: invitation(code: "ABCDEFGHJKLMNPQ${n}") { role }`;
    const document = `{ visitor { ${[1, 2, 3, 4, 5, 6].map(guess).join(' ')} } }`;
    const { body } = await gateway.graphql(null, document);
    expect(body.data).toBeUndefined();
    expect(body.errors[0].message).toBe('The query calls invitation 6 times. The limit is 5.');
  });
});

describe('a read below viewer', () => {
  test('costs nothing for `viewer` itself, in depth or in looked-up objects', async () => {
    const limited = await startGateway({ env: { GRAPHQL_MAX_DEPTH: '4', GRAPHQL_MAX_COST: '101' } });
    const owner = await createActor(limited, 'OWNER');
    const ask = async (text: string) => (await limited.graphql(owner, text)).body.errors?.[0].message ?? 'OK';
    const read = (size: number, inner = 'id') => `timesheets(first: ${size}) { edges { node { ${inner} } } }`;
    expect(await ask(`{ viewer { ${read(50)} } }`)).toBe('OK');
    expect(await ask(`{ viewer { ${read(51)} } }`)).toContain('may look up 103 objects');
    expect(await ask(`{ viewer { ${read(1, 'user { id }')} } }`)).toContain('5 levels');
    expect(
      await ask('{ ...F } fragment F on Query { viewer { timesheets { edges { node { user { id } } } } } }'),
    ).toContain('5 levels');
    await limited.close();
  });

  test('reports input that does not fit with the words of the use case, after the permission', async () => {
    const document = 'query ($n: Int!) { viewer { auditLogs(first: $n) { totalCount } } }';
    const failureFor = async (role: Role, variables: object, text = document) =>
      (await gateway.graphql(actors[role], text, variables)).body.errors[0];
    expect((await failureFor('WORKER', { n: 'x' })).extensions.code).toBe('FORBIDDEN');
    expect((await failureFor('OWNER', { n: 0 })).message).toBe('A page can have 1 to 1000 entries');
    const dates =
      '{ viewer { report(type: TIMES_BY_EMPLOYEE, startDate: "today", endDate: "2026-07-14") { rowCount } } }';
    expect((await failureFor('OWNER', {}, dates)).message).toMatch(/must be a date/);
  });
});

describe('the page size in the schema', () => {
  const root = '{ viewer { auditLogs(PAGE) { pageInfo { hasNextPage } } } }';
  const pageOf = async (sizes: string) => {
    const { body } = await gateway.graphql(actors.OWNER, root.replace('PAGE', sizes));
    return body.errors?.[0].message ?? body;
  };

  test('does not count as sent, so pages go backward too', async () => {
    for (const sizes of ['last: 1', 'last: 1, first: null', 'before: null, last: 2', 'first: 3', 'first: null']) {
      expect(await pageOf(sizes)).toHaveProperty('data');
    }
    expect(await pageOf('first: 1, last: 1')).toContain('either forward (first, after) or backward');
    const document = root.replace('{', 'query ($n: Int) {').replace('PAGE', 'first: $n, last: 1');
    expect((await gateway.graphql(actors.OWNER, document, {})).body).not.toHaveProperty('errors');
    expect((await gateway.graphql(actors.OWNER, document, { n: 2 })).body).toHaveProperty('errors');
  });
});
