import { hash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, applicationOf, createActor, startGateway, type TestGateway } from '../harness/index.js';

const known =
  'query Crews_List_Load {\n  viewer {\n    jobs {\n      nodes {\n        id\n        __typename\n      }\n    }\n  }\n}';
const knownWatch = 'subscription Crews_List_Watch {\n  clockStatusChanged {\n    state\n    __typename\n  }\n}';
const knownChange =
  'mutation Crews_List_Add($name: String!) {\n  jobCreate(input: {name: $name}) {\n    job {\n      name\n    }\n  }\n}';
const unknown = 'query Crews_List_Load { viewer { jobs { nodes { id name } } } }';
const hashOf = (text: string) => hash('sha256', text);
const persisted = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

/** Publishes documents like the build of a module. */
async function publish(folder: string, version: string, texts: readonly string[], integrityOf = '') {
  const documents = JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])));
  const release = path.join(folder, 'mf-crews', version);
  await mkdir(release, { recursive: true });
  const operationsIntegrity = `sha384-${hash('sha384', documents + integrityOf, 'base64')}`;
  const timetrack = { operations: 'operations.0123456789.json', operationsIntegrity };
  await writeFile(path.join(release, 'operations.0123456789.json'), documents);
  await writeFile(path.join(release, 'mf-manifest.json'), JSON.stringify({ timetrack }));
}

let folder: string;
let gateway: TestGateway;
let owner: Actor;
let key: { readonly authorization: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await publish(folder, '1.0.0', [known, knownWatch, knownChange]);
  gateway = await startGateway({ env: { NODE_ENV: 'production', RELEASES_DIR: folder } });
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  const input = { name: 'Sync', scopes: ['timesheets:read'] };
  const { body } = await gateway.rest(owner, 'POST', '/api/api-keys', input);
  key = { authorization: `Bearer ${body.secret}` };
});
afterAll(() => gateway.close());

const post = async (sender: { readonly headers: Readonly<Record<string, string>> } | null, body: object) =>
  gateway.rest(sender, 'POST', '/graphql', body);
const refusal = expect.stringContaining('This server does not know this operation');

