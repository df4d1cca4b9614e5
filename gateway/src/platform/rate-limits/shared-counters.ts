import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { RateLimit } from '../config/config.js';
import type { Clock } from '../ports/platform.js';

const second = 1000;

/** An organization does not reach this many, so treat further keys as abuse and do not spend memory on them. */
const maxKeys = 100_000;

interface Count {
  /** What all gateways together had counted at the last exchange, without `pending`. */
  shared: number;
  /** What this gateway has counted since. */
  pending: number;
}

/** One window of one limit: a minute, for example. */
interface Window {
  readonly limit: RateLimit;
  /** The windows since 1970. All gateways begin a window at the same time. */
  readonly index: number;
  readonly counts: Map<string, Count>;
}

/**
 * Counts in memory, which takes about a microsecond. With Redis, `exchange` adds what each gateway has counted and learns
 * what the others have, so that no request waits for Redis. Between two exchanges, several gateways together can allow
 * more than the limit.
 */
export class SharedCounters {
  private readonly windows = new Map<string, Window>();
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly redis: Redis | null,
  ) {
    // Without Redis, or while it is unreachable, this gateway counts for itself.
    if (redis) this.timer = setInterval(() => void this.exchange().catch(() => undefined), second).unref();
  }

  /** Takes a point. Returns the milliseconds until the next window if no points are left, otherwise 0. */
  take(limit: RateLimit, key: string): number {
    const window = this.windowOf(limit);
    const count = window.counts.get(key) ?? { shared: 0, pending: 0 };
    if (count.shared + count.pending >= limit.points) return this.restOf(window);
    if (count.pending === 0 && count.shared === 0) {
      if (window.counts.size >= maxKeys) return 0;
      window.counts.set(key, count);
    }
    count.pending += 1;
    return 0;
  }

  async exchange(): Promise<void> {
    if (!this.redis) return;
    for (const window of this.windows.values()) await this.exchangeWindow(window, this.redis);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async exchangeWindow({ limit, index, counts }: Window, redis: Redis): Promise<void> {
    const changed = [...counts].flatMap(([key, count]) =>
      count.pending > 0 ? { key, count, sent: count.pending } : [],
    );
    if (changed.length === 0) return;
    const pipeline = redis.pipeline();
    for (const { key, sent } of changed) {
      const name = `timetrack:count:${limit.name}:${index}:${digest(key)}`;
      pipeline.incrby(name, sent).expire(name, 2 * limit.windowSeconds);
    }
    const results = (await pipeline.exec().catch(() => null)) ?? [];
    for (const [position, { count, sent }] of changed.entries()) {
      const [error, total] = results[2 * position] ?? [new Error('no result')];
      // What Redis did not count is sent again.
      if (error) continue;
      count.pending -= sent;
      count.shared = Number(total);
    }
  }

  private windowOf(limit: RateLimit): Window {
    const index = Math.floor(this.clock.now().getTime() / (limit.windowSeconds * second));
    const existing = this.windows.get(limit.name);
    if (existing?.index === index) return existing;
    const window: Window = { limit, index, counts: new Map() };
    this.windows.set(limit.name, window);
    return window;
  }

  private restOf({ limit, index }: Window): number {
    const end = (index + 1) * limit.windowSeconds * second;
    return Math.max(1, end - this.clock.now().getTime());
  }
}

/** Hashes keys, because they contain session tokens, email addresses and network addresses that Redis need not see. */
export function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
