import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { systemSql } from '../database/tenant-sql.js';
import type { Clock } from '../ports/platform.js';
import type { FileStore } from '../storage/file-store.js';
import type { ScheduledJob } from './job.js';

export interface SweepContext {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly logger: Logger;
  readonly config: Config;
}

/** Periodic cleanup. Safe to run twice, and at any time. */
export interface Sweep {
  /** `expired-sessions` */
  readonly name: string;
  readonly everyMinutes: number;
  /** Returns how many items it removed. */
  run(context: SweepContext): Promise<number>;
}

/** A sweep by a function of the database, which returns how many rows of all organizations it removed. */
export function databaseSweep(
  name: string,
  removed: string,
  valuesOf: (context: Pick<SweepContext, 'clock' | 'config'>) => readonly unknown[],
): Sweep {
  return {
    name,
    everyMinutes: 60,
    run: async ({ orm, clock, config }) => {
      const sql = systemSql(orm.em.fork(), 'sweeps the rows of every organization');
      const values = valuesOf({ clock, config });
      const [row] = await sql.query<{ removed: number | string }>(`select ${removed} as removed`, values);
      return Number(row?.removed ?? 0);
    },
  };
}

const dayMs = 24 * 60 * 60 * 1000;

export const daysBefore = (instant: Date, days: number) => new Date(instant.getTime() - days * dayMs);

/** Makes each sweep a scheduled job. A failure is logged, and the next interval tries again. */
export function scheduleSweeps(sweeps: readonly Sweep[], context: SweepContext): ScheduledJob[] {
  return sweeps.map((sweep) => ({
    name: `sweep.${sweep.name}`,
    everyMinutes: sweep.everyMinutes,
    run: async () => {
      try {
        const removed = await sweep.run(context);
        if (removed) context.logger.info({ sweep: sweep.name, removed }, 'swept');
      } catch (error) {
        context.logger.error({ err: error, sweep: sweep.name }, 'a sweep failed');
      }
    },
  }));
}