describe('with a session', () => {
  test('runs a known document by its hash, its id and its text, each time', async () => {
    for (const body of [
      { extensions: persisted(known) },
      { documentId: `sha256:${hashOf(known)}` },
      { query: known },
    ]) {
      for (let time = 0; time < 3; time += 1) {
        const { status, body: answer } = await post(owner, { operationName: 'Crews_List_Load', ...body });
        expect(status).toBe(200);
        expect(answer.data.viewer.jobs.nodes).toEqual([]);
      }
    }
  });

  test('runs a known document by GET', async () => {
    const search = new URLSearchParams({ extensions: JSON.stringify(persisted(known)) });
    const headers = { ...owner.headers, 'sec-fetch-site': 'same-origin' };
    const response = await gateway.inject({ url: `/graphql?${search}`, headers });
    expect(response.json().data.viewer.jobs.nodes).toEqual([]);
  });

  test('refuses an unknown document before it is parsed, without repeating it', async () => {
    for (const query of [unknown, `${known} `, '{ broken', '{ __schema { types { name } } }']) {
      const { status, body, text } = await post(owner, { query, extensions: persisted(known) });
      expect(status).toBe(403);
      expect(body.errors).toMatchObject([{ message: refusal, extensions: { code: 'FORBIDDEN' } }]);
      expect(text).not.toContain('broken');
    }
    const search = new URLSearchParams({ query: unknown });
    const headers = { ...owner.headers, 'sec-fetch-site': 'same-origin' };
    expect((await gateway.inject({ url: `/graphql?${search}`, headers })).statusCode).toBe(403);
  });

  test('asks for the text of an unknown hash, and does not store it', async () => {
    const { status, body } = await post(owner, { extensions: persisted(unknown) });
    expect(status).toBe(200);
    expect(body.errors).toMatchObject([
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ]);
    expect((await post(owner, { query: unknown, extensions: persisted(unknown) })).status).toBe(403);
    expect((await post(owner, { extensions: persisted(unknown) })).body.data).toBeUndefined();
    const rows = await applicationOf(gateway.orm).em.fork().execute('select hash from trusted_documents');
    expect(JSON.stringify(rows)).not.toContain(hashOf(unknown));
  });

  test('replays a command that is repeated with its text instead of its hash', async () => {
    const headers = { ...owner.headers, 'idempotency-key': 'attempt-0123456789' };
    const variables = { name: 'Roof' };
    const first = await post({ headers }, { extensions: persisted(knownChange), variables });
    const second = await post({ headers }, { variables, query: knownChange });
    expect(first.body).toEqual({ data: { jobCreate: { job: { name: 'Roof' } } } });
    expect(second.body).toEqual(first.body);
    expect((await gateway.rest(owner, 'GET', '/api/jobs')).body).toHaveLength(1);
  });

  test('checks the permissions of a known document as ever', async () => {
    const worker = await createActor(gateway, 'WORKER');
    const { body } = await post(worker, { extensions: persisted(knownChange), variables: { name: 'Roof' } });
    expect(body.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const variables = { name: 'Roof' };
    expect((await post(null, { extensions: persisted(knownChange), variables })).body.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect((await post(null, { extensions: persisted(known) })).body).toEqual({ data: { viewer: null } });
  });
});

describe('over a socket', () => {
  test('a known subscription runs by its hash, an unknown one does not', async () => {
    const socket = await gateway.socket(owner);
    await socket.init();
    const subscribe = (id: string, payload: object) => socket.send({ type: 'subscribe', id, payload });
    subscribe('unknown', { query: 'subscription { clockStatusChanged { since } }' });
    expect((await socket.next('error')).payload).toMatchObject([{ message: refusal }]);
    subscribe('missing', { query: '', extensions: persisted('subscription { other }') });
    expect((await socket.next('error')).payload).toMatchObject([{ message: 'PersistedQueryNotFound' }]);
    subscribe('query', { query: '', extensions: persisted(known) });
    expect((await socket.next('error')).payload).toMatchObject([
      { message: expect.stringContaining('Only subscriptions') },
    ]);

    subscribe('1', { query: '', extensions: persisted(knownWatch) });
    subscribe('after', { query: '{' });
    await socket.next('error');
    await gateway.rest(owner, 'POST', '/api/timesheets/clock-in', {});
    expect((await socket.next('next')).payload).toMatchObject({ data: { clockStatusChanged: { state: 'WORKING' } } });
    await socket.close();
  });
});

test('without a session, only known documents run, and a key that is not valid does not change that', async () => {
  expect((await post(null, { query: '{ __typename }' })).status).toBe(403);
  const invalid = { headers: { authorization: 'Bearer tt_invalid' } };
  expect((await post(invalid, { query: '{ __typename }' })).status).toBe(401);
});

describe('with an API key', () => {
  const query = '{ viewer { timesheets(first: 1) { pageInfo { hasNextPage } } } }';

  test('runs any document within the limits, even if the client adds a hash', async () => {
    for (const extensions of [undefined, persisted(query)]) {
      const { body } = await post({ headers: key }, { query, extensions });
      expect(body.data.viewer.timesheets.pageInfo).toEqual({ hasNextPage: false });
    }
  });

  test('tells the client to stop sending hashes', async () => {
    const { body } = await post({ headers: key }, { extensions: persisted(query) });
    expect(body.errors).toMatchObject([
      { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
    ]);
  });
});

describe('a release', () => {
  test('is known at once, and the documents of the last one from another gateway with the same database', async () => {
    const added =
      'query Crews_List_LoadMore {\n  viewer {\n    jobs {\n      nodes {\n        name\n      }\n    }\n  }\n}';
    expect((await post(owner, { query: known })).status).toBe(200);
    const next = await mkdtemp(path.join(tmpdir(), 'releases-'));
    await publish(next, '2.0.0', [added]);
    const other = await startGateway({ beside: gateway, env: { NODE_ENV: 'production', RELEASES_DIR: next } });
    for (const query of [known, added]) {
      const request = { method: 'POST', url: '/graphql', headers: owner.headers, payload: { query } } as const;
      expect((await other.inject(request)).statusCode).toBe(200);
    }
    await other.close();
  });

  test('is ignored if its file does not have the hash in the manifest', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'releases-'));
    await publish(other, '1.0.0', [unknown], 'changed');
    const careful = await startGateway({ env: { NODE_ENV: 'production', RELEASES_DIR: other } });
    const response = await careful.inject({ method: 'POST', url: '/graphql', payload: { query: unknown } });
    expect(response.statusCode).toBe(403);
    await careful.close();
  });
});

test('TRUSTED_DOCUMENTS=0 lets sessions send any document', async () => {
  const open = await startGateway({ env: { NODE_ENV: 'production', TRUSTED_DOCUMENTS: '0' } });
  const response = await open.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } });
  expect(response.json()).toEqual({ data: { __typename: 'Query' } });
  await open.close();
});
