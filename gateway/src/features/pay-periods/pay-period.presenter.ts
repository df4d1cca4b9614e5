import type { z } from 'zod';
import type { SignedInContext } from '../../access/index.js';
import { presentUser, presentUserName } from '../identity/index.js';
import { instantsOf, Organization, readRuleTimeline } from '../organization/index.js';
import type { ClosedPayPeriod } from './closed-pay-period.entity.js';
import type { PayPeriodPorts, TimesheetCounts } from './pay-period.ports.js';
import type { FoundPeriod } from './pay-period.queries.js';
import type { PayPeriod, payPeriodJson } from './pay-period.types.js';
import type { PayrollVersion } from './payroll-version.entity.js';
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
  return found.map(({ dates: { startDate, endDate }, closed, versions: allVersions }, index): PayPeriod => {
    const versions = allVersions.map(presentVersion);
    const dates = { startDate, endDate, versions };
    if (closed) {
      const version = allVersions.find(({ id }) => id === closed.versionId)?.version ?? null;
      return { ...dates, ...presentClosing(closed), version, canClose: false, canReopen: mayReopen };
    }
    const { counts = noTimesheets, isOver = false } = openPeriods[index] ?? {};
    const canClose = mayClose && isOver && counts.unapprovedCount === 0;
    const isOpen = { status: 'OPEN', closedAt: null, closedBy: null, version: null } as const;
    return { ...dates, ...isOpen, ...counts, canClose, canReopen: false };
  });
}

function presentVersion({ version, reason, closedAt, closedBy }: PayrollVersion): PayPeriod['versions'][number] {
  return { version, reason, closedAt, closedBy: presentUser(closedBy) };
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
  const timeline = await readRuleTimeline(em, organizationId);
  const now = platform.clock.now();
  const instants = found.map(({ dates }) => instantsOf(timeline, dates));
  const isCounted = instants.map(({ from }, index) => !found[index]?.closed && from <= now);
  const countedInstants = instants.filter((_, index) => isCounted[index]);
  const periods = countedInstants.map(({ from, to }) => ({ startsAt: from, endsAt: to }));
  const counts = (await countTimesheets(em, organizationId, periods)).values();
  return instants.map(({ to }, index) => {
    if (found[index]?.closed) return undefined;
    return { counts: (isCounted[index] && counts.next().value) || noTimesheets, isOver: to <= now };
  });
}

export function serializePayPeriod({ closedBy, versions, ...period }: PayPeriod): z.input<typeof payPeriodJson> {
  return {
    ...period,
    closedBy: closedBy && presentUserName(closedBy),
    versions: versions.map((version) => ({ ...version, closedBy: presentUserName(version.closedBy) })),
  };
}
