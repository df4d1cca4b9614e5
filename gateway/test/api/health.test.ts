import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import pino from 'pino';
import { createApp } from '../../src/composition/app.js';
import { features } from '../../src/composition/features.js';
import { createOrm } from '../../src/platform/database/orm.js';
import { createMetricsServer } from '../../src/platform/http/server/monitoring.js';
import { createMetrics } from '../../src/platform/observability/metrics.js';
import { addressesOf, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('health checks', () => {
  test('report that the gateway is alive and ready', async () => {
    expect((await gateway.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await gateway.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('report alive but not ready while migrations are pending', async () => {
    const owner = new Client({ connectionString: addressesOf(gateway.orm).ownerUrl });
    await owner.connect();
    try {
      await owner.query('alter table mikro_orm_migrations rename to elsewhere');
      expect((await gateway.inject('/readyz')).statusCode).toBe(503);
      expect((await gateway.inject('/healthz')).statusCode).toBe(200);
    } finally {
      await owner.query('alter table elsewhere rename to mikro_orm_migrations');
      await owner.end();
    }
    expect((await gateway.inject('/readyz')).statusCode).toBe(200);
  });

  test('report not ready before the gateway stops, while it still serves requests', async () => {
    const stopping = await startGateway();
    await stopping.app.announceStop();
    expect((await stopping.inject('/readyz')).statusCode).toBe(503);
    expect((await stopping.inject('/healthz')).statusCode).toBe(200);
    const person = await createActor(stopping, 'WORKER');
    const clockIn = { method: 'POST', url: '/api/timesheets/clock-in', headers: person.headers } as const;
    expect((await stopping.inject(clockIn)).statusCode).toBe(201);
    await stopping.close();
  });

  test('report not ready when the database is unreachable', async () => {
    const { config } = gateway;
    const logger = pino({ level: 'silent' });
    const url = 'postgres://nobody@127.0.0.1:1/nothing';
    const orm = await createOrm({ url, poolSize: 2, logger }, features);
    const app = await createApp({ config, orm, database: { queueUrl: url }, logger });
    expect((await app.http.inject('/readyz')).statusCode).toBe(503);
    expect((await app.http.inject('/healthz')).statusCode).toBe(200);
    const response = await app.http.inject({
      url: '/api/auth/me',
      headers: { cookie: `timetrack_session=${'x'.repeat(43)}` },
    });
    expect(response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await app.close();
    await orm.close(true);
  });
});

describe('the metrics', () => {
  test('count by route and contain no personal data', async () => {
    const person = await createActor(gateway, 'OWNER');
    await gateway.inject({ url: '/api/photos/01890000-0000-7000-8000-000000000000', headers: person.headers });
    const response = await gateway.inject('/metrics');
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain('route="/api/photos/:id"');
    expect(response.body).toContain('timetrack_database_pool');
    expect(response.body).not.toContain('01890000');
    expect(response.body).not.toContain(person.organizationId);
  });
});

describe('the name of a GraphQL operation in the metrics', () => {
  const send = (payload: object) =>
    gateway.inject({ method: 'POST', url: '/graphql', payload: { query: '', ...payload } });

  async function namesAfter(payloads: readonly object[]): Promise<string[]> {
    for (const payload of payloads) await send(payload);
    const { body } = await gateway.inject('/metrics');
    return [...body.matchAll(/timetrack_graphql_operation_seconds_count\{[^}]*name="([^"]*)"/g)].map(
      ([, name = '']) => name,
    );
  }

  test('is that of an operation that a module publishes, and never one that a caller invents', async () => {
    const folder = new URL('../../../packages/tooling/releases/operations/mf-timeclock/', import.meta.url);
    const [file = ''] = await readdir(folder);
    const [[hash = '', text = ''] = []] = Object.entries<string>(
      JSON.parse(await readFile(new URL(file, folder), 'utf8')),
    );
    const [, published = ''] = /^(?:query|mutation|subscription) (\w+)/.exec(text) ?? [];
    const invented = 'query Whoever { viewer { me { id } } }';
    const hashed = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };

    await namesAfter([hashed]);
    const names = await namesAfter([
      { query: text },
      { query: invented },
      { query: invented, operationName: 'Whoever' },
      { query: `${invented} query Another { __typename }`, operationName: 'Another' },
      { query: invented, operationName: 'Missing' },
      { query: '{ viewer { me { id } } }' },
      { query: 'query Broken {' },
    ]);

    expect(new Set(names)).toEqual(new Set([published, 'other', 'unnamed']));
  });
});

describe('who may read the metrics', () => {
  const opened: TestGateway[] = [];
  afterAll(async () => {
    for (const each of opened) await each.close();
  });

  async function read(env: NodeJS.ProcessEnv, authorization?: string): Promise<number> {
    const other = await startGateway({ beside: gateway, env });
    opened.push(other);
    return (await other.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
  }

  test('is nobody where other machines can connect, unless there is a token', async () => {
    expect(await read({ HOST: '0.0.0.0' })).toBe(404);
    expect(await read({ PUBLIC_URL: 'https://time.example.com' })).toBe(404);
    expect(await read({ TRUST_PROXY: '1' })).toBe(404);
  });

  const token = 'a token of the monitoring';
  const METRICS_TOKEN = token.replaceAll(' ', '-');

  test.each([
    [undefined, 401],
    ['Bearer wrong', 401],
    [`Bearer ${METRICS_TOKEN}x`, 401],
    [`Basic ${METRICS_TOKEN}`, 401],
    [`Bearer ${METRICS_TOKEN}`, 200],
  ])('is everyone with the token: %s gets %i', async (authorization, status) => {
    expect(await read({ HOST: '0.0.0.0', METRICS_TOKEN }, authorization)).toBe(status);
  });
});

describe('a port for the metrics', () => {
  test('serves them and nothing else, and the port of the product does not', async () => {
    const metrics = createMetrics();
    const { config } = gateway;
    const token = 'a-token-of-the-monitoring';
    const server = createMetricsServer(metrics, {
      ...config,
      http: { ...config.http, metrics: { port: 0, host: '127.0.0.1', token } },
    });
    const port = (await server?.listen())?.port;
    const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
    expect((await get('/metrics')).status).toBe(401);
    const allowed = await get('/metrics', { authorization: `Bearer ${token}` });
    expect(await allowed.text()).toContain('timetrack_http_request_seconds');
    expect((await get('/healthz')).status).toBe(404);
    const second = createMetricsServer(metrics, {
      ...config,
      http: { ...config.http, metrics: { port: port ?? 0, host: '127.0.0.1', token } },
    });
    await expect(second?.listen()).rejects.toThrow('Set METRICS_PORT or METRICS_HOST to another value.');
    await server?.close();

    const other = await startGateway({ env: { METRICS_PORT: '0' } });
    expect((await other.inject('/metrics')).statusCode).toBe(404);
    await other.close();
  });
});

describe('the OpenAPI document', () => {
  test('is readable for signed-in callers only, or for nobody, if the operator decides so', async () => {
    const members = await startGateway({ env: { API_DOCS: 'signed-in' } });
    const { headers } = await createActor(members, 'WORKER');
    expect((await members.inject('/api/openapi.json')).statusCode).toBe(401);
    expect((await members.inject('/api/docs/')).statusCode).toBe(401);
    expect((await members.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(200);
    await members.close();
    const none = await startGateway({ env: { API_DOCS: 'off' } });
    expect((await none.inject('/api/openapi.json')).statusCode).toBe(404);
    expect((await none.inject('/api/docs/')).statusCode).toBe(404);
    await none.close();
  });
});
