import { formatDate, formatDuration } from '@timetrack/screens';
import type { OvertimeCountry, OvertimeRule, OvertimeRule_OvertimeRuleDefinitionFragment } from '../gql/graphql.js';

export const countryNames: Readonly<Record<OvertimeCountry, string>> = {
  US: 'United States',
  CA: 'Canada',
  OTHER: 'Another country',
};

export type NamedRule = Pick<RuleDefinition, 'key' | 'name'>;

/** `Colorado`, or the name that the organization gave its own rule. */
export function ruleName(
  rules: readonly NamedRule[],
  rule: OvertimeRule,
  customRule: { readonly name: string } | null,
): string {
  return customRule?.name ?? rules.find(({ key }) => key === rule)?.name ?? '';
}

/** A rule in a list: the key of a law, or the id of one of the organization's own rules. */
export type RuleChoice = string;

interface ChosenRule {
  readonly overtimeRule: OvertimeRule;
  readonly customRuleId: string | null;
}

/** The two fields that the API has for a rule. */
export function readChoice(choice: RuleChoice): ChosenRule {
  return isLaw(choice)
    ? { overtimeRule: choice, customRuleId: null }
    : { overtimeRule: 'CUSTOM', customRuleId: choice };
}

/** Ids have small letters or digits. */
const isLaw = (choice: RuleChoice): choice is OvertimeRule => /^[A-Z_]+$/.test(choice);

export type RuleDefinition = OvertimeRule_OvertimeRuleDefinitionFragment;

export const choiceOf = ({ customRuleId, key }: Pick<RuleDefinition, 'customRuleId' | 'key'>): RuleChoice =>
  customRuleId ?? key;

/** `Overtime: over 8 hours worked in the workday. Double time: over 12 hours worked in the workday.` */
export function describeLimits({ laws }: Pick<RuleDefinition, 'laws'>): string {
  const [doubleTime, overtime] = [true, false].map((isDouble) =>
    laws.filter(({ rule }) => rule.endsWith('DOUBLE_TIME') === isDouble).map(({ words }) => lowerFirst(words)),
  );
  return [
    overtime && overtime.length > 0 && `Overtime: ${overtime.join('; ')}.`,
    doubleTime && doubleTime.length > 0 && `Double time: ${doubleTime.join('; ')}.`,
    laws.length === 0 && 'Every hour worked is regular time.',
  ]
    .filter(Boolean)
    .join(' ');
}

const lowerFirst = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** `Checked against AS 23.10.060 on Nov 28, 2026.`, or the source and that it was not checked. */
export function describeSources({ key, laws }: Pick<RuleDefinition, 'key' | 'laws'>): string {
  const sources = listOf.format(new Set(laws.flatMap(({ source }) => source ?? [])));
  if (key === 'CUSTOM') return sources;
  const [first] = laws;
  if (!first) return '';
  const since = first.since ? `In force since ${formatDate(first.since)}. ` : '';
  return first.verifiedOn
    ? `${since}Checked against ${sources} on ${formatDate(first.verifiedOn)}.`
    : `${sources}. ${since}Not checked against the law’s text.`;
}

const listOf = new Intl.ListFormat('en-US');

type Example = RuleDefinition['examples'][number];

const formatHours = (hours: number) => formatDuration(hours * 60);

/** `Three days of 13 hours: 36h regular, 3h overtime` */
export function describeExample({ work, regularHours, overtimeHours, doubleTimeHours }: Example): string {
  const parts = [
    `${formatHours(regularHours)} regular`,
    overtimeHours > 0 && `${formatHours(overtimeHours)} overtime`,
    doubleTimeHours > 0 && `${formatHours(doubleTimeHours)} double time`,
  ];
  return `${work}: ${parts.filter(Boolean).join(', ')}`;
}
