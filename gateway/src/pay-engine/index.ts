export { computePay } from './compute-pay.js';
export { type PayRule, payRules } from './pay-rules.js';
export { type TimeOffSpan, timeOffMinutesWithin } from './time-off.js';
export type {
  JobMinutes,
  OrganizationRules,
  OvertimeRule,
  PaidTimeOff,
  PayException,
  PayExceptionCode,
  PayInput,
  PayKind,
  PayLine,
  PayPeriod,
  PersonPay,
  Punch,
  PunchedBreak,
  RoundingRule,
  Weekday,
} from './types.js';
export { type PunchWindow, punchWindow } from './workweek.js';
