import type { SignedInContext } from '../../access/index.js';
import { createRuleTimeline, instantsOf, type OrganizationRow } from '../organization/index.js';
import type { FoundPeriod } from './pay-period.queries.js';
import type { UnsignedPeriod } from './pay-period.types.js';
import type { PayPeriodPorts, TimesheetCounts } from './pay-period-ports.types.js';

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

const noTimesheets: TimesheetCounts = { timesheetCount: 0, unapprovedCount: 0 };

/**
 * Presents the dates and the status of the periods, with counts of the viewer's own timesheets. A future period contains no
 * timesheets, even during an open one.
 */
export async function presentOwnPayPeriods(
  { em, viewer, platform }: PresentingContext,
  { countTimesheetsOfPerson }: Pick<PayPeriodPorts, 'countTimesheetsOfPerson'>,
  { found, organization }: { readonly found: readonly FoundPeriod[]; readonly organization: OrganizationRow },
): Promise<UnsignedPeriod[]> {
  const timeline = createRuleTimeline(organization.history);
  const instants = found.map(({ dates }) => {
    const { from, to } = instantsOf(timeline, dates);
    return { startsAt: from, endsAt: to };
  });
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
