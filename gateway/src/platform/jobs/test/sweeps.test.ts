import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestLogger, TestClock, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { parseConfig } from '../../config/environment.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { createMailer } from '../../mail/mailer.js';
import { createSecretBox } from '../../secrets/secret-box.js';
import { PgBossJobs } from '../pg-boss-jobs.js';
import { type Sweep, scheduleSweeps } from '../sweeps.js';

let database: TestDatabase;
let gateways: PgBossJobs[];

beforeEach(async () => {
  database = await testDatabase([]);
  gateways = [];
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await database.close();
});

/** Starts a gateway that only runs sweeps. */
async function startGateway(sweeps: readonly Sweep[], log = createTestLogger()): Promise<PgBossJobs> {
  const { orm } = database;
  const { logger } = log;
  const config = parseConfig({ NODE_ENV: 'test' });
  const files = { put: async () => undefined, open: async () => null, remove: async () => undefined };
  const context = { unitOfWork: new UnitOfWork(orm, {}, logger), clock: new TestClock(), files, logger, orm, config };
  const gateway = new PgBossJobs({
    databaseUrl: database.url,
    handlers: [],
    schedules: scheduleSweeps(sweeps, context),
    context: { ...context, mail: createMailer({ mail: null }), secrets: createSecretBox([Buffer.alloc(32)]) },
  });
  gateways.push(gateway);
  await gateway.startWorking();
  return gateway;
}

/** A sweep that runs until the test lets it finish. */
function slowSweep() {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let runs = 0;
  const sweep: Sweep = {
    name: 'slow',
    everyMinutes: 60,
    run: async () => {
      runs += 1;
      started.resolve();
      await finish.promise;
      return 3;
    },
  };
  return { sweep, started: started.promise, finish: finish.resolve, runs: () => runs };
}

const execute = <Row>(sql: string) => database.orm.em.fork().execute<Row[]>(sql);
const listQueued = () => execute<{ state: string }>(`select state from pgboss.job where name = 'sweep.slow'`);

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
const untilCompleted = (runs: number) =>
  until(async () => (await listQueued()).filter(({ state }) => state === 'completed').length === runs);

const waitAnHour = () =>
  execute(`update pgboss.job set singleton_on = singleton_on - interval '1 hour' where name = 'sweep.slow'`);

describe('a sweep', () => {
  test('runs when the gateway starts, and logs how much it removed', async () => {
    const log = createTestLogger();

    await startGateway([{ name: 'old-keys', everyMinutes: 60, run: async () => 7 }], log);

    expect(await log.until('swept')).toMatchObject({ sweep: 'old-keys', removed: 7 });
  });

  test('runs once in each interval, regardless of the number of gateways', async () => {
    const { sweep, finish, runs } = slowSweep();
    finish();

    await startGateway([sweep]);
    await startGateway([sweep]);
    await untilCompleted(1);
    await startGateway([sweep]);
    expect(await listQueued()).toHaveLength(1);

    await waitAnHour();
    await startGateway([sweep]);
    await untilCompleted(2);
    expect(runs()).toBe(2);
  });

  test('does not start a second time while it is running', async () => {
    const { sweep, started, finish, runs } = slowSweep();
    await startGateway([sweep]);
    await started;

    await waitAnHour();
    await startGateway([sweep]);
    finish();
    await untilCompleted(1);

    expect(await listQueued()).toHaveLength(1);
    expect(runs()).toBe(1);
  });

  test('is scheduled in the database for every interval', async () => {
    const sweeps = [15, 30, 60].map((everyMinutes) => ({ name: `${everyMinutes}`, everyMinutes, run: async () => 0 }));

    await startGateway(sweeps);

    const schedules = await execute('select name, cron from pgboss.schedule order by name');
    expect(schedules).toEqual([
      { name: 'sweep.15', cron: '*/15 * * * *' },
      { name: 'sweep.30', cron: '*/30 * * * *' },
      { name: 'sweep.60', cron: '0 * * * *' },
    ]);
  });

  test('is logged when it fails, and other sweeps still run', async () => {
    const log = createTestLogger();
    const failing: Sweep = { name: 'failing', everyMinutes: 60, run: () => Promise.reject(new Error('disk full')) };

    await startGateway([failing, { name: 'fine', everyMinutes: 60, run: async () => 1 }], log);

    expect(await log.until('a sweep failed')).toMatchObject({ sweep: 'failing' });
    expect(await log.until('swept')).toMatchObject({ sweep: 'fine' });
  });

  test('is finished before the gateway stops', async () => {
    const { sweep, started, finish } = slowSweep();
    const gateway = await startGateway([sweep]);
    await started;

    const order: string[] = [];
    const stopped = gateway.stopWorking().then(() => order.push('stopped'));
    order.push('finishing');
    finish();
    await stopped;

    expect(order).toEqual(['finishing', 'stopped']);
  });
});
