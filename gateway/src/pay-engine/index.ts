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
  type PayKind,
  type PayRule,
  payExceptionCodes,
  payKinds,
  payRules,
} from './pay-rules.enums.js';
export { type TimeOffSpan, timeOffMinutesWithin } from './time-off.rules.js';
export { type PunchWindow, punchWindow } from './workweek.rules.js';
