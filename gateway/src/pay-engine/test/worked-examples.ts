import { california, daysOf, flsa, type HoursPaid, noOvertime, type PayCase, type ShiftInput } from './builders.js';

/** An example from a published source, or one that follows directly from its text. */
export interface WorkedExample {
  readonly name: string;
  readonly source: string;
  readonly payCase: PayCase;
  readonly hours: HoursPaid;
}

const quarterHours = { ...flsa, roundingRule: '15min' } as const;
const biweekly = { startDate: '2026-11-08', endDate: '2026-11-21' };
const eastern = { ...flsa, timezone: 'America/New_York' };

/** The same shift on Monday to Friday. */
function onFiveDays(shift: (date: string) => ShiftInput): ShiftInput[] {
  return ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].map(shift);
}

const graveyard = (from: string, to: string): ShiftInput => ({
  in: `${from} 23:00`,
  out: `${to} 7:30`,
  breaks: [['UNPAID', `${to} 4:00`, `${to} 4:30`]],
});

export const federalExamples: WorkedExample[] = [
  {
    name: '30 hours in one week and 50 in the next have 10 hours of overtime: weeks are not averaged',
    source: '29 CFR 778.104',
    payCase: {
      rules: flsa,
      period: biweekly,
      shifts: [...daysOf([0, 6, 6, 6, 6, 6]), ...daysOf([0, 10, 10, 10, 10, 10], '2026-11-15')],
    },
    hours: { regular: 70, overtime: 10 },
  },
  {
    name: '46 hours in a week have 6 hours of overtime',
    source: '29 CFR 778.110(a)',
    payCase: { rules: flsa, shifts: daysOf([0, 8, 8, 8, 8, 8, 6]) },
    hours: { regular: 40, overtime: 6 },
  },
  {
    name: '50 hours in a week at piece rates have 10 hours of overtime',
    source: '29 CFR 778.111(a)',
    payCase: { rules: flsa, shifts: daysOf([0, 10, 10, 10, 10, 10]) },
    hours: { regular: 40, overtime: 10 },
  },
  {
    name: 'more than 8 hours in a day or work on a Sunday are not overtime by themselves',
    source: '29 CFR 778.102',
    payCase: { rules: flsa, shifts: daysOf([13, 13, 14]) },
    hours: { regular: 40 },
  },
  {
    name: 'hours on unrelated jobs are added up',
    source: '29 CFR 778.103',
    payCase: {
      rules: flsa,
      shifts: daysOf([0, 8, 8, 8, 8, 8, 4]).map((shift, index) => ({ ...shift, jobId: `job ${index % 2}` })),
    },
    hours: { regular: 40, overtime: 4 },
  },
  {
    name: 'paid time off is not time worked: a day off does not turn 40 hours of work into overtime',
    source: '29 CFR 778.218, 778.219',
    payCase: {
      rules: flsa,
      shifts: daysOf([0, 8, 8, 8, 8, 0, 8]),
      timeOff: [
        { requestId: 'a day off', policyId: 'policy', startDate: '2026-11-13', endDate: '2026-11-13', hours: 8 },
      ],
    },
    hours: { regular: 40, pto: 8 },
  },
  {
    name: 'five days from 7:00 to 15:30 with half an hour of lunch, in 10 minutes early and out 7 late, are 41.25 hours',
    source: 'Department of Labor, Fact Sheet 53, rounding, example 2',
    payCase: {
      rules: quarterHours,
      shifts: onFiveDays((day) => ({
        in: `${day} 6:50`,
        out: `${day} 15:37`,
        breaks: [['UNPAID', `${day} 11:00`, `${day} 11:30`]],
      })),
    },
    hours: { regular: 40, overtime: 1.25 },
  },
  {
    name: '8 minutes late deduct a quarter of an hour, and 8 minutes early or over add one',
    source: 'Department of Labor, Fact Sheet 53, rounding, example 1',
    payCase: {
      rules: quarterHours,
      shifts: [
        { in: '2026-11-09 8:08', out: '2026-11-09 16:00' },
        { in: '2026-11-10 7:52', out: '2026-11-10 16:00' },
        { in: '2026-11-11 8:00', out: '2026-11-11 16:08' },
      ],
    },
    hours: { regular: 7.75 + 8.25 + 8.25 },
  },
  {
    name: 'coffee breaks of 15 and 20 minutes are time worked, and lunch of 30 minutes is not',
    source: 'Department of Labor, Fact Sheet 22; 29 CFR 785.18 and 785.19',
    payCase: {
      rules: flsa,
      shifts: [
        {
          in: '2026-11-09 8:00',
          out: '2026-11-09 16:30',
          breaks: [
            ['UNPAID', '2026-11-09 10:00', '2026-11-09 10:15'],
            ['UNPAID', '2026-11-09 12:00', '2026-11-09 12:30'],
            ['UNPAID', '2026-11-09 14:00', '2026-11-09 14:20'],
          ],
        },
      ],
    },
    hours: { regular: 8 },
  },
  {
    name: 'the graveyard shift during which the clocks go forward has 7 hours',
    source: 'Department of Labor, FLSA Hours Worked Advisor, daylight saving time',
    payCase: {
      rules: eastern,
      period: { startDate: '2026-03-07', endDate: '2026-03-08' },
      shifts: [graveyard('2026-03-07', '2026-03-08')],
    },
    hours: { regular: 7 },
  },
  {
    name: 'the graveyard shift during which the clocks go back has 9 hours',
    source: 'Department of Labor, FLSA Hours Worked Advisor, daylight saving time',
    payCase: {
      rules: eastern,
      period: { startDate: '2026-10-31', endDate: '2026-11-01' },
      shifts: [graveyard('2026-10-31', '2026-11-01')],
    },
    hours: { regular: 9 },
  },
  {
    name: 'without an overtime law all time is regular, and even a short unpaid break is unpaid',
    source: 'the organization has chosen NONE',
    payCase: {
      rules: noOvertime,
      shifts: [
        ...daysOf([0, 12, 12, 12, 12]),
        {
          in: '2026-11-13 8:00',
          out: '2026-11-13 16:00',
          breaks: [['UNPAID', '2026-11-13 10:00', '2026-11-13 10:15']],
        },
      ],
    },
    hours: { regular: 55.75 },
  },
];

