import type { Feature } from '../../feature.types.js';
import type { Sweep } from '../../jobs/sweeps.job.js';
import { replayPeriod } from './idempotency-key.store.js';
import { IdempotencyKeys } from './migrations/0004-idempotency-keys.js';

const oldKeysSweep: Sweep = {
  name: 'old-idempotency-keys',
  everyMinutes: 30,
  run: async ({ orm, clock }) => {
    const oldest = new Date(clock.now().getTime() - replayPeriod);
    const removed = await orm.em
      .getConnection()
      .execute<unknown[]>('delete from idempotency_keys where created_at <= ? returning 1', [oldest]);
    return removed.length;
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
