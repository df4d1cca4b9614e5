import { paidBreakCounts, shortBreakCounts, within } from './breaks.js';
import {
  firstEightOnTheSeventhDay,
  overEightInAWorkday,
  overEightOnTheSeventhDay,
  overFortyRegularHours,
  overTwelveInAWorkday,
} from './california.js';
import {
  type ExceptionRule,
  hoursAreApproved,
  mealsAreTaken,
  nobodyWorksOverSixteenHours,
  openTimesheetsAreNotPaid,
  punchesHaveALocation,
} from './exceptions.js';
import { overFortyHoursWorked } from './flsa.js';
import { minutesByJob } from './jobs.js';
import { roundPunch } from './rounding.js';
import type { WeekRule } from './slices.js';
import { spreadTimeOff } from './time-off.js';
import { countedOnce, onceInOrder } from './timesheets.js';
import type { OvertimeRule } from './types.js';
import { splitAtMidnights } from './workdays.js';
import { workweekOf } from './workweek.js';

/** Every rule by which pay is computed, each of them one function with its source. */
export interface RuleBook {
  readonly onceInOrder: typeof onceInOrder;
  readonly roundPunch: typeof roundPunch;
  readonly countedOnce: typeof countedOnce;
  readonly paidBreakCounts: typeof paidBreakCounts;
  readonly shortBreakCounts: typeof shortBreakCounts;
  readonly takenOff: typeof within;
  readonly splitAtMidnights: typeof splitAtMidnights;
  readonly workweekOf: typeof workweekOf;
  /** In this order: what an earlier one pays is no regular time for a later one. */
  readonly overtime: Readonly<Record<OvertimeRule, readonly WeekRule[]>>;
  readonly minutesByJob: typeof minutesByJob;
  readonly spreadTimeOff: typeof spreadTimeOff;
  readonly exceptions: readonly ExceptionRule[];
}

/** The rules in force. A test takes out one at a time and sees a published example fail. */
export const ruleBook: RuleBook = {
  onceInOrder,
  roundPunch,
  countedOnce,
  paidBreakCounts,
  shortBreakCounts,
  takenOff: within,
  splitAtMidnights,
  workweekOf,
  overtime: {
    NONE: [],
    FLSA: [overFortyHoursWorked],
    CALIFORNIA: [
      overEightOnTheSeventhDay,
      firstEightOnTheSeventhDay,
      overTwelveInAWorkday,
      overEightInAWorkday,
      overFortyRegularHours,
    ],
  },
  minutesByJob,
  spreadTimeOff,
  exceptions: [
    openTimesheetsAreNotPaid,
    hoursAreApproved,
    punchesHaveALocation,
    nobodyWorksOverSixteenHours,
    mealsAreTaken,
  ],
};
