import type { Sweep } from '../../../platform/housekeeping/sweep.js';
import { Session } from './session.entity.js';

/** A session that ran out opens nothing any more; its row only takes room. */
export const expiredSessionsSweep: Sweep = {
  name: 'expired-sessions',
  everyMinutes: 60,
  run: ({ orm, clock }) =>
    orm.em.fork().nativeDelete(Session, { expiresAt: { $lte: clock.now() } }, { filters: { tenant: false } }),
};
