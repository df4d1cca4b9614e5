export { asksForBreaks } from './break-premiums.rules.js';
export { describeLongPaidBreaks } from './breaks.rules.js';
export { computePay, listPayLines, summarizePay } from './compute-pay.rules.js';
export type { CustomRule } from './custom-rules.rules.js';
export { formatLength } from './formats.presenter.js';
export { toHours } from './hours.rules.js';
export { compareJobIds } from './jobs.rules.js';
export { findWeeklyLimit, lawOf } from './laws.rules.js';
export { dateOf, dayNumberOf, findLocalCalendar, type LocalCalendar } from './local-calendar.rules.js';
export { type BuiltInOvertimeRule, builtInOvertimeRules, overtimeLaws } from './overtime-laws.rules.js';
export {
  type OvertimeCountry,
  type OvertimeLaw,
  type OvertimeLimits,
  overtimeCountries,
  overtimeSteps,
} from './overtime-laws.types.js';
export type {
  BreakAnswer,
  DatedRules,
  JobMinutesByKind,
  OrganizationRules,
  PaidTimeOff,
  PayInput,
  PayLine,
  PaySummary,
  PersonPay,
  Punch,
  PunchedBreak,
  RuleTimeline,
} from './pay.types.js';
export {
  isTimeWorked,
  type OvertimeRule,
  overtimeRules,
  type PayKind,
  type PayRule,
  payExceptionCodes,
  payKinds,
  payRules,
  type RoundingRule,
  roundingRules,
} from './pay-rules.types.js';
export { findDependentDays, findPunchWindow, type PunchWindow } from './punch-window.rules.js';
export { findRuleCalendar } from './rule-timeline.rules.js';
export {
  describeWorkedDayOff,
  sumTimeOffMinutesByDate,
  sumTimeOffMinutesWithin,
  type TimeOffSpan,
} from './time-off.rules.js';
