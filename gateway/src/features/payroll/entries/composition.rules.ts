import { addDays, type DateRange } from '@timetrack/contracts/calendar';

/** A part of a range of dates: a closed period, the part of one that lies in the range, or dates that are not closed. */
export interface RangePart<Closed extends DateRange> {
  readonly dates: DateRange;
  readonly closed: Closed | null;
}

/** Divides a range into its closed periods and the dates between them, earliest first, without gaps or overlaps. */
export function divideRange<Closed extends DateRange>(
  { startDate, endDate }: DateRange,
  closedPeriods: readonly Closed[],
): RangePart<Closed>[] {
  const parts: RangePart<Closed>[] = [];
  let next = startDate;
  for (const closed of [...closedPeriods].sort((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    const dates = { startDate: latest(closed.startDate, next), endDate: earliest(closed.endDate, endDate) };
    if (dates.endDate < dates.startDate) continue;
    if (next < dates.startDate) {
      parts.push({ dates: { startDate: next, endDate: addDays(dates.startDate, -1) }, closed: null });
    }
    parts.push({ dates, closed });
    next = addDays(dates.endDate, 1);
  }
  if (next <= endDate) parts.push({ dates: { startDate: next, endDate }, closed: null });
  return parts;
}

export function isWhole({ dates, closed }: RangePart<DateRange>): boolean {
  return closed?.startDate === dates.startDate && closed.endDate === dates.endDate;
}

const earliest = (a: string, b: string) => (a < b ? a : b);
const latest = (a: string, b: string) => (a > b ? a : b);
