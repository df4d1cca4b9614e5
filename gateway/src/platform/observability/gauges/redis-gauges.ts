import type { Redis } from 'ioredis';
import { within } from '../../concurrency/within.js';
import type { Metrics } from '../metrics.js';
import { RecentValue } from '../recent-value.js';

interface Reading {
  readonly connection: string;
  /** How long a PING took; null if it got no response in time. */
  readonly seconds: number | null;
}

const patienceMs = 1000;

/** The connections to Redis that this gateway has opened, by what they are for: `publisher`. */
export class WatchedRedis {
  private readonly connections = new Map<string, Redis>();
  private readonly recent = new RecentValue(() => this.readAll(), { maxAgeMs: 5000, patienceMs });

  add(name: string, redis: Redis): void {
    this.connections.set(name, redis);
  }

  /** Adds the gauges. Without Redis, they have no values. */
  addTo(metrics: Metrics): void {
    metrics.addGauge({
      name: 'timetrack_redis_up',
      help: 'Whether a connection to Redis responds within a second (1) or not (0).',
      labels: ['connection'],
      read: async () => {
        const readings = (await this.recent.read()) ?? [];
        return [...this.connections.keys()].map((connection) => ({
          labels: { connection },
          value: readings.some((reading) => reading.connection === connection && reading.seconds !== null) ? 1 : 0,
        }));
      },
    });
    metrics.addGauge({
      name: 'timetrack_redis_latency_seconds',
      help: 'How long Redis took to respond to a PING.',
      labels: ['connection'],
      read: async () => {
        const readings = (await this.recent.read()) ?? [];
        return readings.flatMap(({ connection, seconds }) =>
          seconds === null ? [] : [{ labels: { connection }, value: seconds }],
        );
      },
    });
  }

  private readAll(): Promise<Reading[]> {
    return Promise.all(
      [...this.connections].map(async ([connection, redis]) => ({ connection, seconds: await measurePing(redis) })),
    );
  }
}

/** A connection that is not ready would keep the command until it is. */
async function measurePing(redis: Redis): Promise<number | null> {
  if (redis.status !== 'ready') return null;
  const begun = performance.now();
  const pong = await within(
    patienceMs - 100,
    redis.ping().catch(() => undefined),
  );
  return pong === undefined ? null : (performance.now() - begun) / 1000;
}
