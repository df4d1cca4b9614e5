import type { Sweep } from '../../../platform/housekeeping/sweep.js';
import { Session } from './session.entity.js';

/** Deletes expired sessions, which only take up space. */
export const expiredSessionsSweep: Sweep = {
  name: 'expired-sessions',
  everyMinutes: 60,
  run: ({ orm, clock }) =>
    orm.em.fork().nativeDelete(Session, { expiresAt: { $lte: clock.now() } }, { filters: { tenant: false } }),
};
