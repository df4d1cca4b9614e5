import type { MissedBreak } from './break-premiums.rules.js';
import { describePaidBreaks } from './breaks.rules.js';
import type { DatedLine } from './dated-line.types.js';
import { formatLength, formatPunch } from './formats.presenter.js';
import { type DayNumber, dateOf, formatDay, hourMs } from './local-calendar.rules.js';
import type { PayException, Punch } from './pay.types.js';
import type { PayExceptionCode } from './pay-rules.types.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import type { Slice } from './slices.rules.js';
import { describeWorkedDayOff } from './time-off.rules.js';
import { isClosed } from './timesheets.rules.js';

interface PunchedFacts {
  readonly punches: readonly Punch[];
  readonly calendar: RuleCalendar;
  /** An open timesheet has run until this instant, in milliseconds since 1970. */
  readonly now: number;
  readonly missedBreaks: readonly MissedBreak[];
  /** What the period pays. */
  readonly work: readonly Slice[];
  readonly timeOff: readonly DatedLine[];
}

/** An exception that is reported on the first of its days that is in the period. */
interface FoundException {
  readonly code: PayExceptionCode;
  readonly timesheetId: string;
  readonly shiftTimesheetIds?: readonly string[];
  readonly message: string;
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
}

export type ExceptionRule = (facts: PunchedFacts) => readonly FoundException[];

/** Each exception on the first of its days that is in the period, ordered by day and then by punch. */
export function listExceptions(
  facts: PunchedFacts,
  rules: readonly ExceptionRule[],
  days: { readonly first: DayNumber; readonly last: DayNumber },
): PayException[] {
  const found = rules.flatMap((findExceptions) => findExceptions(facts));
  if (found.length === 0) return [];
  const positions = new Map(facts.punches.map(({ timesheetId }, index) => [timesheetId, index]));
  return found
    .map((exception) => ({
      ...exception,
      day: Math.max(exception.firstDay, days.first),
      position: positions.get(exception.timesheetId) ?? 0,
    }))
    .filter(({ day, lastDay }) => day <= days.last && day <= lastDay)
    .sort((a, b) => a.day - b.day || a.position - b.position)
    .map(({ code, day, timesheetId, shiftTimesheetIds, message }) => ({
      ...{ code, date: dateOf(day), timesheetId },
      ...(shiftTimesheetIds && { shiftTimesheetIds }),
      message,
    }));
}

/** An open timesheet is not paid, because its length is not known yet. It is reported and never closed automatically. */
export const openTimesheetsAreNotPaid: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'OPEN_TIMESHEET', (punch) =>
    isClosed(punch)
      ? null
      : `Clocked in at ${formatPunch(punch.clockInAt, facts.calendar)} and has not clocked out yet, so this timesheet is not paid.`,
  );

/** Unapproved hours are paid anyway, because hours worked are owed (29 CFR 785.13). */
export const timesheetsAreApproved: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'NOT_APPROVED', (punch) =>
    isClosed(punch) && !punch.approved ? 'No manager has approved this timesheet yet.' : null,
  );

export const punchesHaveLocations: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'MISSING_LOCATION', (punch) =>
    punch.missingLocation ? 'A punch of this timesheet has no location.' : null,
  );

/** Minutes count wherever they were punched: a position never changes pay. */
export const punchesAreMadeAtPlaces: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'OUTSIDE_PLACE', (punch) => punch.outsidePlace && `${punch.outsidePlace}.`);

const longestPlausible = 16 * hourMs;

/** More than 16 hours between the punches, or since the clock-in, usually mean that someone forgot to clock out. */
export const timesheetsLastAtMostSixteenHours: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'OVER_16_HOURS', (punch) => {
    const elapsed = (punch.clockOutAt ?? facts.now) - punch.clockInAt;
    if (elapsed <= longestPlausible) return null;
    const length = formatLength(elapsed);
    return isClosed(punch)
      ? `The clock-out came ${length} after the clock-in, which is more than 16h.`
      : `The clock-in was ${length} ago, which is more than 16h.`;
  });

