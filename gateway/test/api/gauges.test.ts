import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { createApp } from '../../src/composition/app.js';
import { features } from '../../src/composition/features.js';
import { watchDependencies } from '../../src/composition/gauges.js';
import type { Cell } from '../../src/platform/database/cells.js';
import { newId } from '../../src/platform/database/ids.js';
import { createOrm } from '../../src/platform/database/orm.js';
import { createMetrics } from '../../src/platform/observability/metrics.js';
import { createActor, RedisServer, startGateway, type TestGateway } from '../harness/index.js';

const unreachable = 'postgres://nobody@127.0.0.1:1/nothing';

let redis: RedisServer;
let gateway: TestGateway;

beforeAll(async () => {
  redis = await RedisServer.start();
  gateway = await startGateway({
    env: { REDIS_URL: redis.url, DATABASE_REPLICA_URLS: unreachable, REQUESTS_PER_SESSION: '2' },
  });
  await gateway.app.jobs.runPending();
});
afterAll(async () => {
  await gateway.close();
  await redis.kill();
});

const scrape = async () => (await gateway.inject('/metrics')).body;

/** The value of a series, such as `timetrack_database_up{server="primary"}`. */
const seriesOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

describe('the gauges', () => {
  test('say which databases respond, and by how much their pools are used', async () => {
    const text = await scrape();
    expect(seriesOf(text, 'timetrack_database_up{server="primary"}')).toBe(1);
    expect(seriesOf(text, 'timetrack_database_up{server="replica-1"}')).toBe(0);
    expect(text).not.toContain('timetrack_replica_lag_seconds{');
    expect(seriesOf(text, 'timetrack_database_pool{server="primary",state="max"}')).toBe(20);
    expect(seriesOf(text, 'timetrack_database_pool{server="replica-1",state="in_use"}')).toBe(0);
    const known = seriesOf(text, 'timetrack_migrations{state="known"}');
    expect(known).toBeGreaterThan(10);
    expect(seriesOf(text, 'timetrack_migrations{state="applied"}')).toBe(known);
  });

  test('include the servers of other cells, which may be added at any time', async () => {
    const { port } = new URL(gateway.databaseUrl);
    const added: Cell[] = [
      { name: 'cell_a', node: { host: 'localhost', port: Number(port) } },
      { name: 'cell_b', node: { host: '127.0.0.1', port: 1 } },
    ];
    const metrics = createMetrics();
    const cells: Cell[] = [];
    const unwatch = watchDependencies(
      { metrics, config: gateway.config, orm: gateway.orm, cells: { cells } },
      { replicas: { orms: [] }, redis: new Map(), queues: ['accounting-sync'] },
    );
    try {
      const alone = await metrics.read();
      expect(alone).not.toContain(`localhost:${port}`);
      cells.push(...added);
      const text = await metrics.read();
      expect(seriesOf(text, `timetrack_database_up{server="localhost:${port}"}`)).toBe(1);
      expect(seriesOf(text, 'timetrack_database_up{server="127.0.0.1:1"}')).toBe(0);
      expect(seriesOf(text, `timetrack_database_pool{server="localhost:${port}",state="in_use"}`)).toBe(0);
    } finally {
      await unwatch();
    }
  });

  test('say whether Redis responds, and how fast', async () => {
    const text = await scrape();
    for (const connection of ['publisher', 'subscriber', 'rate-limits']) {
      expect(seriesOf(text, `timetrack_redis_up{connection="${connection}"}`)).toBe(1);
      expect(seriesOf(text, `timetrack_redis_latency_seconds{connection="${connection}"}`)).toBeLessThan(1);
    }
  });

  test('count the jobs of the product’s queues', async () => {
    const text = await scrape();
    // On Citus, jobs of the tests of other files wait in these queues.
    expect(seriesOf(text, 'timetrack_jobs{queue="registration-mail",state="waiting"}')).toBeGreaterThanOrEqual(0);
    expect(seriesOf(text, 'timetrack_job_oldest_seconds{queue="registration-mail"}')).toBeGreaterThanOrEqual(0);
  });

  test('say how many jobs wait in a queue, and how long the oldest one has waited', async () => {
    const metrics = createMetrics();
    // Queues without workers: on Citus, other test files run the jobs of the product’s queues.
    const queues = ['busy', 'empty'].map((name) => `gauges-${name}-${newId()}`);
    const unwatch = watchDependencies(
      { metrics, config: gateway.config, orm: gateway.orm, cells: undefined },
      { replicas: { orms: [] }, redis: new Map(), queues },
    );
    const sql = gateway.orm.em.getConnection();
    for (const queue of queues) await sql.execute(`select pgboss.create_queue(?, '{"policy": "standard"}')`, [queue]);
    try {
      await sql.execute(`insert into pgboss.job (name, start_after) values (?, now() - interval '90 seconds')`, [
        queues[0],
      ]);
      // As pg-boss counts them from time to time.
      await sql.execute('update pgboss.queue set ready_count = 1 where name = ?', [queues[0]]);
      const text = await metrics.read();
      const waiting = queues.map((queue) => seriesOf(text, `timetrack_jobs{queue="${queue}",state="waiting"}`));
      const [oldest, none] = queues.map((queue) => seriesOf(text, `timetrack_job_oldest_seconds{queue="${queue}"}`));
      expect([...waiting, none]).toEqual([1, 0, 0]);
      expect(oldest).toBeGreaterThanOrEqual(90);
    } finally {
      for (const table of ['job', 'queue'])
        await sql.execute(`delete from pgboss.${table} where name in (?, ?)`, queues);
      await unwatch();
    }
  });

  test('count sockets and subscriptions while they are open', async () => {
    const worker = await createActor(gateway, 'WORKER');
    const socket = await gateway.socket(worker);
    await socket.init();
    socket.send({ id: '1', type: 'subscribe', payload: { query: 'subscription { timesheetChanged { id } }' } });
    socket.send({ type: 'ping' });
    await socket.next('pong');
    const open = await scrape();
    expect([seriesOf(open, 'timetrack_sockets'), seriesOf(open, 'timetrack_subscriptions')]).toEqual([1, 1]);
    await socket.close();
    await socket.closed;
    let closed = await scrape();
    // The gateway can see the end of the connection later than the client.
    while (seriesOf(closed, 'timetrack_sockets') !== 0) closed = await scrape();
    expect(seriesOf(closed, 'timetrack_subscriptions')).toBe(0);
  });

  test('count refusals by the limit that was reached', async () => {
    const worker = await createActor(gateway, 'WORKER');
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await gateway.rest(worker, 'GET', '/api/auth/me')).status);
    expect(statuses).toEqual([200, 200, 429]);
    const series = 'timetrack_refusals_total{status="429",reason="requests.too-many",limit="requests-per-session"}';
    expect(seriesOf(await scrape(), series)).toBe(1);
  });

  test('name the version of the gateway', async () => {
    expect(await scrape()).toMatch(/timetrack_build_info\{version="\d+\.\d+\.\d+",node="\d+\.\d+\.\d+"\} 1/);
  });
});

test('a scrape responds immediately and says that the database is away', async () => {
  const logger = pino({ level: 'silent' });
  const orm = await createOrm({ url: unreachable, poolSize: 2, logger }, features);
  const app = await createApp({ config: gateway.config, orm, database: { queueUrl: unreachable }, logger });
  const responses = await Promise.all(Array.from({ length: 20 }, () => app.http.inject('/metrics')));
  for (const { statusCode, body } of responses) {
    expect(statusCode).toBe(200);
    expect(seriesOf(body, 'timetrack_database_up{server="primary"}')).toBe(0);
    expect(body).not.toContain('timetrack_jobs{');
  }
  await app.close();
  await orm.close(true);
});
