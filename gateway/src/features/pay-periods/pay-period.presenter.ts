import { managersAndAccountants, type SignedInContext } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';
import { toInstant } from '../../platform/read-model/index.js';
import type { Selection } from '../../platform/use-case/index.js';
import { createRuleTimeline, type OrganizationRow } from '../organization/index.js';
import { assessClosings, type ClosingAssessment, periodInstantsOf } from './closing-assessment.queries.js';
import type { FoundPeriod } from './pay-period.queries.js';
import type { PayPeriod, UnsignedPeriod } from './pay-period.types.js';
import type { PayPeriodPorts, SignOffCounts, TimesheetCounts } from './pay-period-ports.types.js';
import { presentPayrollVersion, readCloser } from './payroll-version.reads.js';
import { readPendingWeeks } from './pending-overtime.queries.js';
import { mayClosePayPeriods, mayReopenPayPeriods } from './reopening/reopening.policy.js';

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

interface FoundPeriods {
  readonly found: readonly FoundPeriod[];
  readonly organization: OrganizationRow;
}

interface PresentedPeriods extends FoundPeriods {
  /** The fields of `PayPeriod` that the caller presents. Without it, the counts of signatures are not read. */
  readonly selection?: Selection | undefined;
}

type Timeline = ReturnType<typeof createRuleTimeline>;

const signOffCounts = ['signedCount', 'staleCount', 'missingCount'] as const;
const notCounted: SignOffCounts = { signedCount: 0, staleCount: 0, missingCount: 0 };

/** Presents the periods as far as the viewer may see them. Runs a fixed number of statements, however many periods there are. */
export async function presentPayPeriods(
  context: PresentingContext,
  ports: PayPeriodPorts,
  { selection, ...periods }: PresentedPeriods,
): Promise<PayPeriod[]> {
  const { em, viewer, platform } = context;
  const dates = periods.found.map((found) => found.dates);
  const timeline = createRuleTimeline(periods.organization.history);
  const pending = selection?.wants('pendingOvertime') ? await readPendingWeeks(em, viewer.organizationId, dates) : [];
  const presented = await presentUnsigned(context, ports, periods);
  const unsigned = presented.map((period, index) => ({ ...period, pendingOvertime: pending[index] ?? [] }));
  if (!signOffCounts.some((field) => selection?.wants(field))) {
    return unsigned.map((period) => ({ ...period, ...notCounted }));
  }
  const instants = dates.map((each) => periodInstantsOf(timeline, each));
  const userId = maySeeHoursOfPeriods(viewer) ? null : viewer.userId;
  const counts = await ports.countSignOffs(em, instants, { userId, now: platform.clock.now() });
  return unsigned.map((period, index) => ({ ...period, ...(counts[index] as SignOffCounts) }));
}

async function presentUnsigned(
  context: PresentingContext,
  ports: PayPeriodPorts,
  { found, organization }: FoundPeriods,
): Promise<UnsignedPeriod[]> {
  const { viewer } = context;
  if (!maySeeHoursOfPeriods(viewer)) return presentOwnPayPeriods(context, ports, { found, organization });
  const mayClose = mayClosePayPeriods(viewer);
  const mayReopen = mayReopenPayPeriods(viewer, organization.settings);
  const open = found.filter(({ closed }) => !closed).map(({ dates }) => dates);
  const timeline = createRuleTimeline(organization.history);
  // The counts of each day are of everyone.
  const countTimesheets = viewer.isRestricted ? ports.countTimesheets : ports.readTimesheetCounts;
  const assessments = (
    await assessClosings(context, { ...ports, countTimesheets }, { timeline, periods: open })
  ).values();
  const closedCounts = viewer.isRestricted ? await countClosed(context, ports, { found, timeline }) : null;
  return found.map(({ dates: { startDate, endDate }, closed, versions: allVersions }): UnsignedPeriod => {
    const versions = allVersions.map(presentPayrollVersion);
    const dates = { startDate, endDate, versions };
    if (closed) {
      const version = allVersions.find(({ id }) => id === closed.versionId)?.version ?? null;
      const timesheetCount = closedCounts?.get(startDate) ?? closed.timesheetCount;
      return { ...dates, ...presentClosing(closed), timesheetCount, version, canClose: false, canReopen: mayReopen };
    }
    const { counts, blockers } = assessments.next().value as ClosingAssessment;
    return { ...dates, ...openState, ...counts, canClose: mayClose && blockers.length === 0, canReopen: false };
  });
}

const openState = { status: 'OPEN', closedAt: null, closedBy: null, version: null } as const;

/** How many timesheets of people in reach the closed periods have, by their first date: what was counted at their closing is of everyone. */
async function countClosed(
  { em, viewer }: PresentingContext,
  { countTimesheets }: Pick<PayPeriodPorts, 'countTimesheets'>,
  { found, timeline }: { readonly found: readonly FoundPeriod[]; readonly timeline: Timeline },
): Promise<ReadonlyMap<string, number>> {
  const periods = found.filter(({ closed }) => closed).map(({ dates }) => periodInstantsOf(timeline, dates));
  const counts = await countTimesheets(em, viewer.organizationId, periods);
  return new Map(periods.map(({ startDate }, index) => [startDate, counts[index]?.timesheetCount ?? 0]));
}

function presentClosing(closed: NonNullable<FoundPeriod['closed']>) {
  return {
    status: 'CLOSED',
    closedAt: toInstant(closed.closedAt),
    closedBy: readCloser(closed.closedById, closed),
    unapprovedCount: 0,
  } as const;
}

/** Managers, accountants and administrators see the state of everyone's hours. Workers see the dates and their own. */
function maySeeHoursOfPeriods(viewer: Viewer): boolean {
  return managersAndAccountants.includes(viewer.role);
}

const noTimesheets: TimesheetCounts = { timesheetCount: 0, unapprovedCount: 0 };

/**
 * Presents the dates and the status of the periods, with counts of the viewer's own timesheets. A future period contains no
 * timesheets, even during an open one.
 */
async function presentOwnPayPeriods(
  { em, viewer, platform }: PresentingContext,
  { countTimesheetsOfPerson }: Pick<PayPeriodPorts, 'countTimesheetsOfPerson'>,
  { found, organization }: { readonly found: readonly FoundPeriod[]; readonly organization: OrganizationRow },
): Promise<UnsignedPeriod[]> {
  const timeline = createRuleTimeline(organization.history);
  const instants = found.map(({ dates }) => periodInstantsOf(timeline, dates));
  const now = platform.clock.now();
  const begun = instants.filter(({ startsAt }) => startsAt <= now);
  const counts = await countTimesheetsOfPerson(em, viewer, begun);
  return found.map(({ dates, closed }, index): UnsignedPeriod => {
    const { startDate, endDate } = dates;
    return {
      ...{ startDate, endDate, status: closed ? 'CLOSED' : 'OPEN' },
      ...{ closedAt: null, closedBy: null, version: null, versions: [], canClose: false, canReopen: false },
      // The periods are in order, so those that have begun come first.
      ...(counts[index] ?? noTimesheets),
    };
  });
}
