import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';

/** `Jul 13, 2026` */
export function formatDay(date: CalendarDate): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `on Jul 13, 2026`, `from Jul 13, 2026 to Jul 15, 2026` */
export function formatDays({ startDate, endDate }: DateRange): string {
  return startDate === endDate ? `on ${formatDay(startDate)}` : `from ${formatDay(startDate)} to ${formatDay(endDate)}`;
}
