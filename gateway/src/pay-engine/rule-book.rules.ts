import { clipSpans, isPaidBreak, isPaidShortBreak } from './breaks.rules.js';
import type { CreditingRules } from './credited-time.rules.js';
import {
  type ExceptionRule,
  mealBreaksAreTaken,
  openTimesheetsAreNotPaid,
  punchesHaveLocations,
  timesheetsAreApproved,
  timesheetsLastAtMostSixteenHours,
} from './exceptions.rules.js';
import { sumMinutesByJob } from './jobs.rules.js';
import {
  firstEightHoursOnSeventhDay,
  overEightHoursInWorkday,
  overEightHoursOnSeventhDay,
  overFortyHoursWorked,
  overFortyRegularHours,
  overTwelveHoursInWorkday,
} from './overtime.rules.js';
import type { OvertimeRule } from './pay-rules.enums.js';
import { roundPunch } from './rounding.rules.js';
import type { WeekRule } from './slices.rules.js';
import { spreadTimeOff } from './time-off.rules.js';
import { creditOverlapsOnce, sortAndDeduplicate } from './timesheets.rules.js';
import { splitAtMidnight } from './workdays.rules.js';
import { findWorkweekStart } from './workweek.rules.js';

/** Every rule by which pay is computed. Each is one function that names its source. */
export interface RuleBook extends CreditingRules {
  readonly sortAndDeduplicate: typeof sortAndDeduplicate;
  readonly workweekStart: typeof findWorkweekStart;
  /** Rules apply in this order. Minutes that an earlier rule pays are not regular time for a later one. */
  readonly overtime: Readonly<Record<OvertimeRule, readonly WeekRule[]>>;
  readonly sumMinutesByJob: typeof sumMinutesByJob;
  readonly spreadTimeOff: typeof spreadTimeOff;
  readonly exceptions: readonly ExceptionRule[];
}

/** The rules in force. A test removes one rule at a time and expects a published example to fail. */
export const ruleBook: RuleBook = {
  sortAndDeduplicate,
  roundPunch,
  creditOverlapsOnce,
  isPaidBreak,
  isPaidShortBreak,
  clipDeductions: clipSpans,
  splitAtMidnight,
  workweekStart: findWorkweekStart,
  overtime: {
    NONE: [],
    FLSA: [overFortyHoursWorked],
    CALIFORNIA: [
      overEightHoursOnSeventhDay,
      firstEightHoursOnSeventhDay,
      overTwelveHoursInWorkday,
      overEightHoursInWorkday,
      overFortyRegularHours,
    ],
  },
  sumMinutesByJob,
  spreadTimeOff,
  exceptions: [
    openTimesheetsAreNotPaid,
    timesheetsAreApproved,
    punchesHaveLocations,
    timesheetsLastAtMostSixteenHours,
    mealBreaksAreTaken,
  ],
};
