import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { sweepBatch } from '../database/delete-up-to.js';
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

/**
 * A sweep by a function of the database. It takes the values and how many rows to remove, and returns how many of all
 * organizations it removed: `sweep_client_errors(?, ?)`. It runs until it finds fewer.
 */
export function databaseSweep(
  name: string,
  call: string,
  valuesOf: (context: Pick<SweepContext, 'clock' | 'config'>) => readonly unknown[],
  everyMinutes = 60,
): Sweep {
  return {
    name,
    everyMinutes,
    run: async ({ orm, clock, config }) => {
      const sql = systemSql(orm.em.fork(), 'sweeps the rows of every organization');
      const values = [...valuesOf({ clock, config }), sweepBatch];
      let removed = 0;
      for (let batch = sweepBatch; batch >= sweepBatch; removed += batch) {
        // One row for each cell.
        const rows = await sql.query<{ removed: number | string }>(`select ${call} as removed`, values);
        batch = rows.reduce((sum, row) => sum + Number(row.removed), 0);
      }
      return removed;
    },
  };
}

interface Listing {
  /** Lists by a function that takes the values, an id and a number, in the order of the ids: `select id from list_…(?, ?, ?)`. */
  readonly select: string;
  readonly values?: readonly unknown[];
}

/** The organizations of a listing in pages, so that no statement returns all of them. */
export async function* pagesOfOrganizations<Row extends { readonly id: string }>(
  orm: MikroORM,
  { select, values = [] }: Listing,
): AsyncGenerator<readonly Row[]> {
  const sql = systemSql(orm.em.fork(), 'lists the organizations that a sweep visits');
  for (let after = '00000000-0000-0000-0000-000000000000'; after; ) {
    const found = await sql.query<Row>(select, [...values, after, sweepBatch]);
    // Each cell returns a page of its own.
    const page = found.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, sweepBatch);
    yield page;
    after = page.length === sweepBatch ? (page.at(-1)?.id ?? '') : '';
  }
}

/** Works on one organization after the other, and returns the sum. One that fails does not keep the others waiting. */
export async function sweepOrganizations(
  { orm, logger }: Pick<SweepContext, 'orm' | 'logger'>,
  listing: Listing,
  work: (organizationId: string) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for await (const page of pagesOfOrganizations(orm, listing)) {
    for (const { id } of page) {
      sum += await work(id).catch((err: unknown) => {
        logger.error({ err, organizationId: id }, 'a sweep failed for an organization');
        return 0;
      });
    }
  }
  return sum;
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
