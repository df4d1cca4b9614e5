import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { type Actor, createActor, openSocket, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

const ask = async (query: string, variables: object = {}, headers: Record<string, string> = {}) => {
  const payload = { query, variables };
  return gateway.inject({ method: 'POST', url: '/graphql', headers: { ...owner.headers, ...headers }, payload });
};

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

describe('an expensive query', () => {
  test.each([
    ['aliases', `{ ${times(31, (n) => `a${n}: __typename`)} }`, 'aliases'],
    [
      'aliases in fragments',
      `{ ...F viewer { me { ...U } } } fragment F on Query { a: __typename } fragment U on User { ${times(31, (n) => `a${n}: id`)} }`,
      'aliases',
    ],
    [
      'the same operation again and again',
      `mutation { ${times(6, (n) => `a${n}: sessionStart(input: {email: "a@b.example", password: "secret${n}"}) { user { id } }`)} }`,
      'sessionstart',
    ],
    ['one field many times', `{ viewer { ${times(6, () => 'me { id }')} } }`, 'me'],
    [
      'pages of pages',
      '{ viewer { a: timesheets(first: 1000) { edges { node { user { organization { id } } job { id } breaks { id } images { url } location { lat } } } } b: timesheets(first: 1000) { edges { node { user { organization { id } } job { id } breaks { id } images { url } location { lat } } } } } }',
      'objects',
    ],
    [
      'fragments of fragments',
      `{ ...F0 } ${times(14, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F14 on Query { __typename }`,
      'selections',
    ],
    ['one name many times', `{ viewer { me { ${times(300, () => 'id')} } } }`, '300 times'],
    ['one alias many times', `{ viewer { me { ${times(30, () => 'a: id')} } } }`, '30 times'],
    [
      'one name in many fragments',
      `{ viewer { me { ${times(60, (n) => `...F${n}`)} } } } ${times(60, (n) => `fragment F${n} on User { id }`)}`,
      '60 times',
    ],
    [
      'one name in inline fragments within each other',
      `{ viewer { me { ${times(200, () => '... { id')} ${times(200, () => '}')} } } }`,
      '200 times',
    ],
    [
      'one name on objects of one name',
      `{ viewer { users { ${times(20, () => `edges { ${times(20, () => 'node { id }')} }`)} } } }`,
      '400 times',
    ],
    [
      'one name in an operation that does not run',
      `{ __typename } query B { viewer { me { ${times(300, () => 'id')} } } }`,
      '300 times',
    ],
    [
      'one name with invalid literals',
      `{ viewer { ${times(40, () => 'timesheets(first: "x") { totalCount }')} } }`,
      '40 times',
    ],
    [
      'introspection of fields of fields',
      '{ __schema { types { fields { type { fields { name } } } } } }',
      'of fields',
    ],
    ['introspection with aliases', '{ __schema { types { a: fields { name } b: fields { name } } } }', 'aliases'],
    ['introspection twice', '{ __schema { types { name } } a: __schema { types { name } } }', '__schema 2 times'],
    ['directives', `{ __typename ${times(51, (n) => `@a${n}`)} }`, 'directives'],
    ['fragments', `{ __typename } ${times(100, (n) => `fragment F${n} on Query { __typename }`)}`, 'fragments'],
    ['comments', `{ __typename } ${'#\n'.repeat(40_000)}`, 'characters'],
    ['a long text', `{ viewer { timesheets(after: "${'x'.repeat(70_000)}") { totalCount } } }`, 'characters'],
    ['more tokens than an ordinary document', `{ ${times(2100, () => '__typename')} }`, 'token'],
  ])('is rejected: %s', async (_what, query, reason) => {
    const response = await ask(query);
    const { errors, data } = response.json();
    expect(data).toBeUndefined();
    expect(errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', requestId: response.headers['x-request-id'] });
    expect(errors[0].message.toLowerCase()).toContain(reason);
  });

  test('is rejected over a socket as well', async () => {
    const socket = await openSocket(await gateway.url(), owner.headers);
    await socket.init();
    const query = `subscription { clockStatusChanged { ${times(300, () => '__typename')} } }`;
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    expect(JSON.stringify((await socket.next('error')).payload)).toContain('300 times');
    await socket.close();
  });

  test('is not rejected for a fragment within itself, which is an error of its own', async () => {
    const query =
      '{ viewer { me { ...A } } } fragment A on User { ...B } fragment B on User { organization { id } ...A }';
    expect((await ask(query)).json().errors[0].message).toMatch(/^Cannot spread fragment "A" within itself/);
  });

  test('is rejected: nesting', async () => {
    const shallow = await startGateway({ env: { GRAPHQL_MAX_DEPTH: '3' } });
    const response = await shallow.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ viewer { timesheets { edges { node { id } } } } }' },
    });
    expect(response.json().errors[0].message).toContain('4 levels');
    await shallow.close();
  });

  test('is rejected whatever page size a variable sets', async () => {
    const list = 'timesheets(first: $n) { edges { node { user { id } job { id } breaks { id } } } }';
    const query = `query($n: Int) { viewer { ${times(3, (n) => `a${n}: ${list}`)} } }`;
    expect((await ask(query, { n: 1000 })).json().errors[0].message).toContain('objects');
    expect((await ask(query, { n: 10 })).json()).not.toHaveProperty('errors');
  });
});

