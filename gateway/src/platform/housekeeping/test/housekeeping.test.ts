import { TestClock, type TestDatabase, createTestLogger, testDatabase } from '../../../../test/harness/index.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseConfig } from '../../config/index.js';
import { Housekeeping, type Sweep } from '../index.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase([]);
});
afterAll(() => database.close());

/** A sweep that goes on until the test lets it end. */
function slowSweep() {
  let runs = 0;
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const sweep: Sweep = {
    name: 'slow',
    everyMinutes: 60,
    run: async () => {
      runs += 1;
      begun.resolve();
      await goOn.promise;
      return 3;
    },
  };
  return { sweep, begun: begun.promise, letEnd: goOn.resolve, runs: () => runs };
}

function housekeeping(sweeps: readonly Sweep[], log = createTestLogger()): Housekeeping {
  const files = { put: async () => undefined, open: async () => null, remove: async () => undefined };
  const config = parseConfig({ NODE_ENV: 'test' });
  return new Housekeeping(sweeps, { orm: database.orm, clock: new TestClock(), files, logger: log.logger, config });
}

test('begins with the start, and tells how much it took away', async () => {
  const log = createTestLogger();
  const keeping = housekeeping([{ name: 'old-keys', everyMinutes: 60, run: async () => 7 }], log).start();
  expect(await log.until('swept')).toMatchObject({ sweep: 'old-keys', removed: 7 });
  await keeping.stop();
});

test('of two gateways at once one sweeps, and the other goes on without', async () => {
  const { sweep, begun, letEnd, runs } = slowSweep();
  const first = housekeeping([sweep]).run(sweep);
  await begun;
  await housekeeping([sweep]).run(sweep);
  letEnd();
  await first;
  expect(runs()).toBe(1);
});

test('sweeps again once the first time is over', async () => {
  const { sweep, letEnd, runs } = slowSweep();
  letEnd();
  await housekeeping([sweep]).run(sweep);
  await housekeeping([sweep]).run(sweep);
  expect(runs()).toBe(2);
});

test('a sweep that fails is logged, and keeps no other from running', async () => {
  const log = createTestLogger();
  const failing: Sweep = { name: 'failing', everyMinutes: 60, run: () => Promise.reject(new Error('disk full')) };
  const keeping = housekeeping([failing, { name: 'fine', everyMinutes: 60, run: async () => 1 }], log).start();
  expect(await log.until('a sweep failed')).toMatchObject({ sweep: 'failing' });
  expect(await log.until('swept')).toMatchObject({ sweep: 'fine' });
  await keeping.stop();
});

test('a stop waits for the sweep under way', async () => {
  const { sweep, begun, letEnd } = slowSweep();
  const keeping = housekeeping([sweep]).start();
  await begun;
  const order: string[] = [];
  const stopped = keeping.stop().then(() => order.push('stopped'));
  order.push('let end');
  letEnd();
  await stopped;
  expect(order).toEqual(['let end', 'stopped']);
});
