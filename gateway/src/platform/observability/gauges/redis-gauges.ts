import type { Redis } from 'ioredis';
import { within } from '../../concurrency/within.js';
import type { Metrics } from '../metrics.js';
import { recentValue } from '../recent-value.js';

const patienceMs = 1000;

/** Adds the gauges of the connections to Redis, by what they are for. Without Redis, they have no values. */
export function watchRedis(metrics: Metrics, connections: ReadonlyMap<string, Redis>): void {
  const measure = async () => {
    const seconds = await Promise.all([...connections.values()].map(measurePing));
    return new Map([...connections.keys()].map((name, index) => [name, seconds[index]]));
  };
  const read = recentValue(measure, { maxAgeMs: 5000, patienceMs });
  metrics.addGauge({
    name: 'timetrack_redis_up',
    help: 'Whether a connection to Redis responds within a second (1) or not (0).',
    labels: ['connection'],
    read: async (set) => {
      const seconds = await read();
      for (const connection of connections.keys()) set(seconds?.get(connection) === undefined ? 0 : 1, { connection });
    },
  });
  metrics.addGauge({
    name: 'timetrack_redis_latency_seconds',
    help: 'How long Redis took to respond to a PING.',
    labels: ['connection'],
    read: async (set) => {
      for (const [connection, seconds] of (await read()) ?? []) {
        if (seconds !== undefined) set(seconds, { connection });
      }
    },
  });
}

/** How long a PING took; undefined without a response in time. A connection that is not ready would keep the command until it is. */
async function measurePing(redis: Redis): Promise<number | undefined> {
  if (redis.status !== 'ready') return undefined;
  const begun = performance.now();
  const pong = await within(
    patienceMs - 100,
    redis.ping().catch(() => undefined),
  );
  return pong === undefined ? undefined : (performance.now() - begun) / 1000;
}
