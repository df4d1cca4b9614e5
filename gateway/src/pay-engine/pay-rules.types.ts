import { type CustomRuleName, customRuleTexts } from './custom-rules.rules.js';
import { type BuiltInOvertimeRule, builtInOvertimeRules, overtimeLaws } from './overtime-laws.rules.js';
import type { LawRule, OvertimeLaw } from './overtime-laws.types.js';

export const roundingRules = ['none', '5min', '6min', '10min', '15min'] as const;

export type RoundingRule = (typeof roundingRules)[number];

/** The laws of `overtimeLaws`, and limits of the organization’s own. */
export type OvertimeRule = BuiltInOvertimeRule | 'CUSTOM';

export const overtimeRules: readonly [OvertimeRule, ...OvertimeRule[]] = ['CUSTOM', ...builtInOvertimeRules];

export const payKinds = ['REGULAR', 'OVERTIME', 'DOUBLE_TIME', 'MEAL_PREMIUM', 'REST_PREMIUM', 'PTO'] as const;

export type PayKind = (typeof payKinds)[number];

/** Whether minutes of a kind are time worked. Premiums and time off are paid in hours but not worked. */
export function isTimeWorked(kind: PayKind): boolean {
  return kind === 'REGULAR' || kind === 'OVERTIME' || kind === 'DOUBLE_TIME';
}

export const payExceptionCodes = [
  'OPEN_TIMESHEET',
  'NOT_APPROVED',
  'MISSING_LOCATION',
  'OUTSIDE_PLACE',
  'OVER_16_HOURS',
  'MISSED_MEAL_BREAK',
  'MEAL_NOT_PROVIDED',
  'REST_NOT_PROVIDED',
  'TIME_OFF_ON_WORKED_DAY',
  // Of settled pay: the engine itself never reports it.
  'OVERTIME_PENDING',
  'ADDED_BY_MANAGER',
  'SELF_APPROVED',
  'LONG_PAID_BREAK',
  'SELF_REPORTED',
  'CLOCK_ADJUSTED',
] as const;

export type PayExceptionCode = (typeof payExceptionCodes)[number];

export type RuleText = Pick<LawRule, 'words'> & {
  readonly kind: PayKind;
  /** The regulation or statute. */
  readonly source: string | null;
  /** What the explanation refers to. */
  readonly of: LawRule['of'] | null;
};

type NameOf<Rule> = Rule extends { readonly rule: infer Name extends string } ? Name : never;
type RulesOf<Key extends BuiltInOvertimeRule> = (typeof overtimeLaws)[Key]['rules'];
type BuiltInRule = {
  [Key in BuiltInOvertimeRule]: NameOf<RulesOf<Key>[keyof RulesOf<Key>]>;
}[BuiltInOvertimeRule];

/** The name of a rule that makes pay lines. */
export type PayRule = 'REGULAR_TIME' | 'EXEMPT_TIME' | 'PAID_TIME_OFF' | PremiumRule | BuiltInRule | CustomRuleName;

export type PremiumRule = 'CALIFORNIA_MEAL_PREMIUM' | 'CALIFORNIA_REST_PREMIUM';

/** Every rule that produces pay lines. The names are stable, because integrators map their earning codes to them. */
export const payRules: Readonly<Record<PayRule, RuleText>> = {
  REGULAR_TIME: { kind: 'REGULAR', words: 'Regular time', source: null, of: null },
  EXEMPT_TIME: { kind: 'REGULAR', words: 'Exempt from overtime (29 CFR part 541)', source: null, of: null },
  ...textsOf(Object.values(overtimeLaws)),
  ...customRuleTexts,
  CALIFORNIA_MEAL_PREMIUM: {
    kind: 'MEAL_PREMIUM',
    words: 'One hour for a meal break that was not provided in the workday',
    source: 'California Labor Code 226.7(c)',
    of: 'workday',
  },
  CALIFORNIA_REST_PREMIUM: {
    kind: 'REST_PREMIUM',
    words: 'One hour for a rest break that was not provided in the workday',
    source: 'California Labor Code 226.7(c)',
    of: 'workday',
  },
  PAID_TIME_OFF: { kind: 'PTO', words: 'Paid time off', source: null, of: null },
};

function textsOf(laws: readonly OvertimeLaw[]): Record<BuiltInRule, RuleText> {
  const rules = laws.flatMap((law) => Object.values(law.rules));
  return Object.fromEntries(rules.map((rule) => [rule.rule, rule])) as Record<BuiltInRule, LawRule>;
}
