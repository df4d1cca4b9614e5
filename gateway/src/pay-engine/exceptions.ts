import { type DayNumber, hourMs, type LocalCalendar } from './local-calendar.js';
import { type BreakRules, missedMeals } from './meal-breaks.js';
import { isClosed } from './timesheets.js';
import type { OvertimeRule, PayExceptionCode, Punch } from './types.js';
import { durationInWords, timeInWords } from './words.js';

/** What the rules that find exceptions look at: everything as it was punched. */
export interface PunchedFacts {
  readonly punches: readonly Punch[];
  readonly overtimeRule: OvertimeRule;
  readonly calendar: LocalCalendar;
  readonly now: Date;
  readonly rules: BreakRules;
}

export interface FoundException {
  readonly code: PayExceptionCode;
  readonly timesheetId: string;
  readonly message: string;
  /** On which days it matters: it is given on the first of them that lies in the period. */
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
}

export type ExceptionRule = (facts: PunchedFacts) => FoundException[];

/** An open timesheet is not paid: nobody knows yet how long it is. It is asked about, and never closed for somebody. */
export const openTimesheetsAreNotPaid: ExceptionRule = (facts) =>
  ofTimesheets(facts, 'OPEN_TIMESHEET', (punch) =>
    isClosed(punch)
      ? null
      : `Clocked in at ${timeInWords(punch.clockInAt, facts.calendar)} and not out yet: none of it is paid.`,
  );

/** What nobody has approved is paid all the same: hours that were worked are owed (29 CFR 785.13). */
export const hoursAreApproved: ExceptionRule = (facts) =>
  ofTimesheets(facts, 'NOT_APPROVED', (punch) =>
    isClosed(punch) && !punch.approved ? 'No manager has approved this timesheet yet.' : null,
  );

/** A punch without a location is kept, and somebody should look at it. */
export const punchesHaveALocation: ExceptionRule = (facts) =>
  ofTimesheets(facts, 'MISSING_LOCATION', (punch) =>
    punch.missingLocation ? 'A punch of this timesheet came without a location.' : null,
  );

const longestPlausible = 16 * hourMs;

/** More than 16 hours between the punches (so far, when it is open) are most often a clock-out that was forgotten. */
export const nobodyWorksOverSixteenHours: ExceptionRule = (facts) =>
  ofTimesheets(facts, 'OVER_16_HOURS', (punch) => {
    const elapsed = (punch.clockOutAt ?? facts.now).getTime() - punch.clockInAt.getTime();
    if (elapsed <= longestPlausible) return null;
    return `${isClosed(punch) ? 'Lasts' : 'Has lasted'} ${durationInWords(elapsed)} from clock-in, which is over 16 hours.`;
  });

/** Under California's law a missed meal break is owed for. It is told once, on the day on which its shift began. */
export const mealsAreTaken: ExceptionRule = ({ punches, overtimeRule, calendar, rules }) => {
  if (overtimeRule !== 'CALIFORNIA') return [];
  return missedMeals(punches.filter(isClosed), rules).map(({ meal, by, punch, shiftBegan }) => {
    const day = calendar.dayAt(shiftBegan.getTime());
    return {
      code: 'MISSED_MEAL_BREAK',
      timesheetId: punch.timesheetId,
      message:
        `No ${meal} meal break of 30 minutes begun by the end of hour ${by} of the shift that began at ` +
        `${timeInWords(shiftBegan, calendar)} (California Labor Code 512(a)).`,
      firstDay: day,
      lastDay: day,
    };
  });
};

/** One exception for each timesheet of which there is something to say, on the days that it touches. */
function ofTimesheets(
  { punches, calendar, now }: PunchedFacts,
  code: PayExceptionCode,
  messageOf: (punch: Punch) => string | null,
): FoundException[] {
  return punches.flatMap((punch) => {
    const message = messageOf(punch);
    if (message === null) return [];
    const firstDay = calendar.dayAt(punch.clockInAt.getTime());
    const lastInstant = (punch.clockOutAt ?? now).getTime() - 1;
    const lastDay = Math.max(firstDay, calendar.dayAt(lastInstant));
    return [{ code, timesheetId: punch.timesheetId, message, firstDay, lastDay }];
  });
}
