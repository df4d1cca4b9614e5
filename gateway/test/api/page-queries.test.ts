import { hash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createQueryRunner } from '../../src/web/page-requests.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

const texts = {
  own: 'query Crews_Home_Own {\n  viewer {\n    activeTimesheet {\n      id\n    }\n  }\n}',
  jobs: 'query Crews_Home_Jobs {\n  viewer {\n    jobs {\n      nodes {\n        name\n      }\n    }\n  }\n}',
  shifts:
    'query Crews_Home_Shifts($from: DateTimeISO!, $to: DateTimeISO!) {\n  viewer {\n    schedules(from: $from, to: $to) {\n      nodes {\n        id\n      }\n    }\n  }\n}',
  stats: 'query Crews_Home_Stats {\n  viewer {\n    dashboardStats {\n      activeWorkers\n    }\n  }\n}',
  add: 'mutation Crews_Home_Add {\n  jobCreate(input: {name: "Added by a page"}) {\n    job {\n      name\n    }\n  }\n}',
};
const hashOf = (name: keyof typeof texts) => hash('sha256', texts[name]);

let gateway: TestGateway;
let manager: Actor;
let worker: Actor;
let admin: Actor;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const release = path.join(folder, 'mf-crews/1.0.0');
  await mkdir(release, { recursive: true });
  const documents = JSON.stringify(
    Object.fromEntries(Object.values(texts).map((text) => [hash('sha256', text), text])),
  );
  await writeFile(path.join(release, 'operations.0123456789.json'), documents);
  const operationsIntegrity = `sha384-${hash('sha384', documents, 'base64')}`;
  const timetrack = { operations: 'operations.0123456789.json', operationsIntegrity };
  await writeFile(path.join(release, 'mf-manifest.json'), JSON.stringify({ timetrack }));
  gateway = await startGateway({ env: { NODE_ENV: 'production', RELEASES_DIR: folder }, now: '2026-03-08T12:00:00Z' });
  manager = await createActor(gateway, 'MANAGER');
  worker = await createActor(gateway, 'WORKER', manager);
  admin = await createActor(gateway, 'ADMIN', manager);
  await gateway.rest(admin, 'POST', '/api/jobs', { name: '</script><b>Site' });
});
afterAll(() => gateway.close());

/** The test waits for each query, on a slow machine too. */
const patienceMs = 60_000;

const aSession = (timezoneInForce: string) => ({
  user: { abilities: [], firstName: 'Wanda', organization: { name: 'Crews', timezoneInForce } },
});

/** Opens a page as a browser does after a link on another site. */
async function open(
  sender: Actor | null,
  names: readonly { name: keyof typeof texts; variables?: Record<string, string> }[],
) {
  const run = createQueryRunner(gateway.app.http, gateway.clock, patienceMs);
  const navigation = { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const request = { headers: { ...navigation, ...sender?.headers }, socket: {} } as unknown as FastifyRequest;
  const session = aSession('America/New_York');
  const queries = names.map(({ name, variables = {} }) => ({ hash: hashOf(name), variables }));
  return run(request, session, queries);
}

const clockIn = (actor: Actor) => gateway.rest(actor, 'POST', '/api/timesheets/clock-in', {});

describe('the queries of a page', () => {
  test('are run as the user whose cookie the page has, and as nobody else', async () => {
    const stranger = await createActor(gateway, 'WORKER');
    const colleague = await createActor(gateway, 'WORKER', manager);
    const { body } = await clockIn(worker);
    const dataOf = async (actor: Actor | null) =>
      (await open(actor, [{ name: 'own' }, { name: 'jobs' }])).map((one) => one.data);
    expect(await dataOf(worker)).toEqual([
      { viewer: { activeTimesheet: { id: body.id } } },
      { viewer: { jobs: { nodes: [{ name: '</script><b>Site' }] } } },
    ]);
    expect(await dataOf(colleague)).toEqual([
      { viewer: { activeTimesheet: null } },
      { viewer: { jobs: { nodes: [{ name: '</script><b>Site' }] } } },
    ]);
    expect(await dataOf(stranger)).toEqual([
      { viewer: { activeTimesheet: null } },
      { viewer: { jobs: { nodes: [] } } },
    ]);
    expect(await dataOf(null)).toEqual([]);
  });

  test('are left out if the user may not run them, has signed out, or nobody published them', async () => {
    expect(await open(worker, [{ name: 'stats' }, { name: 'jobs' }])).toMatchObject([
      { hash: hashOf('jobs').slice(0, 12) },
    ]);
    const run = createQueryRunner(gateway.app.http, gateway.clock, patienceMs);
    const session = aSession('UTC');
    const request = { headers: worker.headers, socket: {} } as unknown as FastifyRequest;
    expect(await run(request, session, [{ hash: 'f'.repeat(64), variables: {} }])).toEqual([]);
    const leaver = await createActor(gateway, 'WORKER', manager);
    await gateway.rest(leaver, 'POST', '/api/auth/logout');
    expect(await open(leaver, [{ name: 'own' }])).toEqual([]);
  });

  test('are left out if they take too long', async () => {
    const silent = { inject: () => new Promise(() => undefined) } as unknown as FastifyInstance;
    const run = createQueryRunner(silent, gateway.clock, 1);
    const session = aSession('UTC');
    const request = { headers: worker.headers, socket: {} } as unknown as FastifyRequest;
    expect(await run(request, session, [{ hash: hashOf('jobs'), variables: {} }])).toEqual([]);
  });

  test('change nothing, even if a module names a mutation', async () => {
    expect(await open(admin, [{ name: 'add' }])).toEqual([]);
    const { body } = await gateway.rest(admin, 'GET', '/api/jobs');
    expect(JSON.stringify(body)).not.toContain('Added by a page');
  });

  test('get the bounds of a day with 23 hours in the zone of the organization', async () => {
    const variables = { from: '{startOfDay}', to: '{startOfNextDay}' };
    const bounds = { from: '2026-03-08T05:00:00.000Z', to: '2026-03-09T04:00:00.000Z' };
    expect(await open(worker, [{ name: 'shifts', variables }])).toEqual([
      { hash: hashOf('shifts').slice(0, 12), variables: bounds, data: { viewer: { schedules: { nodes: [] } } } },
    ]);
  });
});
