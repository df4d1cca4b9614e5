import { within } from '../concurrency/within.js';

interface RecentValueOptions {
  /** How old a value may be before it is read again. */
  readonly maxAgeMs: number;
  /** How long a reader waits for a new value. */
  readonly patienceMs: number;
}

/**
 * A value that takes a round trip to read. Readers share one round trip, however many come and however long it takes, so that
 * scrapes do not pile up behind a database that does not respond.
 */
export class RecentValue<T> {
  private last: { readonly value: T; readonly at: number } | undefined;
  private loading: Promise<void> | undefined;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly options: RecentValueOptions,
  ) {}

  /** The value, or undefined if it cannot be read in time. */
  async read(): Promise<T | undefined> {
    if (!this.isRecent()) await within(this.options.patienceMs, this.refresh());
    return this.isRecent() ? this.last?.value : undefined;
  }

  private isRecent(): boolean {
    return this.last !== undefined && performance.now() - this.last.at < this.options.maxAgeMs;
  }

  private refresh(): Promise<void> {
    this.loading ??= this.load()
      .then((value) => {
        this.last = { value, at: performance.now() };
      })
      .catch(() => {
        this.last = undefined;
      })
      .finally(() => {
        this.loading = undefined;
      });
    return this.loading;
  }
}
