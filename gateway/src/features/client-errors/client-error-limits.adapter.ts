import type { RateLimit } from '../../platform/config/config.js';

/** How many kinds of errors an organization keeps. The one that was last seen longest ago makes room. */
export const errorsPerOrganization = 200;

/** An error that no browser reported for this long is removed. */
export const keptDays = 30;

/** Reports of one session. A browser sends at most one every few seconds, and each error once a minute. */
export const reportsPerSession: RateLimit = { name: 'client-errors-session', points: 20, windowSeconds: 60 };

/** Reports without a session, from the sign-in page: from one network address, and from all. */
export const reportsPerAddress: RateLimit = { name: 'client-errors-address', points: 5, windowSeconds: 60 };
export const reportsOfVisitors: RateLimit = { name: 'client-errors-visitors', points: 60, windowSeconds: 60 };
