export { computePay } from './compute-pay.rules.js';
export type {
  OrganizationRules,
  PaidTimeOff,
  PayInput,
  PersonPay,
  Punch,
  PunchedBreak,
} from './pay.types.js';
export {
  type OvertimeRule,
  overtimeRules,
  type PayKind,
  type PayRule,
  payExceptionCodes,
  payKinds,
  payRules,
  type RoundingRule,
  roundingRules,
} from './pay-rules.enums.js';
export { type TimeOffSpan, timeOffMinutesWithin } from './time-off.rules.js';
export { type PunchWindow, punchWindow } from './workweek.rules.js';
