import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  owner = await createActor(gateway, 'OWNER');
  worker = await createActor(gateway, 'WORKER', owner);
});
afterAll(() => gateway.close());

const createUser = 'mutation($input: UserCreateInput!) { userCreate(input: $input) { user { id } } }';
const wrong = { email: 5, firstName: 'A', role: 'EMPEROR', password: 'battery staple' };

async function ask(who: Actor | null, query: string, variables: object) {
  const headers = who?.headers ?? {};
  const response = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  const { errors } = response.json();
  return { status: response.statusCode, errors, requestId: response.headers['x-request-id'] };
}

describe('variables of the wrong type', () => {
  test('are reported as in REST, with every invalid field at once', async () => {
    const { errors, requestId } = await ask(owner, createUser, { input: wrong });
    const rest = await gateway.inject({ method: 'POST', url: '/api/users', headers: owner.headers, payload: wrong });
    const { message, code, fields } = rest.json();
    expect(Object.keys(fields).toSorted()).toEqual(['email', 'lastName', 'role']);
    expect(errors).toEqual([expect.objectContaining({ message, extensions: { code, fields, requestId } })]);
  });

  test('are checked after the caller', async () => {
    expect((await ask(null, createUser, { input: wrong })).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await ask(worker, createUser, { input: wrong })).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('name the field even if the use case would accept them', async () => {
    const query = 'query($first: Int) { viewer { timesheets(first: $first) { totalCount } } }';
    const { errors } = await ask(owner, query, { first: 'many' });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { first: expect.any(String) } });
  });

  test('are rejected without GraphQL’s own codes or stack traces', async () => {
    const { errors, requestId } = await ask(null, 'query($id: ID!) { __typename }', { id: null });
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('$id'),
        extensions: { code: 'BAD_USER_INPUT', fields: { id: expect.any(String) }, requestId },
      }),
    ]);
  });

  test('are reported for a document that was sent before, too', async () => {
    const query = `query($id: ID = "${owner.userId}") { viewer { timesheet(id: $id) { id } } }`;
    expect((await ask(owner, query, {})).errors[0].extensions.code).toBe('NOT_FOUND');
    const { status, errors } = await ask(owner, query, { id: null });
    expect([status, errors[0].extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
  });

  test.each([
    ['without toString', '[{ a: 1 }]'],
    ['with a toString of their own', '[{ toString: 1 }]'],
  ])('are reported for objects %s in place of an enum', async (_what, scopes) => {
    const create = (value: string) => `apiKeyCreate(input: { name: "Sync", scopes: ${value} }) { secret }`;
    const literal = await ask(owner, `mutation { ${create(scopes)} }`, {});
    expect(Object.keys(literal.errors[0].extensions.fields)).toEqual(['scopes.0']);
    const variables = { scopes: [{ toString: 1 }] };
    const variable = await ask(owner, `mutation($scopes: [ApiKeyScope!]!) { ${create('$scopes')} }`, variables);
    expect(Object.keys(variable.errors[0].extensions.fields)).toEqual(['scopes.0']);
  });
});

describe('literals of the wrong type', () => {
  const literal = '{ email: 5, firstName: "A", role: EMPEROR, password: "battery staple" }';
  const mutation = `mutation { userCreate(input: ${literal}) { user { id } } }`;

  test('are reported as in REST', async () => {
    const { errors, requestId } = await ask(owner, mutation, {});
    const rest = await gateway.inject({ method: 'POST', url: '/api/users', headers: owner.headers, payload: wrong });
    const { message, code, fields } = rest.json();
    expect(errors).toEqual([{ message, extensions: { code, fields, requestId } }]);
  });

  test('are checked after the caller', async () => {
    expect((await ask(null, mutation, {})).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await ask(worker, mutation, {})).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test.each([
    'mutation { userCreate(input: {}) { user { id } } }',
    'mutation { userCreate(input: {}) { user { id } } }',
  ])('are reported as missing: %s', async (query) => {
    const { errors } = await ask(owner, query, {});
    expect(Object.keys(errors[0].extensions.fields).toSorted()).toEqual(['firstName', 'lastName', 'role']);
  });

  test('are reported by GraphQL if the document has other errors as well', async () => {
    const { errors } = await ask(owner, `mutation { userCreate(input: ${literal}) { user { salary } } }`, {});
    expect(errors.map(({ message }: Error) => message)).toContainEqual(expect.stringContaining('salary'));
  });

  test('are reported by GraphQL if REST would accept them', async () => {
    const { errors } = await ask(owner, '{ viewer { users(first: "many") { nodes { id } } } }', {});
    expect(errors[0]).toMatchObject({ message: expect.any(String), extensions: { code: 'BAD_USER_INPUT' } });
  });
});
