import type { DateRange } from '@timetrack/calendar';
import { query, type SignedInContext } from '../../../access/index.js';
import { periodOfDays, readTimezone } from '../../organization/index.js';
import { findObstacle, maxHours, readBalancesFor } from '../../time-off/index.js';
import { maySeeSchedules, selectOwn } from '../schedules/schedule.policy.js';
import { readSchedules, selectAll, selectStartingIn } from '../schedules/schedule-rows.queries.js';
import { ptoProposalInput } from './proposal.inputs.js';
import { proposeHours } from './proposal.rules.js';
import type { PtoProposal } from './proposal.types.js';

/**
 * Proposes the hours of a request from the caller's published shifts, and says what would keep the request from being
 * accepted. Nothing is stored.
 */
export const proposePto = query(
  'ptoProposal',
  ptoProposalInput,
  async (context, { policyId, ...days }): Promise<PtoProposal> => ({
    ...proposeHours(days, await readShiftMinutes(context, days), maxHours),
    obstacle: (await findObstacle(context, days))?.message ?? null,
    balances: policyId ? await readBalancesFor(context, policyId, days) : [],
  }),
);

/** The planned minutes of each of the caller's published shifts that start on these days. */
async function readShiftMinutes({ em, viewer }: SignedInContext, days: DateRange): Promise<number[]> {
  if (!maySeeSchedules(viewer)) return [];
  const period = periodOfDays(days, await readTimezone(em));
  const shifts = await readSchedules(em, selectAll(selectStartingIn(period), selectOwn(viewer.userId)));
  return shifts.filter(({ status }) => status === 'PUBLISHED').map(({ plannedMinutes }) => plannedMinutes);
}
