import { systemSql } from '../../../platform/database/tenant-sql.js';
import type { Sweep } from '../../../platform/jobs/sweeps.js';

const dayMs = 24 * 60 * 60 * 1000;

/** Until then, an expired link is answered with GONE rather than NOT_FOUND. */
const keptMs = 7 * dayMs;

export const accountLinksSweep: Sweep = {
  name: 'account-links',
  everyMinutes: 60,
  run: async ({ orm, clock }) => {
    const sql = systemSql(orm.em.fork(), 'expired links of all organizations');
    const [row] = await sql.query<{ removed: number }>('select sweep_account_links(?) as removed', [
      new Date(clock.now().getTime() - keptMs),
    ]);
    return row?.removed ?? 0;
  },
};
