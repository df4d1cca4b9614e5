import type { CalendarDate } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { ReopeningRequest } from './reopening-request.entity.js';

/** Ends the pending request for a period that is reopened without it, in the transaction that reopens the period. */
export async function overtakeReopeningRequest(
  { em, viewer, platform }: SignedInContext,
  startDate: CalendarDate,
): Promise<void> {
  const { organizationId, userId } = viewer;
  const decision = { status: 'OVERTAKEN', decidedAt: platform.clock.now(), decidedBy: userId } as const;
  await em.nativeUpdate(ReopeningRequest, { organizationId, startDate, status: 'PENDING' }, decision);
}
