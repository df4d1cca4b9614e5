import { z } from 'zod';
import { query } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { readShiftsNear, selectShiftsNear } from '../../scheduling/index.js';
import { chooseJobOfShift } from '../timesheets/nearest-shift.rules.js';

const selectShifts = `select ${selectShiftsNear('?::uuid', '?::timestamptz')} as shifts`;

/** The job that a clock-in without a job takes now: that of the caller's nearest shift. See `findNearestShift`. */
export const clockInJob = query('clockInJob', z.object({}), async ({ em, viewer, platform }) => {
  const now = platform.clock.now();
  const values = [viewer.userId, now, now, now];
  const [row] = await tenantSql(em).query<{ readonly shifts: string | null }>(selectShifts, values);
  return chooseJobOfShift(readShiftsNear(row?.shifts ?? null), now);
});
