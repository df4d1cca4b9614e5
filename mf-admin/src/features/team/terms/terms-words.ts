import { formatDate, formatDuration } from '@timetrack/screens';
import { type NamedRule, ruleName } from '../../../components/overtime-rules.js';
import type { PayTerms_EmploymentTermsFragment } from '../../../gql/graphql.js';

export type Terms = PayTerms_EmploymentTermsFragment;

/** The terms on a day. The first terms hold from the beginning. */
export const termsOn = (history: readonly Terms[], date: string): Terms | undefined =>
  history.findLast(({ from }) => from === null || from <= date);

/** `Exempt from overtime since Nov 1, 2026`, `Colorado since Nov 1, 2026`, or the organization's rule. */
export function describeRule(history: readonly Terms[], terms: Terms, rules: readonly NamedRule[]): string {
  const since = sinceWhen(history, terms, terms.exempt ? 'exempt' : 'overtimeRule');
  if (terms.exempt) return `Exempt from overtime${since}`;
  const name = ruleName(rules, terms.overtimeRuleInForce, terms.customRuleInForce);
  return terms.overtimeRule === null ? `${name}, the organization’s rule` : `${name}${since}`;
}

/** The first day of the latest terms in a row that agree. */
function sinceWhen(history: readonly Terms[], terms: Terms, field: 'exempt' | 'overtimeRule'): string {
  const earlier = history.slice(0, history.indexOf(terms));
  const isOther = (each: Terms) => each[field] !== terms[field] || each.customRule?.id !== terms.customRule?.id;
  const first = history[earlier.findLastIndex(isOther) + 1];
  return first?.from ? ` since ${formatDate(first.from)}` : '';
}

export const waiverTexts = {
  waivesFirstMeal: 'the meal of shifts of at most 6 hours',
  waivesSecondMeal: 'the second meal of shifts of at most 12 hours',
} as const;

/** The meals that a person waives, which only California's rule has. */
export function describeWaivers(terms: Terms): string | null {
  if (terms.exempt || terms.overtimeRuleInForce !== 'CALIFORNIA') return null;
  const waived = (['waivesFirstMeal', 'waivesSecondMeal'] as const).filter((field) => terms[field]);
  return waived.length === 0 ? 'None' : waived.map((field) => waiverTexts[field]).join(', and ');
}

/** `Exempt from overtime · 40h a week · Cook` */
export function describeTerms(terms: Terms, rules: readonly NamedRule[]): string {
  const { exempt, overtimeRule, overtimeRuleInForce, customRuleInForce, contractMinutes, position } = terms;
  const waivers = describeWaivers(terms);
  const rule =
    overtimeRule === null ? 'The organization’s rule' : ruleName(rules, overtimeRuleInForce, customRuleInForce);
  return [
    exempt ? 'Exempt from overtime' : rule,
    contractMinutes !== null && `${formatDuration(contractMinutes)} a week`,
    position?.name,
    waivers !== null && waivers !== 'None' && `waives ${waivers}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
