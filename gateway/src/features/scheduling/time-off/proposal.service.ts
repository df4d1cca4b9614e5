import type { DateRange } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { idInput } from '../../../platform/database/ids.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { periodOfDays, readTimezone } from '../../organization/index.js';
import { findObstacle, findWrongDays, maxHours, readBalancesFor } from '../../time-off/index.js';
import { maySeeSchedules, selectOwn } from '../schedules/schedule.policy.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readSchedules, selectAll, selectDuring } from '../schedules/schedule-rows.queries.js';
import { isLongerThanDay, proposeHours } from './proposal.rules.js';
import type { PtoProposal } from './proposal.types.js';

const ptoProposalInput = checkTogether(
  z.object({
    startDate: calendarDate('Start date').describe('The first day off.'),
    endDate: calendarDate('End date').describe('The last day off.'),
    policyId: idInput.nullish().describe('The policy whose balances are returned. Without it, none are.'),
  }),
  ['startDate', 'endDate'],
  ({ startDate, endDate }) => findWrongDays(startDate, endDate),
);

/** Proposes hours from the caller's published shifts, with obstacles. Stores nothing. */
export const proposePto = query(
  'ptoProposal',
  ptoProposalInput,
  async (context, { policyId, ...days }): Promise<PtoProposal> => ({
    ...proposeHours(days, await readShifts(context, days), maxHours),
    obstacle: (await findObstacle(context, days))?.message ?? null,
    balances: policyId ? await readBalancesFor(context, policyId, days) : [],
  }),
);

/** The caller's published shifts that start on these days, and those over several days that overlap them. */
async function readShifts({ em, viewer }: SignedInContext, days: DateRange): Promise<ScheduleView[]> {
  if (!maySeeSchedules(viewer)) return [];
  const { from, to } = periodOfDays(days, await readTimezone(em));
  const shifts = await readSchedules(em, selectAll(selectDuring({ from, to }), selectOwn(viewer.userId)));
  return shifts.filter((shift) => shift.status === 'PUBLISHED' && (shift.startAt >= from || isLongerThanDay(shift)));
}
