import type { DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../access/index.js';
import type { RuleTimeline } from '../../pay-engine/index.js';
import type { DomainError, Violation } from '../../platform/errors/index.js';
import { instantsOf } from '../organization/index.js';
import {
  type PeriodInstants,
  periodMustBeOver,
  timeOffMustBeDecided,
  timesheetsMustBeApproved,
} from './pay-period.rules.js';
import type { PayPeriodPorts, TimesheetCounts } from './pay-period-ports.types.js';
import type { ClosingBlockerCode } from './pay-period-status.types.js';

interface ClosingBlocker {
  readonly code: ClosingBlockerCode;
  readonly violation: DomainError;
}

export interface ClosingAssessment {
  readonly instants: PeriodInstants;
  readonly counts: TimesheetCounts;
  readonly undecidedCount: number;
  readonly blockers: readonly ClosingBlocker[];
}

type AssessmentContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;
type AssessmentPorts = Pick<PayPeriodPorts, 'countTimesheets' | 'countUndecidedTimeOff'>;

const noTimesheets: TimesheetCounts = { timesheetCount: 0, unapprovedCount: 0 };

/**
 * Finds everything that keeps each of the open periods from being closed, the most important first. Runs a fixed number of
 * statements, however many periods there are. A future period contains no timesheets, even during an open timesheet.
 */
export async function assessClosings(
  { em, viewer, platform }: AssessmentContext,
  { countTimesheets, countUndecidedTimeOff }: AssessmentPorts,
  { timeline, periods }: { readonly timeline: RuleTimeline; readonly periods: readonly DateRange[] },
): Promise<ClosingAssessment[]> {
  const { organizationId } = viewer;
  const now = platform.clock.now();
  const allInstants = periods.map((dates) => periodInstantsOf(timeline, dates));
  const [timesheetCounts, undecidedCounts] = await Promise.all([
    countTimesheets(em, organizationId, allInstants),
    countUndecidedTimeOff(em, organizationId, periods),
  ]);
  return periods.map((dates, index) => {
    const instants = allInstants[index] as PeriodInstants;
    const counts = (instants.startsAt <= now && timesheetCounts[index]) || noTimesheets;
    const undecidedCount = undecidedCounts[index] ?? 0;
    const blockers = [
      ...block('NOT_OVER', periodMustBeOver(dates, instants.endsAt, now)),
      ...block('TIMESHEETS_NOT_APPROVED', timesheetsMustBeApproved(dates, counts.unapprovedCount)),
      ...block('TIME_OFF_NOT_DECIDED', timeOffMustBeDecided(dates, undecidedCount)),
    ];
    return { instants, counts, undecidedCount, blockers };
  });
}

export async function assessClosing(
  context: AssessmentContext,
  ports: AssessmentPorts,
  { timeline, dates }: { readonly timeline: RuleTimeline; readonly dates: DateRange },
): Promise<ClosingAssessment> {
  const [assessment] = await assessClosings(context, ports, { timeline, periods: [dates] });
  return assessment as ClosingAssessment;
}

/** The dates of a period, and when it begins and ends. */
export function periodInstantsOf(
  timeline: RuleTimeline,
  { startDate, endDate }: DateRange,
): DateRange & PeriodInstants {
  const { from, to } = instantsOf(timeline, { startDate, endDate });
  return { startDate, endDate, startsAt: from, endsAt: to };
}

const block = (code: ClosingBlocker['code'], violation: Violation): ClosingBlocker[] =>
  violation ? [{ code, violation }] : [];
