import type { DateRange } from '@timetrack/contracts/calendar';
import { DomainError, failures, type Violation } from '../../platform/errors/index.js';
import { nameOfPeriod } from './pay-period-plan.rules.js';

/** The punches of a timesheet. A timesheet in progress has no clock-out. */
export interface TimesheetPunches {
  readonly clockInAt: Date;
  readonly clockOutAt: Date | null;
}

export interface PeriodInstants {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export const noSuchPeriod = () => failures.notFound('Pay period');

const conflict = (code: string, message: string) => new DomainError('conflict', `pay-period.${code}`, message);

/** The failure that a trigger of the database reports. The trigger does not know the dates of the period. */
export const periodIsClosed = () => conflict('closed', 'This pay period is closed. Ask an administrator to reopen it.');

/**
 * Whether a timesheet overlaps the period. A timesheet that ends at the instant at which the period starts does not. A
 * timesheet without length belongs to the period in which it starts.
 */
function overlaps({ clockInAt, clockOutAt }: TimesheetPunches, { startsAt, endsAt }: PeriodInstants): boolean {
  return clockInAt < endsAt && (!clockOutAt || clockOutAt > startsAt || clockInAt >= startsAt);
}

export function findFirstOverlapped<Period extends PeriodInstants>(
  timesheets: readonly TimesheetPunches[],
  periods: readonly Period[],
): Period | undefined {
  return periods.find((period) => timesheets.some((timesheet) => overlaps(timesheet, period)));
}

/** What was paid must not change. */
export function periodMustBeOpen(closed: DateRange | undefined): Violation {
  if (!closed) return undefined;
  const name = nameOfPeriod(closed);
  return conflict('closed', `The pay period ${name} is closed. An administrator can reopen it.`);
}

export function periodMustNotBeClosed(period: DateRange, isClosed: boolean): Violation {
  return isClosed ? conflict('closed-already', `The pay period ${nameOfPeriod(period)} is already closed`) : undefined;
}

export function periodMustBeClosed(period: DateRange, isClosed: boolean): Violation {
  return isClosed ? undefined : conflict('not-closed', `The pay period ${nameOfPeriod(period)} is not closed`);
}

interface ListedFacts {
  /** Whether it is closed or was, so that its pay was exported. */
  readonly wasClosed: boolean;
  readonly timesheetCount: number;
  readonly paysCorrections: boolean;
  readonly endsAt: Date;
}

/** Periods that ended before the organization was created are listed only if they have something to be paid. */
export function isListed(facts: ListedFacts, createdAt: Date): boolean {
  const { wasClosed, timesheetCount, paysCorrections, endsAt } = facts;
  return wasClosed || timesheetCount > 0 || paysCorrections || endsAt > createdAt;
}

/** Hours that are not worked yet can't be settled. */
export function periodMustBeOver(period: DateRange, endsAt: Date, now: Date): Violation {
  return now < endsAt ? conflict('not-over', `The pay period ${nameOfPeriod(period)} has not ended yet`) : undefined;
}

/** A timesheet in progress counts as unapproved. */
export function timesheetsMustBeApproved(period: DateRange, unapproved: number): Violation {
  if (unapproved === 0) return undefined;
  const [count, are] = unapproved === 1 ? ['1 timesheet', 'is'] : [`${unapproved} timesheets`, 'are'];
  return conflict('not-approved', `${count} of the pay period ${nameOfPeriod(period)} ${are} not approved yet`);
}

/** Time off that is approved after its period was closed would not be paid in it. */
export function timeOffMustBeDecided(period: DateRange, undecided: number): Violation {
  if (undecided === 0) return undefined;
  const [count, are] = undecided === 1 ? ['1 request', 'is'] : [`${undecided} requests`, 'are'];
  return conflict(
    'time-off-not-decided',
    `${count} for time off in the pay period ${nameOfPeriod(period)} ${are} not decided yet. Approve or deny ${undecided === 1 ? 'it' : 'them'} first.`,
  );
}
