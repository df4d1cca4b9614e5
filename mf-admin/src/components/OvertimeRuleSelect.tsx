import { useQuery } from '@timetrack/client';
import { Select } from '@timetrack/ui';
import type { ComponentProps, ReactElement } from 'react';
import { readFragment } from '../gql/index.js';
import { LoadOvertimeRules, OvertimeRuleDefinition } from './overtime-rules.graphql.js';
import { choiceOf, type RuleChoice, type RuleDefinition } from './overtime-rules.js';

/** The laws of overtime, then the organization's own rules by name. */
export function useOvertimeRules() {
  const query = useQuery(LoadOvertimeRules, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const nodes = query.data?.viewer?.overtimeRules?.nodes;
  return { query, rules: nodes?.map((rule) => readFragment(OvertimeRuleDefinition, rule)) ?? [] };
}

interface OvertimeRuleSelectProps extends ComponentProps<typeof Select> {
  readonly rules: readonly RuleDefinition[];
  /** The rule in force, which is listed although it is retired. */
  readonly current: RuleChoice;
  /** An option after all rules. */
  readonly last?: ReactElement;
}

const groups = [
  { label: 'United States', includes: ({ key, country }: RuleDefinition) => country === 'US' && key !== 'CUSTOM' },
  { label: 'Canada', includes: ({ key, country }: RuleDefinition) => country === 'CA' && key !== 'CUSTOM' },
  { label: 'Your own rules', includes: ({ key }: RuleDefinition) => key === 'CUSTOM' },
];

/** All rules that can be chosen, by country. The children are the options before them. */
export function OvertimeRuleSelect({ rules, current, last, children, ...props }: OvertimeRuleSelectProps) {
  const choosable = rules.filter((rule) => !rule.retired || choiceOf(rule) === current);
  const rest = choosable.filter((rule) => !groups.some(({ includes }) => includes(rule)));
  return (
    <Select {...props}>
      {children}
      {rest.map(renderOption)}
      {groups.map(({ label, includes }) => {
        const members = choosable.filter(includes);
        return (
          members.length > 0 && (
            <optgroup key={label} label={label}>
              {members.map(renderOption)}
            </optgroup>
          )
        );
      })}
      {last}
    </Select>
  );
}

const renderOption = (rule: RuleDefinition) => (
  <option key={choiceOf(rule)} value={choiceOf(rule)}>
    {rule.name}
  </option>
);
