import type { SignedInContext } from '../../../access/index.js';
import { closedPeriodsAround, firstTouched } from '../../pay-periods/index.js';
import { exceptionsOf } from './exceptions.rules.js';
import type { Timesheet } from './timesheet.entity.js';
import { mayReview } from './timesheet.policy.js';

type Reading = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** Gives the timesheets what is worked out for whoever looks at them. One statement, however many there are. */
export async function shown<Some extends readonly Timesheet[]>(context: Reading, timesheets: Some): Promise<Some> {
  const { em, viewer, platform } = context;
  const now = platform.clock.now();
  // A period is not closed while a timesheet in it is open.
  const closed = await closedPeriodsAround(
    em,
    timesheets.filter(({ clockOutAt }) => clockOutAt !== null),
  );
  for (const timesheet of timesheets) {
    timesheet.exceptions = exceptionsOf(timesheet, now);
    const closedPeriod = timesheet.clockOutAt && firstTouched([timesheet], closed);
    timesheet.lockedBy = closedPeriod ? { startDate: closedPeriod.startDate, endDate: closedPeriod.endDate } : null;
    timesheet.locked = timesheet.lockedBy !== null;
    timesheet.canReview = mayReview(viewer) && !timesheet.locked;
  }
  return timesheets;
}

export async function shownOne(context: Reading, timesheet: Timesheet): Promise<Timesheet> {
  await shown(context, [timesheet]);
  return timesheet;
}
