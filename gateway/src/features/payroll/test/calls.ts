import type { MikroORM } from '@mikro-orm/postgresql';
import { startGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aBreak, aTimesheet } from '../../timeclock/test/builders.js';

/** A gateway at noon on Monday, November 16, 2026 in Denver. */
export const startPayroll = (env: NodeJS.ProcessEnv = {}) => startGateway({ env, now: '2026-11-16T19:00:00Z' });

/** An approved timesheet, optionally with an unpaid break. Instants are in UTC. */
export async function anApprovedTimesheet(
  orm: MikroORM,
  user: User,
  [clockInAt, clockOutAt]: readonly [string, string],
  [startAt, endAt]: readonly [string?, string?] = [],
) {
  const out = new Date(clockOutAt);
  const timesheet = await aTimesheet(orm, { user, clockInAt: new Date(clockInAt), clockOutAt: out, approvedAt: out });
  if (startAt && endAt) await aBreak(orm, { timesheet, startAt: new Date(startAt), endAt: new Date(endAt) });
  return timesheet;
}
