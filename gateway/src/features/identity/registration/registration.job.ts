import { systemSql } from '../../../platform/database/tenant-sql.js';
import type { Sweep } from '../../../platform/jobs/sweeps.js';

/** Deletes unconfirmed registrations, the operator's expired links, and attempts that no longer count toward a cap. */
export const registrationsSweep: Sweep = {
  name: 'registrations',
  everyMinutes: 60,
  run: async ({ orm, clock }) => {
    const sql = systemSql(orm.em.fork(), 'sweeps all organizations');
    const [row] = await sql.query<{ removed: string }>('select sweep_registrations(?) as removed', [clock.now()]);
    return Number(row?.removed ?? 0);
  },
};
