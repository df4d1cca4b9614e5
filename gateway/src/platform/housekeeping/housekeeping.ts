import type { MikroORM } from '@mikro-orm/postgresql';
import type { Sweep, SweepContext } from './sweep.js';

const minute = 60_000;

/** Runs sweeps from time to time. Of many gateways on one database one at a time runs each of them. */
export class Housekeeping {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly sweeps: readonly Sweep[],
    private readonly context: SweepContext,
  ) {}

  /** Begins at once: what a gateway that was off for a week missed is not left for another hour. */
  start(): this {
    for (const sweep of this.sweeps) {
      this.timers.push(setInterval(() => this.track(sweep), sweep.everyMinutes * minute).unref());
      this.track(sweep);
    }
    return this;
  }

  /** Starts no more, and waits for what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    await Promise.all(this.running);
  }

  /** Runs one sweep now, unless another gateway is at it; a failure is logged and tried again next time. */
  async run(sweep: Sweep): Promise<void> {
    const { orm, logger } = this.context;
    try {
      const removed = await onlyHere(orm, `sweep:${sweep.name}`, () => sweep.run(this.context));
      if (removed) logger.info({ sweep: sweep.name, removed }, 'swept');
    } catch (error) {
      logger.error({ err: error, sweep: sweep.name }, 'a sweep failed');
    }
  }

  private track(sweep: Sweep): void {
    const run = this.run(sweep).finally(() => this.running.delete(run));
    this.running.add(run);
  }
}

/** Holds a lock by a transaction while the work runs on other connections; undefined where somebody else has it. */
async function onlyHere<T>(orm: MikroORM, name: string, work: () => Promise<T>): Promise<T | undefined> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    const [row] = await em.execute<{ locked: boolean }[]>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as locked',
      [name],
    );
    return row?.locked ? work() : undefined;
  });
}