describe('a body with too many values', () => {
  test.each(['/graphql', '/api/jobs'])('is rejected before anything walks through it: %s', async (url) => {
    const payload = { query: '{ __typename }', variables: { ids: Array(25_000).fill('x') } };
    const response = await gateway.inject({ method: 'POST', url, headers: owner.headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('too many values');
  });
});

test('looks at the first of thousands of values that do not fit only', async () => {
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  const { errors } = (await ask(query, { ids: Array.from({ length: 9000 }, (_, index) => ({ index })) })).json();
  expect(errors.map(({ message }: Error) => message)).toEqual(['ID cannot represent value: { index: 0 }']);
});

describe('the problems of a document', () => {
  test('are reported once, however often they occur', async () => {
    const { errors } = (await ask(`{ __typename ${times(40, (n) => `@aa${n % 2}`)} }`)).json();
    expect(errors).toHaveLength(1);
    expect(errors[0].message).toBe('Unknown directive "@aa0".');
    const skipped = (await ask(`{ __typename ${times(40, () => '@skip(if: false)')} }`)).json();
    expect(skipped.errors).toHaveLength(1);
    expect((await ask(`{ ${times(25, () => 'nothing')} }`)).json().errors).toHaveLength(1);
    expect((await ask(`{ ${times(200, (n) => `nothing${n}`)} }`)).json().errors.length).toBeLessThanOrEqual(10);
  });

  test.each([
    ['a field', (text: string) => [`{ ${text} }`, {}]],
    ['an alias', (text: string) => [`{ viewer { users { nodes { ${text}: id } } } }`, {}]],
    ['an operation', (text: string) => [`query ${text} { __typename }`, {}]],
    ['a literal', (text: string) => [`{ viewer { timesheets(first: "${text}") { totalCount } } }`, {}]],
    [
      'a variable',
      (text: string) => ['query($n: Int) { viewer { timesheets(first: $n) { totalCount } } }', { n: text }],
    ],
    [
      'a member of a variable',
      (text: string) => [
        'mutation($i: JobCreateInput!) { jobCreate(input: $i) { job { id } } }',
        { i: { name: 'a', [text]: 1 } },
      ],
    ],
    ['a directive', (text: string) => [`{ __typename @${text} }`, {}]],
    ['a syntax error', (text: string) => [`{ viewer ${text} "`, {}]],
  ] as const)('repeat a part of what was sent only: %s', async (_what, documentOf) => {
    const [query, variables] = documentOf('a'.repeat(200_000));
    const response = await ask(query as string, variables as object);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toHaveProperty('errors');
    expect(response.body.length).toBeLessThan(4000);
  });
});

describe('an ordinary query', () => {
  test('is accepted: a full page with all its fields', async () => {
    const query =
      '{ viewer { timesheets(first: 1000) { totalCount pageInfo { endCursor } edges { cursor node { id user { id firstName organization { id } } job { id name } breaks { id } images { url } location { lat } } } } } }';
    expect((await ask(query)).json()).not.toHaveProperty('errors');
  });

  test('is accepted: the introspection of tools', async () => {
    const response = await ask(getIntrospectionQuery());
    expect(response.json()).not.toHaveProperty('errors');
  });
});

describe('the GraphQL API', () => {
  test.each([
    ['malformed JSON', '{"query": "', 'application/json', 400, 'BAD_USER_INPUT'],
    ['another type', 'query=x', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['batches', '[{"query": "{ __typename }"}]', 'application/json', 400, 'BAD_USER_INPUT'],
    [
      'a body that is too large',
      JSON.stringify({ query: `{ __typename } #${'x'.repeat(1_100_000)}` }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('rejects %s with an error in GraphQL form', async (_what, payload, type, status, code) => {
    const response = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().errors).toEqual([
      { message: expect.any(String), extensions: { code, requestId: response.headers['x-request-id'] } },
    ]);
  });

  test('sends the status of the failure to clients that accept the GraphQL media type', async () => {
    const accept = { accept: 'application/graphql-response+json' };
    const query = 'mutation($input: UserCreateInput!) { userCreate(input: $input) { user { id } } }';
    const payload = { query, variables: { input: {} } };
    const unauthenticated = await gateway.inject({ method: 'POST', url: '/graphql', headers: accept, payload });
    expect(unauthenticated.statusCode).toBe(401);
    expect((await ask(query, { input: {} }, accept)).statusCode).toBe(400);
    expect((await ask('{', {}, accept)).statusCode).toBe(400);
    expect((await ask('{ viewer { me { id } } }', {}, accept)).statusCode).toBe(200);
  });
});

describe('in production', () => {
  let production: TestGateway;
  beforeAll(async () => {
    production = await startGateway({ env: { NODE_ENV: 'production', TRUSTED_DOCUMENTS: '0' } });
  });
  afterAll(() => production.close());
  const inProduction = (query: string, variables: object = {}) =>
    production.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });

  test('the schema is hidden from introspection and suggestions', async () => {
    expect((await inProduction(getIntrospectionQuery())).json()).toHaveProperty('errors');
    const suggestion = await inProduction('{ viewer { timesheet { id } } }');
    expect(suggestion.body).not.toContain('Did you mean');
    const login = 'mutation($input: SessionStartInput!) { sessionStart(input: $input) { user { id } } }';
    const input = { email: 'a@b.example', password: 'battery staple', passwor: '' };
    expect((await inProduction(login, { input })).json().errors).toEqual([
      expect.objectContaining({ message: 'Field "passwor" is not defined by type "SessionStartInput".' }),
    ]);
  });

  test('the schema is hidden over a socket as well', async () => {
    const manager = await createActor(production, 'MANAGER');
    const socket = await openSocket(await production.url(), manager.headers);
    await socket.init();
    socket.send({ type: 'subscribe', id: '1', payload: { query: 'subscription { clockStatusChange { state } }' } });
    expect(JSON.stringify((await socket.next('error')).payload)).not.toContain('Did you mean');
    await socket.close();
  });

  test('GraphiQL is off', async () => {
    const page = await production.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(406);
    const files = await production.inject({ url: '/graphiql' });
    expect(files.statusCode).toBe(404);
  });
});
