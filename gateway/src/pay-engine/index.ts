export { computePay } from './compute-pay.rules.js';
export type {
  JobMinutes,
  OrganizationRules,
  OvertimeRule,
  PaidTimeOff,
  PayException,
  PayInput,
  PayLine,
  PersonPay,
  Punch,
  PunchedBreak,
  RoundingRule,
} from './pay.types.js';
export {
  type PayExceptionCode,
  type PayKind,
  type PayRule,
  payExceptionCodes,
  payKinds,
  payRules,
} from './pay-rules.enums.js';
export { type TimeOffSpan, timeOffMinutesWithin } from './time-off.rules.js';
export { type PunchWindow, punchWindow } from './workweek.rules.js';
