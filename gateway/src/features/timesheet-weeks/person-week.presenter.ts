import type { UserView } from '../identity/index.js';
import type { PayrollEntry } from '../payroll/index.js';
import { type TimesheetView, versionOfWeek } from '../timeclock/index.js';
import type { PersonWeek, WeekDay } from './timesheet-week.types.js';

interface WeekFacts {
  readonly user: UserView;
  readonly dates: readonly string[];
  /** Those that touch the week, earliest first. */
  readonly timesheets: readonly TimesheetView[];
  readonly dayOf: (timesheet: TimesheetView) => string;
  readonly lastDayOf: (timesheet: TimesheetView) => string;
  readonly pay: PayrollEntry | undefined;
}

/** A person's week. The minutes are those of the pay engine, so that the grid, the reports and payroll agree. */
export function presentPersonWeek({ user, dates, timesheets, dayOf, lastDayOf, pay }: WeekFacts): PersonWeek {
  // Corrections of earlier pay periods are paid in this one, but were not worked in it.
  const lines = pay?.lines.filter(({ adjusts }) => !adjusts) ?? [];
  const sum = (...kinds: readonly string[]) => sumMinutes(lines.filter(({ kind }) => kinds.includes(kind)));
  const first = dates[0] as string;
  const listedOn = (timesheet: TimesheetView) => laterOf(dayOf(timesheet), first);
  const days = dates.map((date) =>
    presentDay(date, {
      timesheets: timesheets.filter((timesheet) => listedOn(timesheet) === date),
      continued: timesheets.filter((timesheet) => listedOn(timesheet) < date && date <= lastDayOf(timesheet)),
      lines,
      pay,
    }),
  );
  const toConfirm = new Set(days.flatMap(({ exceptions }) => exceptions.map(({ timesheetId }) => timesheetId)));
  const pending = timesheets.filter(({ status }) => status === 'PENDING');
  const approvable = pending.filter(({ canApprove }) => canApprove);
  return {
    user,
    regularMinutes: sum('REGULAR'),
    overtimeMinutes: sum('OVERTIME'),
    doubleTimeMinutes: sum('DOUBLE_TIME'),
    totalMinutes: sum('REGULAR', 'OVERTIME', 'DOUBLE_TIME'),
    timeOffMinutes: sum('PTO'),
    days,
    pending: pending.length,
    approvable: approvable.length,
    exceptional: approvable.filter(({ id }) => toConfirm.has(id)).length,
    version: versionOfWeek(timesheets),
  };
}

interface DayFacts extends Pick<WeekDay, 'timesheets' | 'continued'> {
  readonly lines: PayrollEntry['lines'];
  readonly pay: PayrollEntry | undefined;
}

function presentDay(date: string, { timesheets, continued, lines, pay }: DayFacts): WeekDay {
  const [timeOff, work] = [true, false].map((isTimeOff) =>
    sumMinutes(lines.filter((line) => line.date === date && (line.kind === 'PTO') === isTimeOff)),
  ) as [number, number];
  const ofTimesheets = timesheets.flatMap(({ id, exceptions, rejection }) => [
    ...(rejection ? [{ timesheetId: id, message: `Rejected: “${rejection.reason}”` }] : []),
    ...exceptions.map(({ message }) => ({ timesheetId: id, message })),
  ]);
  // Only pay knows the rules of meal breaks. What else it reports, the timesheets report themselves.
  const missedMeals = (pay?.exceptions ?? [])
    .filter((exception) => exception.code === 'MISSED_MEAL_BREAK' && exception.date === date)
    .map(({ timesheetId, message }) => ({ timesheetId, message }));
  const exceptions = [...ofTimesheets, ...missedMeals];
  return { date, minutes: work, timeOffMinutes: timeOff, exceptions, timesheets, continued };
}

function sumMinutes(lines: readonly { readonly minutes: number }[]): number {
  return lines.reduce((sum, { minutes }) => sum + minutes, 0);
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
