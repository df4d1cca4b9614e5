import { LRUCache } from 'lru-cache';
import { within } from '../concurrency/within.js';

interface RecentValueOptions {
  /** How old a value may be before it is read again. */
  readonly maxAgeMs: number;
  /** How long a reader waits for a new value. */
  readonly patienceMs: number;
}

/** Reads the value, or returns undefined if it cannot be read in time. */
export type ReadRecent<T> = () => Promise<T | undefined>;

/**
 * A value that takes a round trip to read. Readers share one round trip, however many come and however long it takes, so that
 * scrapes do not pile up behind a database that does not respond.
 */
export function recentValue<T extends object>(
  load: () => Promise<T>,
  { maxAgeMs, patienceMs }: RecentValueOptions,
): ReadRecent<T> {
  const cache = new LRUCache<'value', T>({ max: 1, ttl: maxAgeMs, fetchMethod: () => load() });
  return () =>
    within(
      patienceMs,
      cache.fetch('value').catch(() => undefined),
    );
}
