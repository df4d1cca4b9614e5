import type { OvertimeRule, Weekday } from '../../../gql/graphql.js';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly words: string;
  /** What it means, in one line. */
  readonly meaning?: string;
}

export const roundingRules: readonly Choice<string>[] = [
  { value: 'none', words: 'No rounding' },
  { value: '5min', words: 'To the nearest 5 minutes' },
  { value: '6min', words: 'To the nearest 6 minutes (a tenth of an hour)' },
  { value: '10min', words: 'To the nearest 10 minutes' },
  { value: '15min', words: 'To the nearest 15 minutes (a quarter of an hour)' },
];

export const overtimeRules: readonly Choice<OvertimeRule>[] = [
  { value: 'NONE', words: 'No overtime', meaning: 'Every hour worked is regular time.' },
  { value: 'FLSA', words: 'Federal (FLSA)', meaning: 'Over 40 hours worked in a workweek are overtime.' },
  {
    value: 'CALIFORNIA',
    words: 'California',
    meaning:
      'Over 8 hours a day, over 40 a workweek and on its seventh day in a row are overtime, over 12 a day double time.',
  },
];

export const weekdays: readonly Choice<Weekday>[] = [
  { value: 'SUNDAY', words: 'Sunday' },
  { value: 'MONDAY', words: 'Monday' },
  { value: 'TUESDAY', words: 'Tuesday' },
  { value: 'WEDNESDAY', words: 'Wednesday' },
  { value: 'THURSDAY', words: 'Thursday' },
  { value: 'FRIDAY', words: 'Friday' },
  { value: 'SATURDAY', words: 'Saturday' },
];
