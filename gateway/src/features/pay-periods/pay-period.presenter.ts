import type { z } from 'zod';
import type { SignedInContext } from '../../access/index.js';
import { presentUser, presentUserName } from '../identity/index.js';
import { Organization, periodOfDays } from '../organization/index.js';
import type { ClosedPayPeriod } from './closed-pay-period.entity.js';
import type { PayPeriodPorts, TimesheetCounts } from './pay-period.ports.js';
import type { FoundPeriod } from './pay-period.queries.js';
import type { PayPeriod, payPeriodJson } from './pay-period.types.js';
import { mayClosePayPeriods, mayReopenPayPeriods } from './reopening/reopening.policy.js';

const noTimesheets: TimesheetCounts = { timesheetCount: 0, unapprovedCount: 0 };

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** Presents the periods with a fixed number of statements, however many periods there are. */
export async function presentPayPeriods(
  context: PresentingContext,
  ports: PayPeriodPorts,
  found: readonly FoundPeriod[],
): Promise<PayPeriod[]> {
  const { em, viewer } = context;
  const mayClose = mayClosePayPeriods(viewer);
  const mayReopen = mayReopenPayPeriods(viewer, await em.findOneOrFail(Organization, viewer.organizationId));
  const openPeriods = await countOpenPeriods(context, ports, found);
  return found.map(({ dates: { startDate, endDate }, closed }, index): PayPeriod => {
    const dates = { startDate, endDate };
    if (closed) return { ...dates, ...presentClosing(closed), canClose: false, canReopen: mayReopen };
    const { counts = noTimesheets, isOver = false } = openPeriods[index] ?? {};
    const canClose = mayClose && isOver && counts.unapprovedCount === 0;
    return { ...dates, status: 'OPEN', closedAt: null, closedBy: null, ...counts, canClose, canReopen: false };
  });
}

function presentClosing({ closedAt, closedBy, timesheetCount }: ClosedPayPeriod) {
  return { status: 'CLOSED', closedAt, closedBy: presentUser(closedBy), timesheetCount, unapprovedCount: 0 } as const;
}

interface OpenPeriod {
  readonly counts: TimesheetCounts;
  readonly isOver: boolean;
}

/** The counts of each open period, at its index. They are 0 for a future period, even during an open timesheet. */
async function countOpenPeriods(
  { em, viewer, platform }: PresentingContext,
  { countTimesheets }: PayPeriodPorts,
  found: readonly FoundPeriod[],
): Promise<readonly (OpenPeriod | undefined)[]> {
  const { organizationId } = viewer;
  const { timezoneInForce } = await em.findOneOrFail(Organization, organizationId);
  const now = platform.clock.now();
  const instants = found.map(({ dates }) => periodOfDays(dates, timezoneInForce));
  const isCounted = instants.map(({ from }, index) => !found[index]?.closed && from <= now);
  const countedInstants = instants.filter((_, index) => isCounted[index]);
  const periods = countedInstants.map(({ from, to }) => ({ startsAt: from, endsAt: to }));
  const counts = (await countTimesheets(em, organizationId, periods)).values();
  return instants.map(({ to }, index) => {
    if (found[index]?.closed) return undefined;
    return { counts: (isCounted[index] && counts.next().value) || noTimesheets, isOver: to <= now };
  });
}

export function serializePayPeriod({ closedBy, ...period }: PayPeriod): z.input<typeof payPeriodJson> {
  return {
    ...period,
    closedBy: closedBy && presentUserName(closedBy),
  };
}
