import { formatDuration } from '@timetrack/contracts/durations';
import type { LawRule, OvertimeCountry, OvertimeLaw, OvertimeLimits, OvertimeStep } from './overtime-laws.types.js';

/** Limits that an organization sets itself, such as those of a collective agreement. They never change. */
export interface CustomRule {
  readonly id: string;
  readonly name: string;
  readonly country: OvertimeCountry;
  readonly limits: OvertimeLimits;
  /** Where the limits come from, in the organization's words. */
  readonly source: string | null;
}

const step = <const Rule extends string>(
  limit: keyof OvertimeLimits,
  of: LawRule['of'],
  rule: Rule,
  words: string,
  kind: LawRule['kind'] = 'OVERTIME',
) => ({ limit, of, rule, words, kind });

/** What each limit of a custom rule pays, and its meaning without the numbers of the rule. */
const steps = {
  nthDay: step(
    'nthDay',
    'workweek',
    'CUSTOM_NTH_DAY_OVERTIME',
    'Day of consecutive work over the limit of an own rule',
  ),
  dailyDouble: step(
    ...(['dailyDoubleMinutes', 'workday', 'CUSTOM_DAILY_DOUBLE_TIME'] as const),
    'Over the daily limit for double time of an own rule',
    'DOUBLE_TIME',
  ),
  daily: step('dailyMinutes', 'workday', 'CUSTOM_DAILY_OVERTIME', 'Over the daily limit of an own rule'),
  consecutive: step(
    ...(['consecutiveMinutes', 'start of run', 'CUSTOM_CONSECUTIVE_OVERTIME'] as const),
    'Over the limit of consecutive hours of an own rule',
  ),
  weekly: step('weeklyMinutes', 'workweek', 'CUSTOM_WEEKLY_OVERTIME', 'Over the weekly limit of an own rule'),
} satisfies { readonly [Step in OvertimeStep]?: unknown };

type Step = keyof typeof steps;

export type CustomRuleName = (typeof steps)[Step]['rule'];

export const customRuleTexts = Object.fromEntries(
  Object.values(steps).map(({ rule, kind, words, of }) => [rule, { kind, words, source: null, of }]),
) as Readonly<Record<CustomRuleName, Pick<LawRule, 'kind' | 'words' | 'of'> & { readonly source: null }>>;

/** The law that a custom rule amounts to. Its lines name the rule and its source. */
export function lawOfCustomRule(custom: CustomRule): OvertimeLaw<CustomRuleName> {
  const { name, country, limits } = custom;
  const inForce = (Object.keys(steps) as Step[]).filter((name) => limits[steps[name].limit] !== null);
  return {
    ...{ name, country, limits, examples: [] },
    ...{ workday: 'CALENDAR_DAY', nthDayDoubleMinutes: null, nthDayOverMinutes: null },
    rules: Object.fromEntries(inForce.map((name) => [name, createRule(name, custom)])),
  };
}

function createRule(each: Step, { name, limits, source }: CustomRule): LawRule<CustomRuleName> {
  const { rule, kind, of, limit } = steps[each];
  return {
    ...{ rule, kind, of, since: null, verifiedOn: null },
    words: describeLimit(each, limits[limit] ?? 0),
    source: source ? `${name}: ${source}` : name,
  };
}

function describeLimit(each: Step, limit: number): string {
  const length = formatDuration(limit);
  switch (each) {
    case 'nthDay':
      return `Day ${limit} or later of consecutive work in the workweek`;
    case 'consecutive':
      return `Over ${length} worked without a rest of more than an hour`;
    case 'weekly':
      return `Over ${length} of regular time in the workweek`;
    default:
      return `Over ${length} worked in the workday`;
  }
}
