/** A number of points per time window, counted per key. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
}

/** Counts attempts. Take a point before the work, and give it back after a success. */
export interface RateLimits {
  /** Takes one point. Throws a `rate-limited` DomainError with the seconds to wait when no points are left. */
  take(limit: RateLimit, key: string): Promise<void>;
  /** Gives one point back, so that only failures count. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  close(): Promise<void>;
}
