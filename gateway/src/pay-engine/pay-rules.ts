import type { PayKind } from './types.js';

/** What a rule that makes pay lines pays, what it is called, and where it is written. */
interface RuleText {
  readonly kind: PayKind;
  readonly words: string;
  readonly source: string | null;
  /** Which day or week the words are about. */
  readonly of: 'workday' | 'workweek' | null;
}

/** Every rule that makes a pay line. The names are stable: integrators map their earning codes to them. */
export const payRules = {
  REGULAR_TIME: { kind: 'REGULAR', words: 'Regular time', source: null, of: null },
  FLSA_WEEKLY_OVERTIME: {
    kind: 'OVERTIME',
    words: 'Over 40 hours worked in the workweek',
    source: '29 CFR 778.103',
    of: 'workweek',
  },
  CALIFORNIA_DAILY_OVERTIME: {
    kind: 'OVERTIME',
    words: 'Over 8 hours worked in the workday',
    source: 'California Labor Code 510(a)',
    of: 'workday',
  },
  CALIFORNIA_DAILY_DOUBLE_TIME: {
    kind: 'DOUBLE_TIME',
    words: 'Over 12 hours worked in the workday',
    source: 'California Labor Code 510(a)',
    of: 'workday',
  },
  CALIFORNIA_WEEKLY_OVERTIME: {
    kind: 'OVERTIME',
    words: 'Over 40 regular hours in the workweek',
    source: 'California Labor Code 510(a)',
    of: 'workweek',
  },
  CALIFORNIA_SEVENTH_DAY_OVERTIME: {
    kind: 'OVERTIME',
    words: 'First 8 hours on the seventh consecutive day worked in the workweek',
    source: 'California Labor Code 510(a)',
    of: 'workweek',
  },
  CALIFORNIA_SEVENTH_DAY_DOUBLE_TIME: {
    kind: 'DOUBLE_TIME',
    words: 'Over 8 hours on the seventh consecutive day worked in the workweek',
    source: 'California Labor Code 510(a)',
    of: 'workweek',
  },
  PAID_TIME_OFF: { kind: 'PTO', words: 'Paid time off', source: null, of: null },
} as const satisfies Record<string, RuleText>;

export type PayRule = keyof typeof payRules;
