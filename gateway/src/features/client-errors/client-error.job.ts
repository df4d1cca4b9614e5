import { systemSql } from '../../platform/database/tenant-sql.js';
import type { Sweep } from '../../platform/jobs/sweeps.js';
import { keptDays } from './client-error-limits.adapter.js';

export const clientErrorsSweep: Sweep = {
  name: 'client-errors',
  everyMinutes: 60,
  run: async ({ orm, clock }) => {
    const before = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
    const sql = systemSql(orm.em.fork(), 'sweeps all organizations');
    const [row] = await sql.query<{ removed: string }>('select sweep_client_errors(?) as removed', [before]);
    return Number(row?.removed ?? 0);
  },
};
