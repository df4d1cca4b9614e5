import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { features } from '../../src/composition/features.js';
import { keyUsageSweep } from '../../src/platform/graphql/usage/key-usage.js';
import { coordinatesOf } from '../../src/platform/graphql/usage/operation-coordinates.js';
import {
  type Actor,
  addressesOf,
  createActor,
  programArguments,
  startGateway,
  type TestGateway,
} from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

async function createKey(administrator: Actor) {
  const input = { name: 'Sync', scopes: ['timesheets:read'] };
  const { body } = await gateway.rest(administrator, 'POST', '/api/api-keys', input);
  return { id: String(body.id), headers: { authorization: `Bearer ${body.secret}` } };
}

/** Sends documents to a gateway of their own, which writes what they use when it ends. */
async function send(headers: Readonly<Record<string, string>>, documents: readonly string[]) {
  const other = await startGateway({ beside: gateway });
  for (const query of documents) {
    const { statusCode } = await other.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(statusCode).toBe(200);
  }
  await other.close();
}

const usageOf = (keyId: string): Promise<{ coordinate: string }[]> =>
  gateway.orm.em
    .fork()
    .execute('select coordinate, day::text from api_key_usage where api_key_id = ? order by coordinate', [keyId]);

const pages = '{ viewer { timesheets(first: 1) { pageInfo { hasNextPage } } } }';

test('what an API key uses is written once a day, however often it is used', async () => {
  const key = await createKey(owner);
  await send(key.headers, [pages, pages, pages, '{ viewer { timesheets(first: 2) { edges { node { id } } } } }']);
  const day = gateway.clock.now().toISOString().slice(0, 10);
  const expected = [
    'PageInfo.hasNextPage',
    'Query.viewer',
    'Timesheet.id',
    'TimesheetConnection.edges',
    'TimesheetConnection.pageInfo',
    'TimesheetEdge.node',
    'Viewer.timesheets',
    'Viewer.timesheets.first',
  ];
  expect(await usageOf(key.id)).toEqual(expected.map((coordinate) => ({ coordinate, day })));

  await send(key.headers, [pages]);
  expect(await usageOf(key.id)).toHaveLength(expected.length);
});

test('sessions and rejected documents are not written', async () => {
  const key = await createKey(owner);
  await send(owner.headers, [pages]);
  await send(key.headers, ['{ noSuchField }', '{ viewer { timesheets(first: 1) { broken } } }']);
  expect(await usageOf(key.id)).toEqual([]);
});

test('npm run schema:usage counts keys of all organizations that are not revoked, without their names', async () => {
  const other = await createActor(gateway, 'OWNER');
  const [one, two, revoked] = [await createKey(owner), await createKey(other), await createKey(other)];
  for (const { headers } of [one, two, revoked])
    await send(headers, ['{ viewer { timesheets(first: 1) { totalCount } } }']);
  await gateway.rest(other, 'DELETE', `/api/api-keys/${revoked.id}`);

  const file = path.join(await mkdtemp(path.join(tmpdir(), 'usage-')), 'schema-usage.json');
  const { url, ownerUrl } = addressesOf(gateway.orm);
  const child = spawn(process.execPath, [...programArguments('emit-schema-usage'), file], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  const text = await readFile(file, 'utf8');
  const { writtenOn, coordinates } = JSON.parse(text);
  expect(writtenOn).toBe(new Date().toISOString().slice(0, 10));
  expect(coordinates['TimesheetConnection.totalCount']).toMatchObject({ apiKeys: 2 });
  for (const secret of [one.id, two.id, owner.organizationId, 'Sync']) expect(text).not.toContain(secret);
});

test('usage of half a year ago is removed', async () => {
  const key = await createKey(owner);
  await send(key.headers, [pages]);
  await gateway.orm.em.fork().execute('update api_key_usage set day = day - 181 where api_key_id = ?', [key.id]);
  await keyUsageSweep.run({ ...gateway.platform, orm: gateway.orm });
  expect(await usageOf(key.id)).toEqual([]);
});

test('the coordinates of an operation include its fragments, arguments, enum values and all that its variables may contain', () => {
  const schema = buildSchema(`
    type Query { jobs(filter: Filter, status: Status, first: Int = 50): [Job!]! other: Int }
    type Job { id: ID! name: String! secret: Int }
    input Filter { name: String, not: Filter, status: Status }
    enum Status { ACTIVE RETIRED }`);
  const document = parse(`
    query A { jobs(status: ACTIVE, filter: { name: "x" }) { ...Row } }
    query B($filter: Filter) { jobs(filter: $filter) { __typename } }
    fragment Row on Job { name ...Id } fragment Id on Job { id } fragment Unused on Job { secret }`);
  const of = (name: string) => {
    const definition = getOperationAST(document, name);
    return definition ? [...coordinatesOf(schema, { document, definition })].sort() : [];
  };

  expect(of('A')).toEqual([
    ...['Filter.name', 'Job.id', 'Job.name', 'Query.jobs', 'Query.jobs.filter', 'Query.jobs.status', 'Status.ACTIVE'],
  ]);
  expect(of('B')).toEqual([
    ...['Filter.name', 'Filter.not', 'Filter.status', 'Query.jobs', 'Query.jobs.filter'],
    ...['Status.ACTIVE', 'Status.RETIRED'],
  ]);
});

test.each(features.flatMap(({ sweeps = [] }) => sweeps).map(({ name, everyMinutes }) => [name, everyMinutes]))(
  'the sweep %s runs at fixed minutes of each hour',
  (_name, everyMinutes) => {
    expect(60 % Number(everyMinutes)).toBe(0);
  },
);
