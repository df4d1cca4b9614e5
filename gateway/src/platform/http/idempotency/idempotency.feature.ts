import { systemSql } from '../../database/tenant-sql.adapter.js';
import type { Feature } from '../../feature.types.js';
import type { Sweep } from '../../jobs/sweeps.job.js';
import { replayPeriod } from './idempotency-key.store.js';
import { IdempotencyKeys } from './migrations/0004-idempotency-keys.js';

const oldKeysSweep: Sweep = {
  name: 'old-idempotency-keys',
  everyMinutes: 30,
  run: async ({ orm, clock }) => {
    const oldest = new Date(clock.now().getTime() - replayPeriod);
    const sql = systemSql(orm.em, 'sweeps the keys of every organization');
    return sql.run('delete from idempotency_keys where created_at <= ?', [oldest]);
  },
};

/** The table of idempotency keys and its cleanup, registered like those of a feature. */
export const idempotencyFeature: Feature = {
  name: 'idempotency',
  entities: [],
  resolvers: [],
  routes: [],
  migrations: [{ name: '0004-idempotency-keys', class: IdempotencyKeys }],
  sweeps: [oldKeysSweep],
};
