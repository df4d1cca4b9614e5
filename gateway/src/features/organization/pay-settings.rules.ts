import { addDays, type CalendarDate } from '@timetrack/contracts/calendar';
import { DomainError, type Violation } from '../../platform/errors/index.js';
import { beginning } from './dated-settings.types.js';

/** Closed days were paid under their rules, so a change of the rules starts after the last closed day. */
export function changesMustStartAfterClosedPeriods(
  from: CalendarDate,
  lastClosedDay: CalendarDate | null,
  field = 'effectiveFrom',
): Violation {
  if (lastClosedDay === null || from > lastClosedDay) return undefined;
  const message =
    `Pay periods are closed through ${formatDate(lastClosedDay)}. ` +
    'Choose a later first day, or ask an administrator to reopen them.';
  return new DomainError('conflict', 'organization.effective-from-closed', message, {
    fields: { [field]: message },
  });
}

interface HistoryFacts {
  readonly today: CalendarDate;
  readonly lastClosedDay: CalendarDate | null;
  readonly hasPayBeforeToday: boolean;
}

/** The first day of a change that does not name one: today, or the beginning while there is nothing to pay. */
export function proposeFirstDay({ today, lastClosedDay, hasPayBeforeToday }: HistoryFacts): CalendarDate {
  if (lastClosedDay !== null && lastClosedDay >= today) return addDays(lastClosedDay, 1);
  return hasPayBeforeToday || lastClosedDay !== null ? today : beginning;
}

/** `Sep 26, 2026` */
function formatDate(date: CalendarDate): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
