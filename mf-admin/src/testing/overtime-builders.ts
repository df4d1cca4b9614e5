import { overtimeRuleNames } from '../components/overtime-rule-names.js';
import type { RuleDefinition } from '../components/overtime-rules.js';
import type { OvertimeRule } from '../gql/graphql.js';

type Law = RuleDefinition['laws'][number];

const aLaw = (rule: string, words: string, source: string, law: Partial<Law> = {}) => ({
  ...{ __typename: 'OvertimeLaw' as const, rule, words, source, since: null, verifiedOn: null },
  ...law,
});

/** A law without limits. Pass only what a test depends on. */
function anOvertimeRule(key: OvertimeRule, overrides: Partial<RuleDefinition> = {}) {
  return {
    __typename: 'OvertimeRuleDefinition' as const,
    key,
    customRuleId: null,
    name: overtimeRuleNames[key],
    country: 'US' as const,
    laws: [],
    examples: [],
    retired: false,
    ...overrides,
  };
}

/** A rule of the organization, with overtime over 38 hours a week. */
export function anOwnRule(name = 'Union', overrides: Partial<RuleDefinition> = {}) {
  const laws = [aLaw('CUSTOM_WEEKLY_OVERTIME', 'Over 38h of regular time in the workweek', 'Agreement of 2026')];
  return anOvertimeRule('CUSTOM', { customRuleId: 'rule-1', name, laws, ...overrides });
}

const over40 = 'Over 40 regular hours in the workweek';

/** Four laws and one rule of the organization. */
export function someOvertimeRules(): RuleDefinition[] {
  const verified = { verifiedOn: '2026-11-28' };
  const california = { since: '2000-01-01', ...verified };
  return [
    anOvertimeRule('NONE', { country: 'OTHER' }),
    anOvertimeRule('FLSA', {
      laws: [aLaw('FLSA_WEEKLY_OVERTIME', 'Over 40 hours worked in the workweek', '29 CFR 778.103', verified)],
    }),
    anOvertimeRule('CALIFORNIA', {
      laws: [
        aLaw('CALIFORNIA_DAILY_DOUBLE_TIME', 'Over 12 hours worked in the workday', 'Labor Code 510(a)', california),
        aLaw('CALIFORNIA_DAILY_OVERTIME', 'Over 8 hours worked in the workday', 'Labor Code 510(a)', california),
        aLaw('CALIFORNIA_WEEKLY_OVERTIME', over40, 'Labor Code 510(a)', california),
      ],
    }),
    anOvertimeRule('COLORADO', {
      laws: [
        aLaw('COLORADO_DAILY_OVERTIME', 'Over 12 hours worked in the workday', '7 CCR 1103-1', { since: '2020-03-16' }),
        aLaw('COLORADO_WEEKLY_OVERTIME', over40, '7 CCR 1103-1', { since: '2020-03-16' }),
      ],
      examples: [
        {
          ...{ __typename: 'OvertimeExample', work: 'Three days of 13 hours' },
          ...{ regularHours: 36, overtimeHours: 3, doubleTimeHours: 0 },
        } as RuleDefinition['examples'][number],
      ],
    }),
    anOwnRule(),
  ];
}
