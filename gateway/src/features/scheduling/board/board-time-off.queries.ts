import type { DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import type { UserView } from '../../identity/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { mayPlan } from '../schedules/schedule.policy.js';

type Reader = Pick<SignedInContext, 'em' | 'viewer'>;

/**
 * The time off that the schedule shows on these days: of active members for planners, and their own for all others.
 *
 * @param known people that the caller has read already
 */
export function listTimeOffOnBoard(
  { em, viewer }: Reader,
  { startDate, endDate }: DateRange,
  known?: ReadonlyMap<string, UserView>,
) {
  const people = mayPlan(viewer) ? { activeOnly: true } : { userIds: [viewer.userId] };
  return listApprovedTimeOff(em, { from: startDate, to: endDate, ...people, ...(known && { known }) });
}
