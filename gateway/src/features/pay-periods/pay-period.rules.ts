import { DomainError, failures, type Violation } from '../../platform/errors/index.js';
import { nameOfPeriod, type PayPeriodDates } from './calendar-of-periods.rules.js';

/** From when to when a timesheet goes; without an end it is in progress. */
export interface Stretch {
  readonly clockInAt: Date;
  readonly clockOutAt: Date | null;
}

/** The instants of a period as they were when it was closed. */
export interface ClosedInstants {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export const noSuchPeriod = () => failures.notFound('Pay period');

const conflict = (code: string, message: string) => new DomainError('conflict', `pay-period.${code}`, message);

/** What the trigger of the database says, which does not know the period's name. */
export const periodIsClosed = () =>
  conflict('closed', 'This lies in a closed pay period. An administrator can reopen it.');

/**
 * Whether a timesheet has any of its time in the period. One that ends on the instant at which the period begins has
 * none; one without length lies where it begins.
 */
export function touches({ clockInAt, clockOutAt }: Stretch, { startsAt, endsAt }: ClosedInstants): boolean {
  return clockInAt < endsAt && (!clockOutAt || clockOutAt > startsAt || clockInAt >= startsAt);
}

/** The first of these periods that any of the stretches touches: what touches two is told of the earlier one. */
export function firstTouched<Period extends ClosedInstants>(
  stretches: readonly Stretch[],
  periods: readonly Period[],
): Period | undefined {
  return periods.find((period) => stretches.some((stretch) => touches(stretch, period)));
}

/** Whatever touches a closed period stays as it was paid. */
export function periodMustBeOpen(closed: PayPeriodDates | undefined): Violation {
  if (!closed) return undefined;
  const name = nameOfPeriod(closed);
  return conflict('closed', `The pay period ${name} is closed. An administrator can reopen it.`);
}

export function periodMustNotBeClosed(period: PayPeriodDates, isClosed: boolean): Violation {
  return isClosed ? conflict('closed-already', `The pay period ${nameOfPeriod(period)} is already closed`) : undefined;
}

export function periodMustBeClosed(period: PayPeriodDates, isClosed: boolean): Violation {
  return isClosed ? undefined : conflict('not-closed', `The pay period ${nameOfPeriod(period)} is not closed`);
}

interface ListedFacts {
  readonly isClosed: boolean;
  readonly timesheetCount: number;
  readonly endsAt: Date;
}

/** What was over before the organization was there is nobody's pay period, unless it holds hours or was settled. */
export function isOfOrganization({ isClosed, timesheetCount, endsAt }: ListedFacts, createdAt: Date): boolean {
  return isClosed || timesheetCount > 0 || endsAt > createdAt;
}

/** Hours that nobody has worked yet can't be settled. */
export function periodMustBeOver(period: PayPeriodDates, endsAt: Date, now: Date): Violation {
  return now < endsAt ? conflict('not-over', `The pay period ${nameOfPeriod(period)} is not over yet`) : undefined;
}

/** What is in progress or not approved nobody has vouched for. */
export function timesheetsMustBeApproved(period: PayPeriodDates, unapproved: number): Violation {
  if (unapproved === 0) return undefined;
  const [count, are] = unapproved === 1 ? ['1 timesheet', 'is'] : [`${unapproved} timesheets`, 'are'];
  return conflict('not-approved', `${count} of the pay period ${nameOfPeriod(period)} ${are} not approved yet`);
}
