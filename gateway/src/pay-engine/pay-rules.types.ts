export const roundingRules = ['none', '5min', '6min', '10min', '15min'] as const;

export type RoundingRule = (typeof roundingRules)[number];

export const overtimeRules = ['NONE', 'FLSA', 'CALIFORNIA'] as const;

export type OvertimeRule = (typeof overtimeRules)[number];

export const payKinds = ['REGULAR', 'OVERTIME', 'DOUBLE_TIME', 'PTO'] as const;

export type PayKind = (typeof payKinds)[number];

export const payExceptionCodes = [
  'OPEN_TIMESHEET',
  'NOT_APPROVED',
  'MISSING_LOCATION',
  'OVER_16_HOURS',
  'MISSED_MEAL_BREAK',
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

interface RuleText {
  readonly kind: PayKind;
  readonly words: string;
  /** The regulation or statute. */
  readonly source: string | null;
  /** The day or week that the explanation refers to. */
  readonly of: 'workday' | 'workweek' | null;
}

/** Every rule that produces pay lines. The names are stable, because integrators map their earning codes to them. */
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
