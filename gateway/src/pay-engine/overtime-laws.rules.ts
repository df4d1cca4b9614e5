import type { LawExample, LawRule, OvertimeLaw, OvertimeLimits } from './overtime-laws.types.js';

const eightHours = 8 * 60;
const tenHours = 10 * 60;
const twelveHours = 12 * 60;
const fortyHours = 40 * 60;
const fortyFourHours = 44 * 60;

const noLimits: OvertimeLimits = {
  dailyMinutes: null,
  dailyDoubleMinutes: null,
  weeklyMinutes: null,
  consecutiveMinutes: null,
  nthDay: null,
};

const calendarDays = { workday: 'CALENDAR_DAY', nthDayDoubleMinutes: null, nthDayOverMinutes: null } as const;

/** The day on which the rules with a `verifiedOn` were compared with the text of their law. */
const verifiedOn = '2026-11-28';

type Source = Pick<LawRule, 'source'> & Partial<Pick<LawRule, 'since' | 'verifiedOn'>>;

const lawRule =
  (kind: LawRule['kind'], of: LawRule['of']) =>
  <const Rule extends string>(rule: Rule, words: string, source: Source): LawRule<Rule> => ({
    ...{ rule, kind, words, of, since: null, verifiedOn: null },
    ...source,
  });

const overDay = lawRule('OVERTIME', 'workday');
const overWeek = lawRule('OVERTIME', 'workweek');
const doubleOverDay = lawRule('DOUBLE_TIME', 'workday');
const doubleOverWeek = lawRule('DOUBLE_TIME', 'workweek');

const over8HoursInDay = 'Over 8 hours worked in the workday';
const over12HoursInDay = 'Over 12 hours worked in the workday';
const over40HoursInWeek = 'Over 40 hours worked in the workweek';
const over40RegularHours = 'Over 40 regular hours in the workweek';
const over44RegularHours = 'Over 44 regular hours in the workweek';

const california510 = { source: 'California Labor Code 510(a)', since: '2000-01-01', verifiedOn };
const colorado = { source: '7 CCR 1103-1, 4.1.1', since: '2020-03-16' };
const alaska = { source: 'AS 23.10.060', verifiedOn };
const nevada = { source: 'NRS 608.018(1)', verifiedOn };
const puertoRico = { source: 'Act 379-1948 and Act 4-2017', since: '2017-01-26' };
const britishColumbia = { source: 'Employment Standards Act (BC), s. 40' };
const alberta = { source: 'Employment Standards Code (Alberta), s. 21' };

/** One shift on each day from an hour on. 0 is a day off. */
function onDays(hours: readonly number[], from = 6): LawExample['shifts'] {
  return hours.flatMap((length, day) => {
    const start = day * 24 + from;
    return length === 0 ? [] : [[start, start + length] as const];
  });
}

const example = (
  work: string,
  shifts: LawExample['shifts'],
  regularHours: number,
  overtimeHours = 0,
  doubleTimeHours = 0,
): LawExample => ({ work, shifts, regularHours, overtimeHours, doubleTimeHours });

/**
 * The laws of overtime, as data. Hours are paid once: the rules of a law claim time in the order of `overtimeSteps`. Daily and
 * consecutive limits count all credited time of the day or run, and the weekly limit counts time that is still regular.
 *
 * What they leave out: alternative workweeks, averaging, days that start at another hour, and rules of single trades.
 */
