import type { SignedInContext } from '../../access/index.js';
import { Organization, periodOfDays } from '../organization/index.js';
import { mayClosePeriods } from './pay-period.policy.js';
import type { PayPeriodParts } from './pay-period.ports.js';
import type { PayPeriod } from './pay-period.type.js';
import type { FoundPeriod } from './plans.queries.js';

const noTimesheets = { timesheetCount: 0, unapprovedCount: 0 };

type Reading = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** Gives the periods everything that is shown of them. The same few statements, however many there are. */
export async function shownPeriods(
  { em, viewer, platform }: Reading,
  parts: PayPeriodParts,
  found: readonly FoundPeriod[],
): Promise<PayPeriod[]> {
  const { organizationId } = viewer;
  const { timezoneInForce } = await em.findOneOrFail(Organization, organizationId);
  const now = platform.clock.now();
  const instants = found.map(({ dates }) => periodOfDays(dates, timezoneInForce));
  // Nobody has worked in what has not begun: a timesheet in progress goes until now, and no farther.
  const isCounted = instants.map(({ from }, index) => !found[index]?.closed && from <= now);
  const counted = instants
    .filter((_, index) => isCounted[index])
    .map(({ from, to }) => ({ startsAt: from, endsAt: to }));
  const counts = (await parts.countTimesheets(em, organizationId, counted)).values();
  const mayClose = mayClosePeriods(viewer);
  return found.map(({ dates: { startDate, endDate }, closed }, index): PayPeriod => {
    if (closed) {
      const { closedAt, closedBy, timesheetCount } = closed;
      const settled = { status: 'CLOSED', closedAt, closedBy, timesheetCount, unapprovedCount: 0 } as const;
      return { startDate, endDate, ...settled, canClose: false, canReopen: mayClose };
    }
    const { timesheetCount, unapprovedCount } = (isCounted[index] && counts.next().value) || noTimesheets;
    const isOver = (instants[index]?.to ?? now) <= now;
    const canClose = mayClose && isOver && unapprovedCount === 0;
    return {
      startDate,
      endDate,
      status: 'OPEN',
      closedAt: null,
      closedBy: null,
      timesheetCount,
      unapprovedCount,
      canClose,
      canReopen: false,
    };
  });
}