export const californiaExamples: WorkedExample[] = [
  {
    name: 'a shift from 16:00 to 8:00 has 8 hours on each of two workdays and no overtime',
    source: 'California Labor Code 500(a), 510(a)',
    payCase: { rules: california, shifts: [{ in: '2026-11-09 16:00', out: '2026-11-10 8:00' }] },
    hours: { regular: 16 },
  },
  {
    name: 'two such shifts in a row have 16 hours on the workday between: 8 regular, 4 overtime and 4 double time',
    source: 'California Labor Code 500(a), 510(a)',
    payCase: {
      rules: california,
      shifts: [
        { in: '2026-11-09 16:00', out: '2026-11-10 8:00' },
        { in: '2026-11-10 16:00', out: '2026-11-11 8:00' },
      ],
    },
    hours: { regular: 24, overtime: 4, doubleTime: 4 },
  },
  {
    name: 'a workday of 14 hours has 8 regular, 4 overtime and 2 double time',
    source: 'California Labor Code 510(a)',
    payCase: { rules: california, shifts: daysOf([0, 14]) },
    hours: { regular: 8, overtime: 4, doubleTime: 2 },
  },
  {
    name: 'five days of 10 hours have 10 hours of overtime: no hour counts both daily and weekly',
    source: 'California Labor Code 510(a); Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16',
    payCase: { rules: california, shifts: daysOf([0, 10, 10, 10, 10, 10]) },
    hours: { regular: 40, overtime: 10 },
  },
  {
    name: 'six days of 9 hours have 14 hours of overtime: 6 daily, and 8 over 40 regular hours',
    source: 'Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16: the greater of daily and weekly excess',
    payCase: { rules: california, shifts: daysOf([0, 9, 9, 9, 9, 9, 9]) },
    hours: { regular: 40, overtime: 14 },
  },
  {
    name: 'six days of 8 hours have 8 hours of weekly overtime',
    source: 'California Labor Code 510(a)',
    payCase: { rules: california, shifts: daysOf([0, 8, 8, 8, 8, 8, 8]) },
    hours: { regular: 40, overtime: 8 },
  },
  {
    name: 'the first 8 hours of the seventh day are overtime even in a week of fewer than 40 hours',
    source: 'California Labor Code 510(a)',
    payCase: { rules: california, shifts: daysOf([4, 4, 4, 4, 4, 4, 10]) },
    hours: { regular: 24, overtime: 8, doubleTime: 2 },
  },
  {
    name: 'six days of 10 hours and a seventh of 14 have 40 regular, 28 overtime and 6 double time',
    source: 'California Labor Code 510(a); Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16',
    payCase: { rules: california, shifts: daysOf([10, 10, 10, 10, 10, 10, 14]) },
    hours: { regular: 40, overtime: 28, doubleTime: 6 },
  },
  {
    name: 'seven days in a row across two workweeks have no seventh day',
    source: 'Mendoza v. Nordstrom (2017) 2 Cal.5th 1074',
    payCase: {
      rules: california,
      period: biweekly,
      shifts: [...daysOf([0, 0, 0, 5, 5, 5, 5]), ...daysOf([5, 5, 5], '2026-11-15')],
    },
    hours: { regular: 35 },
  },
];
