import type { DateRange } from '@timetrack/calendar';
import type { SignedInContext } from '../../access/index.js';
import type { DomainError, Violation } from '../../platform/errors/index.js';
import { instantsOf, readRuleTimeline } from '../organization/index.js';
import type { ClosingBlockerCode } from './pay-period.enums.js';
import type { PayPeriodPorts, TimesheetCounts } from './pay-period.ports.js';
import {
  type PeriodInstants,
  periodMustBeOver,
  timeOffMustBeDecided,
  timesheetsMustBeApproved,
} from './pay-period.rules.js';

/** What keeps an open period from being closed. */
interface ClosingBlocker {
  readonly code: ClosingBlockerCode;
  /** The failure of an attempt to close the period. */
  readonly violation: DomainError;
}

/** What closing a period depends on, for the command that closes it and for the check beforehand. */
export interface ClosingAssessment {
  readonly instants: PeriodInstants;
  readonly counts: TimesheetCounts;
  readonly undecidedCount: number;
  readonly blockers: readonly ClosingBlocker[];
}

/** Finds everything that keeps an open period from being closed, the most important first. */
export async function assessClosing(
  { em, viewer, platform }: Pick<SignedInContext, 'em' | 'viewer' | 'platform'>,
  ports: Pick<PayPeriodPorts, 'countTimesheets' | 'countUndecidedTimeOff'>,
  dates: DateRange,
): Promise<ClosingAssessment> {
  const { organizationId } = viewer;
  const { from: startsAt, to: endsAt } = instantsOf(await readRuleTimeline(em, organizationId), dates);
  const instants = { startsAt, endsAt };
  const [counts = { timesheetCount: 0, unapprovedCount: 0 }] = await ports.countTimesheets(em, organizationId, [
    instants,
  ]);
  const undecidedCount = await ports.countUndecidedTimeOff(em, organizationId, dates);
  const blockers = [
    ...block('NOT_OVER', periodMustBeOver(dates, endsAt, platform.clock.now())),
    ...block('TIMESHEETS_NOT_APPROVED', timesheetsMustBeApproved(dates, counts.unapprovedCount)),
    ...block('TIME_OFF_NOT_DECIDED', timeOffMustBeDecided(dates, undecidedCount)),
  ];
  return { instants, counts, undecidedCount, blockers };
}

const block = (code: ClosingBlocker['code'], violation: Violation): ClosingBlocker[] =>
  violation ? [{ code, violation }] : [];
