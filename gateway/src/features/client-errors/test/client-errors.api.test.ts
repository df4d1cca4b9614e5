import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { clientErrorsSweep } from '../client-error.service.js';

let gateway: TestGateway;
let admin: Actor;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { METRICS_TOKEN: '' } });
});
beforeEach(async () => {
  gateway.clock.set(new Date('2026-07-15T12:00:00Z'));
  admin = await createActor(gateway, 'ADMIN');
  worker = await createActor(gateway, 'WORKER', admin);
});
afterAll(() => gateway.close());

const anError = (changes: object = {}) => ({
  module: 'mf-admin',
  version: '1.2.0',
  release: '0.1.0',
  kind: 'RENDER',
  screen: '/team/:id',
  message: 'It broke',
  stack: 'Error: It broke\n    at Team (https://time.example.com/modules/mf-admin/7.js:1:2)',
  ...changes,
});
const report = (sender: Actor | null, ...errors: object[]) =>
  gateway.rest(sender, 'POST', '/api/client-errors', { errors });
const list = async (sender = admin, query = '') =>
  (await gateway.rest(sender, 'GET', `/api/client-errors${query}`)).body;
const readMetrics = async () => (await gateway.inject('/metrics')).body;

describe('reporting errors', () => {
  test('counts reports of the same error, and the people who saw it', async () => {
    const response = await report(worker, anError(), anError({ occurrences: 3 }));
    expect([response.status, response.body]).toEqual([202, { accepted: 1 }]);
    gateway.clock.advance({ minutes: 5 });
    await report(worker, anError({ release: '0.2.0', screen: '/users' }));
    await report(admin, anError(), anError({ message: 'Something else' }));
    expect(await list()).toEqual([
      expect.objectContaining({ message: 'Something else', occurrences: 1, people: 1 }),
      {
        id: expect.any(String),
        module: 'mf-admin',
        version: '1.2.0',
        release: '0.1.0',
        kind: 'RENDER',
        screen: '/team/:id',
        message: 'It broke',
        stack: 'at Team (https://time.example.com/modules/mf-admin/7.js:1:2)',
        occurrences: 6,
        people: 2,
        firstSeenAt: '2026-07-15T12:00:00.000Z',
        lastSeenAt: '2026-07-15T12:05:00.000Z',
      },
    ]);
  });

  test('stores no data of people', async () => {
    await report(
      worker,
      anError({ message: 'jane@example.com said "I am ill"', screen: '/team/7?q=jane', stack: 'Jane' }),
    );
    expect(await list()).toEqual([
      expect.objectContaining({ message: '<email> said "…"', screen: '/team/:id', stack: null }),
    ]);
  });

  test('stays within the organization', async () => {
    await report(worker, anError());
    const other = await createActor(gateway, 'OWNER');
    expect(await list(other)).toEqual([]);
  });

  test.each([
    ['no error', []],
    ['too many errors', Array.from({ length: 11 }, () => anError())],
    ['a module that is markup', [anError({ module: '<script>' })]],
    ['a version that is no version', [anError({ version: 'latest' })]],
    ['an unknown kind', [anError({ kind: 'BANANA' })]],
    ['a long message', [anError({ message: 'x'.repeat(2001) })]],
    ['a negative count', [anError({ occurrences: -1 })]],
    ['text instead of an error', ['boom']],
  ])('refuses %s and stores nothing', async (_name, errors) => {
    const response = await report(worker, ...(errors as object[]));
    expect([response.status, await list()]).toEqual([400, []]);
  });

  test('is limited for each session', async () => {
    const responses = await Promise.all(Array.from({ length: 21 }, () => report(worker, anError())));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(202), 429]);
    expect((await report(admin, anError())).status).toBe(202);
  });

  test('without a session stores nothing, counts the error without its version, and is limited', async () => {
    const mine = anError({ module: 'shell', version: '9.9.9' });
    const statuses = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await report(null, mine)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const [{ count }] = (await gateway.orm.em
      .fork()
      .execute(`select count(*)::int as count from client_errors where version = '9.9.9'`)) as [{ count: number }];
    expect(count).toBe(0);
    expect(await readMetrics()).toContain(
      'timetrack_client_errors_total{module="shell",version="unknown",kind="RENDER"} 5',
    );
  });

  test('counts modules that nobody deployed together', async () => {
    await report(worker, anError({ module: 'mf-hostile' }), anError({ module: 'mf-admin', version: '3.0.0' }));
    const metrics = await readMetrics();
    expect(metrics).toContain('timetrack_client_errors_total{module="other",version="other",kind="RENDER"} 1');
    expect(metrics).toContain('timetrack_client_errors_total{module="mf-admin",version="3.0.0",kind="RENDER"} 1');
  });

  test('keeps the 200 errors that were seen last', async () => {
    await gateway.orm.em.fork().execute(`
      insert into client_errors (organization_id, fingerprint, module, kind, message, occurrences, first_seen_at, last_seen_at)
      select '${admin.organizationId}', lpad(to_hex(n), 32, '0'), 'mf-admin', 'RENDER', 'error ' || n, 1, at, at
      from generate_series(1, 200) n, lateral (select '2026-07-14'::timestamptz + n * interval '1 minute' as at) seen`);
    await report(worker, anError());
    const errors = (await list()) as { message: string }[];
    expect(errors.length).toBe(200);
    expect([errors[0]?.message, errors.at(-1)?.message]).toEqual(['It broke', 'error 2']);
  });
});

describe('the list of errors', () => {
  test('has pages', async () => {
    await report(worker, anError({ message: 'one' }), anError({ message: 'two' }), anError({ message: 'three' }));
    const first = await gateway.rest(admin, 'GET', '/api/client-errors?limit=2');
    expect(first.body).toHaveLength(2);
    const [, next = ''] = /<[^>]*(\?[^>]+)>/.exec(String(first.headers.link)) ?? [];
    expect(await list(admin, next)).toHaveLength(1);
  });

  test('forgets what nobody reported for 30 days', async () => {
    await report(worker, anError({ message: 'old' }));
    gateway.clock.advance({ days: 29 });
    await report(worker, anError({ message: 'new' }));
    gateway.clock.advance({ days: 2 });
    const { orm, platform } = gateway;
    await clientErrorsSweep.run({ orm, ...platform });
    expect(await list()).toEqual([expect.objectContaining({ message: 'new' })]);
  });

  test('is the same through GraphQL', async () => {
    const mutation = 'mutation($input: ClientErrorsReportInput!) { clientErrorsReport(input: $input) { accepted } }';
    const reported = await gateway.graphql(worker, mutation, { input: { errors: [anError()] } });
    expect(reported.body).toEqual({ data: { clientErrorsReport: { accepted: 1 } } });
    const query =
      '{ viewer { clientErrors(first: 5) { totalCount edges { node { module version people lastSeenAt } } } } }';
    const { body } = await gateway.graphql(admin, query);
    expect(body).toEqual({
      data: {
        viewer: {
          clientErrors: {
            totalCount: 1,
            edges: [
              { node: { module: 'mf-admin', version: '1.2.0', people: 1, lastSeenAt: '2026-07-15T12:00:00.000Z' } },
            ],
          },
        },
      },
    });
  });
});
