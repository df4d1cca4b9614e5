import { systemSql } from '../../database/tenant-sql.js';
import type { Feature } from '../../feature.js';
import type { Sweep } from '../../jobs/sweeps.js';

/** A program that runs once a quarter still counts. */
const keptDays = 180;

export const keyUsageSweep: Sweep = {
  name: 'old-api-key-usage',
  everyMinutes: 60,
  run: async ({ orm, clock }) => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
    const sql = systemSql(orm.em, 'sweeps the usage of every organization');
    const [row] = await sql.query<{ swept: string }>('select sweep_api_key_usage(?::date) as swept', [before]);
    return Number(row?.swept ?? 0);
  },
};

export const keyUsageFeature: Feature = { name: 'key-usage', entities: [], sweeps: [keyUsageSweep] };
