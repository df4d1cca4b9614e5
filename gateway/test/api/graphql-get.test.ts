import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;
let key: string;

beforeAll(async () => {
  gateway = await startGateway();
  owner = await createActor(gateway, 'OWNER');
  const { body } = await gateway.rest(owner, 'POST', '/api/api-keys', { name: 'Sync', scopes: ['timesheets:read'] });
  key = body.secret;
});
afterAll(() => gateway.close());

/** What browsers add to a request of a page of the same origin. */
const samePage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const urql = {
  accept:
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
};
const apollo = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};

function get(parameters: Record<string, string>, headers: Record<string, string> = {}) {
  return gateway.inject({ method: 'GET', url: `/graphql?${new URLSearchParams(parameters)}`, headers });
}

describe('a query by GET', () => {
  const query = 'query Load($first: Int) { viewer { timesheets(first: $first) { pageInfo { hasNextPage } } } }';
  const parameters = { query, operationName: 'Load', variables: '{"first":1}', extensions: '{}' };
  const expected = { viewer: { timesheets: { pageInfo: { hasNextPage: false } } } };

  test.each([
    ['urql', urql],
    ['Apollo Client', apollo],
  ])('works with the headers of %s, for a key and for a page', async (_client, headers) => {
    const withKey = await get(parameters, { ...headers, authorization: `Bearer ${key}` });
    const ofPage = await get(parameters, { ...headers, ...samePage, ...owner.headers });

    for (const response of [withKey, ofPage]) {
      expect(response.statusCode).toBe(200);
      expect(response.json().data).toEqual(expected);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('works without any headers while it carries no session', async () => {
    const response = await get({ query: '{ __typename }' });
    expect(response.json()).toEqual({ data: { __typename: 'Query' } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ] as Record<string, string>[])('is rejected from another site: %o', async (headers) => {
    for (const session of [{}, owner.headers]) {
      const response = await get(parameters, { ...headers, ...session });
      // Browsers that open the address are sent to GraphiQL outside production.
      if (response.statusCode === 302) continue;
      expect(response.statusCode).toBe(403);
      expect(response.json().errors[0].message).toBe('Requests from other sites are not accepted');
    }
  });

  test('with a session needs a header of our pages if the browser does not name the site', async () => {
    const plain = await get(parameters, owner.headers);
    expect(plain.statusCode).toBe(400);
    expect(plain.json()).not.toHaveProperty('data');

    for (const [name, value] of [
      ['apollo-require-preflight', 'true'],
      ['x-apollo-operation-name', 'Load'],
      ['content-type', 'application/json'],
    ] as const) {
      const ofPage = await get(parameters, { ...owner.headers, [name]: value });
      expect([name, ofPage.json().data]).toEqual([name, expected]);
    }
    const ofForm = await get(parameters, { ...owner.headers, 'content-type': 'text/plain' });
    expect(ofForm.statusCode).toBe(400);
  });
});

describe('by GET', () => {
  test('a mutation is rejected and changes nothing', async () => {
    const mutation = 'mutation { jobCreate(input: { name: "By GET" }) { job { id } } }';
    const response = await get({ query: mutation }, { ...urql, ...samePage, ...owner.headers });

    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json().errors[0].message).toMatch(/GET/);
    expect((await gateway.rest(owner, 'GET', '/api/jobs')).text).not.toContain('By GET');
  });

  test('a document with a mutation runs its query only', async () => {
    const query = 'query Read { __typename } mutation Write { jobCreate(input: { name: "Chosen" }) { job { id } } }';
    const headers = { ...urql, ...samePage, ...owner.headers };

    expect((await get({ query, operationName: 'Write' }, headers)).statusCode).toBe(405);
    expect((await get({ query, operationName: 'Read' }, headers)).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await gateway.rest(owner, 'GET', '/api/jobs')).text).not.toContain('Chosen');
  });

  test('a subscription is rejected and sent to a socket', async () => {
    const query = 'subscription { clockStatusChanged { state } }';
    const response = await get({ query }, { ...urql, ...samePage, ...owner.headers });

    expect([400, 405]).toContain(response.statusCode);
    expect(response.json().errors[0].message).toMatch(/WebSocket|GET/);
  });
});
