import { findMissedBreaks } from './break-premiums.rules.js';
import { clipSpans, isPaidBreak } from './breaks.rules.js';
import { type CreditingRules, extendToRoundedEnds } from './credited-time.rules.js';
import {
  breaksAreTaken,
  clocksAgree,
  daysOffAreNotWorked,
  type ExceptionRule,
  openTimesheetsAreNotPaid,
  paidBreaksAreShort,
  punchesAreMadeAtPlaces,
  punchesHaveLocations,
  someoneElseApproves,
  timesheetsAreApproved,
  timesheetsArePunched,
  timesheetsLastAtMostSixteenHours,
  workersReportTheirPunches,
} from './exceptions.rules.js';
import { sumMinutesByJob } from './jobs.rules.js';
import {
  doubleTimeInWorkday,
  overtimeInRun,
  overtimeInWorkday,
  overtimeInWorkweek,
  overtimeOnNthDay,
} from './overtime.rules.js';
import { qualifyOvertime } from './qualified-overtime.rules.js';
import { isPaidRest, mergeTouching } from './rests.rules.js';
import { roundPunch } from './rounding.rules.js';
import { spreadTimeOff } from './time-off.rules.js';
import { creditOverlapsOnce, sortAndDeduplicate } from './timesheets.rules.js';
import { isSameWork } from './work-spans.rules.js';
import { splitAtMidnight } from './workdays.rules.js';
import { findWorkweekStart } from './workweek-divisions.rules.js';
import { chooseGreater, roundDearestFirst, type WorkweekRules } from './workweeks.rules.js';

/** The rules that compute pay. Each is one function that names its source. */
export interface RuleBook extends CreditingRules, WorkweekRules {
  readonly sortAndDeduplicate: typeof sortAndDeduplicate;
  readonly sumMinutesByJob: typeof sumMinutesByJob;
  readonly spreadTimeOff: typeof spreadTimeOff;
  readonly qualifyOvertime: typeof qualifyOvertime;
  readonly findMissedBreaks: typeof findMissedBreaks;
  readonly exceptions: readonly ExceptionRule[];
}

/** The rules in force. A test removes one rule at a time and expects a published example to fail. */
export const ruleBook: RuleBook = {
  sortAndDeduplicate,
  roundPunch,
  isSameWork,
  creditOverlapsOnce,
  isPaidBreak,
  mergeRests: mergeTouching,
  isPaidRest,
  extendToRoundedEnds,
  clipDeductions: clipSpans,
  splitAtMidnight,
  workweekStart: findWorkweekStart,
  chooseGreater,
  roundMinutes: roundDearestFirst,
  overtime: [overtimeOnNthDay, doubleTimeInWorkday, overtimeInWorkday, overtimeInRun, overtimeInWorkweek],
  qualifyOvertime,
  findMissedBreaks,
  sumMinutesByJob,
  spreadTimeOff,
  exceptions: [
    openTimesheetsAreNotPaid,
    timesheetsAreApproved,
    punchesHaveLocations,
    punchesAreMadeAtPlaces,
    timesheetsLastAtMostSixteenHours,
    breaksAreTaken,
    daysOffAreNotWorked,
    timesheetsArePunched,
    someoneElseApproves,
    paidBreaksAreShort,
    workersReportTheirPunches,
    clocksAgree,
  ],
};
