export { computePay } from './compute-pay.rules.js';
export type {
  DatedRules,
  OrganizationRules,
  PaidTimeOff,
  PayInput,
  PersonPay,
  Punch,
  PunchedBreak,
  RuleTimeline,
} from './pay.types.js';
export {
  type Crediting,
  creditings,
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
export { sumTimeOffMinutesWithin, type TimeOffSpan } from './time-off.rules.js';
export { findPunchWindow, type PunchWindow } from './workweek.rules.js';