/** Says who entered the hours, approved or not. A manager who enters their own hours is reported as well. */
export const timesheetsArePunched: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'ADDED_BY_MANAGER', (punch) =>
    punch.addedByManager ? 'A manager entered this timesheet by hand. It was not clocked.' : null,
  );

/** A clock-out or a whole timesheet that the worker entered after the fact is their word, not a punch. */
export const workersReportTheirPunches: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'SELF_REPORTED', (punch) =>
    punch.selfReported ? 'The person who worked these hours entered them after the fact.' : null,
  );

/** The clock observed a punch before an earlier one, so one of the two instants is wrong. The audit log has both. */
export const clocksAgree: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'CLOCK_ADJUSTED', (punch) =>
    punch.clockAdjusted
      ? 'A clock was wrong when this timesheet was punched. Ask the person who worked when it was.'
      : null,
  );

/** The sole owner of an organization may approve their own hours. Others could with an account to which they chose the password. */
export const someoneElseApproves: ExceptionRule = (facts) =>
  reportTimesheets(facts, 'SELF_APPROVED', (punch) =>
    punch.approved && punch.selfApproved
      ? 'The person who worked these hours approved them, or an account did that this person made or reset.'
      : null,
  );

/** A long paid break is paid as recorded, and reported on the day on which the timesheet started. */
export const paidBreaksAreShort: ExceptionRule = ({ punches, calendar }) => {
  const found: FoundException[] = [];
  for (const punch of punches) {
    const description = isClosed(punch) ? describePaidBreaks(punch.breaks) : null;
    if (!description) continue;
    const day = calendar.dayAt(punch.clockInAt);
    const message = `${description}. Rest breaks usually last 20 minutes or less (29 CFR 785.18).`;
    const { timesheetId } = punch;
    found.push({ code: 'LONG_PAID_BREAK', timesheetId, message, firstDay: day, lastDay: day });
  }
  return found;
};

/** California law requires breaks. A missed one is reported once, on the day on which its shift started. */
export const breaksAreTaken: ExceptionRule = ({ missedBreaks }) =>
  missedBreaks.map(({ code, day, shift, punch, describe }) => ({
    ...{ code, message: describe(), timesheetId: punch.timesheetId },
    shiftTimesheetIds: shift.map(({ timesheetId }) => timesheetId),
    ...{ firstDay: day, lastDay: day },
  }));

/** Both are paid as recorded: someone decides whether the hours or the time off are wrong. */
export const daysOffAreNotWorked: ExceptionRule = ({ work, timeOff }) => {
  const offByDay = Map.groupBy(timeOff, ({ day }) => day);
  return [...offByDay].flatMap(([day, lines]): FoundException[] => {
    const slices = work.filter(({ piece }) => piece.day === day);
    const [worked, off] = [sumMinutes(slices), sumMinutes(lines.map(({ line }) => line))];
    const description = describeWorkedDayOff(worked, off);
    if (!slices[0] || !description) return [];
    const { timesheetId } = slices[0].piece.timesheet.punch;
    const message = `${formatDay(day)} has ${description}. Correct the hours, or revoke the approval of the time off.`;
    return [{ code: 'TIME_OFF_ON_WORKED_DAY', timesheetId, message, firstDay: day, lastDay: day }];
  });
};

function sumMinutes(parts: readonly { readonly minutes: number }[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Reports each timesheet for which there is a message, on the days that it overlaps. */
function reportTimesheets(
  { punches, calendar, now }: PunchedFacts,
  code: PayExceptionCode,
  messageFor: (punch: Punch) => string | null,
): readonly FoundException[] {
  const found: FoundException[] = [];
  for (const punch of punches) {
    const message = messageFor(punch);
    if (message === null) continue;
    const firstDay = calendar.dayAt(punch.clockInAt);
    const lastDay = Math.max(firstDay, calendar.dayAt((punch.clockOutAt ?? now) - 1));
    found.push({ code, timesheetId: punch.timesheetId, message, firstDay, lastDay });
  }
  return found;
}
