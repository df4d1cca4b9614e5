import { addDays, dateOf, type TimeZone } from '@timetrack/screens';
import type { Hours, HoursCorrection, HoursTimesheet } from '../data/hours.graphql.js';

export type PayLine = Hours['pay']['lines'][number];

export interface DayEntry {
  readonly timesheet: HoursTimesheet;
  /** What it counts on this day. Null if it has no pay lines, for example because it is in progress. */
  readonly minutes: number | null;
  readonly correction: HoursCorrection | null;
}

export interface HoursDay {
  readonly date: string;
  /** What the day counts, as the gateway sends it. Null for a day without pay lines. */
  readonly minutes: number | null;
  readonly timeOffMinutes: number;
  readonly entries: readonly DayEntry[];
  readonly lines: readonly PayLine[];
  readonly additions: readonly HoursCorrection[];
}

/** The days with something recorded, earliest first. A timesheet that crosses midnight belongs to both of its days. */
export function listDays(hours: Hours, timeZone: TimeZone): HoursDay[] {
  const { startDate, endDate } = hours.period;
  const dates = new Set([
    ...hours.pay.days.map(({ date }) => date),
    ...hours.timesheets.flatMap((timesheet) => datesOfTimesheet(timesheet, timeZone)),
    ...hours.corrections.filter(isAddition).map(({ clockInAt }) => dateOf(clockInAt, timeZone)),
  ]);
  return [...dates]
    .filter((date) => startDate <= date && date <= endDate)
    .sort()
    .map((date) => describeDay(hours, date, timeZone));
}

export function describeDay(hours: Hours, date: string, timeZone: TimeZone): HoursDay {
  const { pay, timesheets, corrections } = hours;
  const day = pay.days.find((each) => each.date === date);
  return {
    date,
    minutes: day?.minutes ?? null,
    timeOffMinutes: day?.timeOffMinutes ?? 0,
    entries: timesheets
      .filter((timesheet) => datesOfTimesheet(timesheet, timeZone).includes(date))
      .toSorted((one, other) => (one.clockInAt < other.clockInAt ? -1 : 1))
      .map((timesheet) => ({
        timesheet,
        minutes: day?.timesheets.find(({ timesheetId }) => timesheetId === timesheet.id)?.minutes ?? null,
        correction: corrections.find((correction) => correction.timesheet?.id === timesheet.id) ?? null,
      })),
    lines: pay.lines.filter((line) => line.date === date && !line.adjusts),
    additions: corrections.filter(
      (correction) => isAddition(correction) && dateOf(correction.clockInAt, timeZone) === date,
    ),
  };
}

/** An approved addition is listed as its timesheet, and one that was withdrawn is of no interest anymore. */
function isAddition({ timesheet, status }: HoursCorrection): boolean {
  return timesheet === null && status !== 'WITHDRAWN' && status !== 'APPROVED';
}

function datesOfTimesheet({ clockInAt, clockOutAt }: HoursTimesheet, timeZone: TimeZone): string[] {
  const first = dateOf(clockInAt, timeZone);
  // A timesheet that ends at midnight does not touch the next day.
  const last = clockOutAt ? dateOf(new Date(Date.parse(clockOutAt) - 1), timeZone) : first;
  const dates = [first];
  for (let date = addDays(first, 1); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Whether a day has paid time off, or a request to add work to it, which no timesheet shows. */
export function hasOtherHours({ lines, additions }: HoursDay): boolean {
  return additions.length > 0 || lines.some(({ timesheetId }) => timesheetId === null);
}

/** `Vacation`, or a text for a day to which the viewer only asked to add work. */
export function nameOtherHours({ lines }: HoursDay): string {
  const policies = lines
    .filter(({ timesheetId }) => timesheetId === null)
    .map(({ policy }) => policy?.name ?? 'Time off');
  return [...new Set(policies)].join(', ') || 'Work to be added';
}
