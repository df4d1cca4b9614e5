import { describe, expect, test } from '@jest/globals';
import { createTestLogger } from '../../../../test/harness/index.js';
import { Lifecycle } from '../lifecycle.js';

function part(name: string, order: string[]) {
  return { name, start: async () => name, stop: async () => void order.push(name) };
}

describe('a shutdown', () => {
  test('stops the parts in the reverse order of their start', async () => {
    const order: string[] = [];
    const lifecycle = new Lifecycle(createTestLogger().logger);
    for (const name of ['database', 'app', 'housekeeping']) await lifecycle.begin(part(name, order));
    await lifecycle.stop();
    expect(order).toEqual(['housekeeping', 'app', 'database']);
  });

  test('happens once when it is requested twice', async () => {
    const order: string[] = [];
    const lifecycle = new Lifecycle(createTestLogger().logger);
    await lifecycle.begin(part('app', order));
    await Promise.all([lifecycle.stop(), lifecycle.stop()]);
    expect(order).toEqual(['app']);
  });

  test('continues when a part fails to stop, and logs which', async () => {
    const order: string[] = [];
    const log = createTestLogger();
    const lifecycle = new Lifecycle(log.logger);
    await lifecycle.begin(part('database', order));
    await lifecycle.begin({ name: 'app', start: async () => 1, stop: () => Promise.reject(new Error('stuck')) });
    await lifecycle.stop();
    expect(order).toEqual(['database']);
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 50, part: 'app' }));
  });

  test('waits for a part that is still starting, and then stops it', async () => {
    const order: string[] = [];
    const lifecycle = new Lifecycle(createTestLogger().logger);
    const { promise, resolve } = Promise.withResolvers<string>();
    const starting = lifecycle.begin({ ...part('database', order), start: () => promise });
    const stopped = lifecycle.stop();
    expect(order).toEqual([]);
    resolve('started');
    await Promise.all([starting, stopped]);
    expect(order).toEqual(['database']);
  });

  test('prevents further parts from starting', async () => {
    const lifecycle = new Lifecycle(createTestLogger().logger);
    await lifecycle.stop();
    await expect(lifecycle.begin(part('late', []))).rejects.toThrow('late is not started: the gateway is stopping');
  });
});

test('does not stop a part that failed to start', async () => {
  const order: string[] = [];
  const lifecycle = new Lifecycle(createTestLogger().logger);
  const failing = lifecycle.begin({ ...part('app', order), start: () => Promise.reject(new Error('no')) });
  await expect(failing).rejects.toThrow('no');
  await lifecycle.stop();
  expect(order).toEqual([]);
});

test('abandoning a shutdown stops every part that must not keep running', async () => {
  const order: string[] = [];
  const lifecycle = new Lifecycle(createTestLogger().logger);
  await lifecycle.begin({ ...part('database', order), abandon: (name) => order.push(`${name} told to end`) });
  await lifecycle.begin(part('app', order));
  lifecycle.abandon();
  expect(order).toEqual(['database told to end']);
});
