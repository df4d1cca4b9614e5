import type { SignedInContext } from '../../access/index.js';
import { Organization, periodOfDays } from '../organization/index.js';
import { mayClosePeriods } from './pay-period.policy.js';
import type { PayPeriodParts } from './pay-period.ports.js';
import type { PayPeriod } from './pay-period.type.js';
import type { FoundPeriod } from './plans.queries.js';

type Reading = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** Gives the periods everything that is shown of them. The same few statements, however many there are. */
export async function shownPeriods(
  { em, viewer, platform }: Reading,
  parts: PayPeriodParts,
  found: readonly FoundPeriod[],
): Promise<PayPeriod[]> {
  const { organizationId } = viewer;
  const { timezoneInForce } = await em.findOneOrFail(Organization, organizationId);
  const instants = found.map(({ dates }) => periodOfDays(dates, timezoneInForce));
  const open = instants
    .filter((_, index) => !found[index]?.closed)
    .map(({ from, to }) => ({ startsAt: from, endsAt: to }));
  const counts = (await parts.countTimesheets(em, organizationId, open)).values();
  const now = platform.clock.now();
  const mayClose = mayClosePeriods(viewer);
  return found.map(({ dates: { startDate, endDate }, closed }, index): PayPeriod => {
    if (closed) {
      const { closedAt, closedBy, timesheetCount } = closed;
      const settled = { status: 'CLOSED', closedAt, closedBy, timesheetCount, unapprovedCount: 0 } as const;
      return { startDate, endDate, ...settled, canClose: false, canReopen: mayClose };
    }
    const counted = counts.next().value ?? { timesheetCount: 0, unapprovedCount: 0 };
    const isOver = (instants[index]?.to ?? now) <= now;
    const canClose = mayClose && isOver && counted.unapprovedCount === 0;
    return {
      startDate,
      endDate,
      status: 'OPEN',
      closedAt: null,
      closedBy: null,
      ...counted,
      canClose,
      canReopen: false,
    };
  });
}
