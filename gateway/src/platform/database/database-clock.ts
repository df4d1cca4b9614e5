import type { MikroORM } from '@mikro-orm/postgresql';

const intervalMs = 10_000;

/**
 * The clock of the database, so that all gateways agree which punch was later, even if the clock of one is wrong. It differs from
 * the clock of this computer only as far as the last responses prove.
 */
export class DatabaseClock {
  private offsetMs = 0;
  private readonly timer = setInterval(() => void this.compare().catch(() => undefined), intervalMs);

  private constructor(
    private readonly orm: Pick<MikroORM, 'em'>,
    private readonly local: () => number,
  ) {
    this.timer.unref();
  }

  static async start(orm: Pick<MikroORM, 'em'>, local: () => number = Date.now): Promise<DatabaseClock> {
    const clock = new DatabaseClock(orm, local);
    await clock.compare();
    return clock;
  }

  now(): Date {
    return new Date(this.local() + this.offsetMs);
  }

  /** The database read its clock between the request and the response. */
  async compare(): Promise<void> {
    const sentAt = this.local();
    const [{ ms }] = await this.orm.em
      .fork()
      .execute<[{ readonly ms: number }]>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms');
    const [least, most] = [ms - this.local(), ms - sentAt];
    this.offsetMs = Math.round(Math.min(most, Math.max(least, this.offsetMs)));
  }

  close(): void {
    clearInterval(this.timer);
  }
}