export const overtimeLaws = {
  NONE: { ...calendarDays, name: 'No overtime', country: 'OTHER', limits: noLimits, rules: {}, examples: [] },
  FLSA: {
    ...calendarDays,
    name: 'Federal (FLSA)',
    country: 'US',
    limits: { ...noLimits, weeklyMinutes: fortyHours },
    rules: {
      weekly: overWeek('FLSA_WEEKLY_OVERTIME', over40HoursInWeek, { source: '29 CFR 778.103', verifiedOn }),
    },
    examples: [example('46 hours in a week', onDays([0, 8, 8, 8, 8, 8, 6]), 40, 6)],
  },
  CALIFORNIA: {
    ...calendarDays,
    name: 'California',
    country: 'US',
    limits: {
      ...{ ...noLimits, dailyMinutes: eightHours, dailyDoubleMinutes: twelveHours },
      ...{ weeklyMinutes: fortyHours, nthDay: 7 },
    },
    nthDayDoubleMinutes: eightHours,
    rules: {
      nthDayDouble: doubleOverWeek(
        'CALIFORNIA_SEVENTH_DAY_DOUBLE_TIME',
        'Over 8 hours on the seventh consecutive day worked in the workweek',
        california510,
      ),
      nthDay: overWeek(
        'CALIFORNIA_SEVENTH_DAY_OVERTIME',
        'First 8 hours on the seventh consecutive day worked in the workweek',
        california510,
      ),
      dailyDouble: doubleOverDay('CALIFORNIA_DAILY_DOUBLE_TIME', over12HoursInDay, california510),
      daily: overDay('CALIFORNIA_DAILY_OVERTIME', over8HoursInDay, california510),
      weekly: overWeek('CALIFORNIA_WEEKLY_OVERTIME', over40RegularHours, california510),
    },
    examples: [example('10, 8, 13, 8 and 8 hours on five days', onDays([0, 10, 8, 13, 8, 8]), 40, 6, 1)],
  },
  COLORADO: {
    ...calendarDays,
    name: 'Colorado',
    country: 'US',
    limits: { ...noLimits, dailyMinutes: twelveHours, weeklyMinutes: fortyHours, consecutiveMinutes: twelveHours },
    rules: {
      daily: overDay('COLORADO_DAILY_OVERTIME', over12HoursInDay, colorado),
      consecutive: lawRule('OVERTIME', 'start of run')(
        'COLORADO_CONSECUTIVE_OVERTIME',
        'Over 12 consecutive hours worked',
        colorado,
      ),
      weekly: overWeek('COLORADO_WEEKLY_OVERTIME', over40RegularHours, colorado),
    },
    examples: [
      example('Three days of 13 hours', onDays([0, 13, 13, 13]), 36, 3),
      example('5 p.m. to 7 a.m.', [[24 + 17, 48 + 7]], 12, 2),
    ],
  },
  ALASKA: {
    ...calendarDays,
    name: 'Alaska',
    country: 'US',
    limits: { ...noLimits, dailyMinutes: eightHours, weeklyMinutes: fortyHours },
    rules: {
      daily: overDay('ALASKA_DAILY_OVERTIME', over8HoursInDay, alaska),
      weekly: overWeek('ALASKA_WEEKLY_OVERTIME', over40RegularHours, alaska),
    },
    examples: [example('Six days of 10 hours', onDays([0, 10, 10, 10, 10, 10, 10]), 40, 20)],
  },
  NEVADA: {
    ...calendarDays,
    name: 'Nevada, daily and weekly',
    country: 'US',
    limits: { ...noLimits, dailyMinutes: eightHours, weeklyMinutes: fortyHours },
    workday: 'FROM_START_OF_WORK',
    rules: {
      daily: lawRule('OVERTIME', 'start of workday')(
        'NEVADA_DAILY_OVERTIME',
        'Over 8 hours worked in the 24 hours from the start of work',
        { source: 'NRS 608.018(1), 608.0126', verifiedOn },
      ),
      weekly: overWeek('NEVADA_WEEKLY_OVERTIME', over40RegularHours, nevada),
    },
    examples: [
      example(
        'Five days of 8 hours, from 8:00, 7:30, 7:00, 8:00 and 8:00',
        [32, 55.5, 79, 104, 128].map((from) => [from, from + 8] as const),
        39,
        1,
      ),
    ],
  },
  NEVADA_WEEKLY: {
    ...calendarDays,
    name: 'Nevada, weekly only',
    country: 'US',
    limits: { ...noLimits, weeklyMinutes: fortyHours },
    rules: {
      weekly: overWeek('NEVADA_WEEKLY_WEEKLY_OVERTIME', over40HoursInWeek, {
        ...{ source: 'NRS 608.018(2)', since: '2024-07-01', verifiedOn },
      }),
    },
    examples: [example('A day of 9 hours', onDays([0, 9]), 9)],
  },
  KENTUCKY: {
    ...calendarDays,
    name: 'Kentucky',
    country: 'US',
    limits: { ...noLimits, weeklyMinutes: fortyHours, nthDay: 7 },
    nthDayOverMinutes: fortyHours,
    rules: {
      nthDay: overWeek('KENTUCKY_SEVENTH_DAY_OVERTIME', 'Seventh day worked, with over 40 hours in the workweek', {
        source: 'KRS 337.050',
        verifiedOn,
      }),
      weekly: overWeek('KENTUCKY_WEEKLY_OVERTIME', over40RegularHours, { source: 'KRS 337.285', verifiedOn }),
    },
    examples: [
      example('Seven days of 6 hours', onDays([6, 6, 6, 6, 6, 6, 6]), 36, 6),
      example('Seven days of 5 hours', onDays([5, 5, 5, 5, 5, 5, 5]), 35),
    ],
  },
  OREGON: {
    ...calendarDays,
    name: 'Oregon',
    country: 'US',
    limits: { ...noLimits, weeklyMinutes: fortyHours },
    rules: { weekly: overWeek('OREGON_WEEKLY_OVERTIME', over40HoursInWeek, { source: 'ORS 653.261' }) },
    examples: [example('Four days of 12 hours', onDays([0, 12, 12, 12, 12]), 40, 8)],
  },
  OREGON_MANUFACTURING: {
    ...calendarDays,
    name: 'Oregon, manufacturing',
    country: 'US',
    limits: { ...noLimits, dailyMinutes: tenHours, weeklyMinutes: fortyHours },
    rules: {
      daily: overDay('OREGON_MANUFACTURING_DAILY_OVERTIME', 'Over 10 hours worked in the workday', {
        ...{ source: 'ORS 652.020', since: '2018-01-01' },
      }),
      weekly: overWeek('OREGON_MANUFACTURING_WEEKLY_OVERTIME', over40RegularHours, {
        ...{ source: 'ORS 652.020', since: '2018-01-01' },
      }),
    },
    examples: [example('Four days of 12 hours', onDays([0, 12, 12, 12, 12]), 40, 8)],
  },
  PUERTO_RICO: {
    ...calendarDays,
    name: 'Puerto Rico',
    country: 'US',
    limits: { ...noLimits, dailyMinutes: eightHours, weeklyMinutes: fortyHours, nthDay: 7 },
    rules: {
      nthDay: overWeek('PUERTO_RICO_SEVENTH_DAY_OVERTIME', 'Seventh day worked in the workweek', puertoRico),
      daily: overDay('PUERTO_RICO_DAILY_OVERTIME', over8HoursInDay, puertoRico),
      weekly: overWeek('PUERTO_RICO_WEEKLY_OVERTIME', over40RegularHours, puertoRico),
    },
    examples: [example('Four days of 10 hours', onDays([0, 10, 10, 10, 10]), 32, 8)],
  },
  ONTARIO: {
    ...calendarDays,
    name: 'Ontario',
    country: 'CA',
    limits: { ...noLimits, weeklyMinutes: fortyFourHours },
    rules: {
      weekly: overWeek('ONTARIO_WEEKLY_OVERTIME', 'Over 44 hours worked in the workweek', {
        source: 'Employment Standards Act, 2000 (Ontario), s. 22',
      }),
    },
    examples: [example('46 hours in a week', onDays([0, 8, 8, 8, 8, 8, 6]), 44, 2)],
  },
  QUEBEC: {
    ...calendarDays,
    name: 'Quebec',
    country: 'CA',
    limits: { ...noLimits, weeklyMinutes: fortyHours },
    rules: {
      weekly: overWeek('QUEBEC_WEEKLY_OVERTIME', over40HoursInWeek, {
        ...{ source: 'CQLR c. N-1.1, ss. 52 and 55', verifiedOn },
      }),
    },
    examples: [example('45 hours in a week', onDays([0, 9, 9, 9, 9, 9]), 40, 5)],
  },
  BRITISH_COLUMBIA: {
    ...calendarDays,
    name: 'British Columbia',
    country: 'CA',
    limits: { ...noLimits, dailyMinutes: eightHours, dailyDoubleMinutes: twelveHours, weeklyMinutes: fortyHours },
    rules: {
      dailyDouble: doubleOverDay('BRITISH_COLUMBIA_DAILY_DOUBLE_TIME', over12HoursInDay, britishColumbia),
      daily: overDay('BRITISH_COLUMBIA_DAILY_OVERTIME', over8HoursInDay, britishColumbia),
      weekly: overWeek('BRITISH_COLUMBIA_WEEKLY_OVERTIME', over40RegularHours, britishColumbia),
    },
    examples: [example('A day of 13 hours', onDays([0, 13]), 8, 4, 1)],
  },
  ALBERTA: {
    ...calendarDays,
    name: 'Alberta',
    country: 'CA',
    limits: { ...noLimits, dailyMinutes: eightHours, weeklyMinutes: fortyFourHours },
    rules: {
      daily: overDay('ALBERTA_DAILY_OVERTIME', over8HoursInDay, alberta),
      weekly: overWeek('ALBERTA_WEEKLY_OVERTIME', over44RegularHours, alberta),
    },
    examples: [
      example('5, 7 and 11 hours on three days', onDays([0, 5, 7, 11]), 20, 3),
      example('Six days of 8 hours', onDays([0, 8, 8, 8, 8, 8, 8]), 44, 4),
    ],
  },
} as const satisfies Readonly<Record<string, OvertimeLaw>>;

export type BuiltInOvertimeRule = keyof typeof overtimeLaws;

export const builtInOvertimeRules = Object.keys(overtimeLaws) as BuiltInOvertimeRule[];
