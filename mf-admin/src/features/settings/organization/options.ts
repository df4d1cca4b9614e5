import type { LateCorrections, OvertimeRule, RoundingRule, Weekday } from '../../../gql/graphql.js';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** One line that explains the option while it is selected. */
  readonly description?: string;
}

export const roundingRules: readonly Option<RoundingRule>[] = [
  { value: 'NONE', label: 'No rounding' },
  { value: 'MINUTES_5', label: 'To the nearest 5 minutes' },
  { value: 'MINUTES_6', label: 'To the nearest 6 minutes (a tenth of an hour)' },
  { value: 'MINUTES_10', label: 'To the nearest 10 minutes' },
  { value: 'MINUTES_15', label: 'To the nearest 15 minutes (a quarter of an hour)' },
];

/** A rounding rule as previews and scheduled changes have it: `15min`. */
export const roundingText = (rule: RoundingRule): string =>
  `${rule.replace('MINUTES_', '')}min`.replace('NONEmin', 'none');

export const overtimeRules: readonly Option<OvertimeRule>[] = [
  { value: 'NONE', label: 'No overtime', description: 'Every hour worked is regular time.' },
  { value: 'FLSA', label: 'Federal (FLSA)', description: 'Hours over 40 in a workweek are overtime.' },
  {
    value: 'CALIFORNIA',
    label: 'California',
    description:
      'Hours over 8 in a day, over 40 in a workweek, or on its seventh day in a row are overtime; over 12 in a day, double time.',
  },
];

export const lateCorrections: readonly Option<LateCorrections>[] = [
  {
    value: 'NEW_VERSION',
    label: 'In a new version of the period',
    description: 'Closing a reopened period again replaces what was exported. Earlier versions stay available.',
  },
  {
    value: 'NEXT_PERIOD',
    label: 'In the next open period',
    description: 'A closed period keeps its pay. The next open period pays the difference as adjustment lines.',
  },
];

export const weekdays: readonly Option<Weekday>[] = [
  { value: 'SUNDAY', label: 'Sunday' },
  { value: 'MONDAY', label: 'Monday' },
  { value: 'TUESDAY', label: 'Tuesday' },
  { value: 'WEDNESDAY', label: 'Wednesday' },
  { value: 'THURSDAY', label: 'Thursday' },
  { value: 'FRIDAY', label: 'Friday' },
  { value: 'SATURDAY', label: 'Saturday' },
];
