/** So many points in so many seconds, counted per key. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
}

/** Counts tries against limits. A try is taken before the work, and given back when it was no failure. */
export interface RateLimits {
  /** Takes one point; throws a `rate-limited` DomainError with the seconds to wait when none is left. */
  take(limit: RateLimit, key: string): Promise<void>;
  /** Gives one point back: only failures count. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  close(): Promise<void>;
}
