import { type Asked, california, daysOf, flsa, type HoursPaid, noOvertime, type ShiftGiven } from './builders.js';

/** An example that somebody else has worked out, or that follows from the words of its source. */
export interface WorkedExample {
  readonly name: string;
  readonly source: string;
  readonly asked: Asked;
  readonly hours: HoursPaid;
}

const quarterHours = { ...flsa, roundingRule: '15min' } as const;
const biweekly = { startDate: '2026-11-08', endDate: '2026-11-21' };
const eastern = { ...flsa, timezone: 'America/New_York' };

/** The same shift on Monday to Friday. */
function fiveTimes(shift: (date: string) => ShiftGiven): ShiftGiven[] {
  return ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].map(shift);
}

const graveyard = (from: string, to: string): ShiftGiven => ({
  in: `${from} 23:00`,
  out: `${to} 7:30`,
  breaks: [['UNPAID', `${to} 4:00`, `${to} 4:30`]],
});

export const federalExamples: WorkedExample[] = [
  {
    name: '30 hours in one week and 50 in the next are 10 of overtime: weeks are not averaged',
    source: '29 CFR 778.104',
    asked: {
      rules: flsa,
      period: biweekly,
      shifts: [...daysOf([0, 6, 6, 6, 6, 6]), ...daysOf([0, 10, 10, 10, 10, 10], '2026-11-15')],
    },
    hours: { regular: 70, overtime: 10 },
  },
  {
    name: '46 hours in a week are 6 of overtime',
    source: '29 CFR 778.110(a)',
    asked: { rules: flsa, shifts: daysOf([0, 8, 8, 8, 8, 8, 6]) },
    hours: { regular: 40, overtime: 6 },
  },
  {
    name: '50 hours in a week at piece rates are 10 of overtime',
    source: '29 CFR 778.111(a)',
    asked: { rules: flsa, shifts: daysOf([0, 10, 10, 10, 10, 10]) },
    hours: { regular: 40, overtime: 10 },
  },
  {
    name: 'more than 8 hours a day, or a Sunday, make no overtime by themselves',
    source: '29 CFR 778.102',
    asked: { rules: flsa, shifts: daysOf([13, 13, 14]) },
    hours: { regular: 40 },
  },
  {
    name: 'hours on unrelated jobs are added up',
    source: '29 CFR 778.103',
    asked: {
      rules: flsa,
      shifts: daysOf([0, 8, 8, 8, 8, 8, 4]).map((shift, index) => ({ ...shift, jobId: `job ${index % 2}` })),
    },
    hours: { regular: 40, overtime: 4 },
  },
  {
    name: 'paid time off is not worked: 32 hours and a day off of 8 are no overtime, nor with 8 more',
    source: '29 CFR 778.218, 778.219',
    asked: {
      rules: flsa,
      shifts: daysOf([0, 8, 8, 8, 8, 0, 8]),
      timeOff: [{ requestId: 'a day off', startDate: '2026-11-13', endDate: '2026-11-13', hours: 8 }],
    },
    hours: { regular: 40, pto: 8 },
  },
  {
    name: 'a schedule of 7:00 to 15:30 with half an hour of lunch, in 10 minutes early and out 7 late, is 41.25 hours',
    source: 'Department of Labor, Fact Sheet 53, rounding, example 2',
    asked: {
      rules: quarterHours,
      shifts: fiveTimes((day) => ({
        in: `${day} 6:50`,
        out: `${day} 15:37`,
        breaks: [['UNPAID', `${day} 11:00`, `${day} 11:30`]],
      })),
    },
    hours: { regular: 40, overtime: 1.25 },
  },
  {
    name: 'in 8 minutes late is docked a quarter of an hour, in or out 8 minutes over is paid one',
    source: 'Department of Labor, Fact Sheet 53, rounding, example 1',
    asked: {
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
    name: 'coffee breaks of 15 and 20 minutes are working time, lunch of 30 is not',
    source: 'Department of Labor, Fact Sheet 22; 29 CFR 785.18 and 785.19',
    asked: {
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
    name: 'the graveyard shift in which the clocks go forward is 7 hours',
    source: 'Department of Labor, FLSA Hours Worked Advisor, daylight saving time',
    asked: {
      rules: eastern,
      period: { startDate: '2026-03-07', endDate: '2026-03-08' },
      shifts: [graveyard('2026-03-07', '2026-03-08')],
    },
    hours: { regular: 7 },
  },
  {
    name: 'the graveyard shift in which the clocks go back is 9 hours',
    source: 'Department of Labor, FLSA Hours Worked Advisor, daylight saving time',
    asked: {
      rules: eastern,
      period: { startDate: '2026-10-31', endDate: '2026-11-01' },
      shifts: [graveyard('2026-10-31', '2026-11-01')],
    },
    hours: { regular: 9 },
  },
  {
    name: 'without a law of overtime everything is regular, and an unpaid break is unpaid however short',
    source: 'the organization has chosen NONE',
    asked: {
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
    name: 'a shift from 16:00 to 8:00 is 8 hours on each of two workdays: no overtime',
    source: 'California Labor Code 500(a), 510(a)',
    asked: { rules: california, shifts: [{ in: '2026-11-09 16:00', out: '2026-11-10 8:00' }] },
    hours: { regular: 16 },
  },
  {
    name: 'two of them in a row make 16 hours on the workday between: 8, 4 of overtime and 4 of double time',
    source: 'California Labor Code 500(a), 510(a)',
    asked: {
      rules: california,
      shifts: [
        { in: '2026-11-09 16:00', out: '2026-11-10 8:00' },
        { in: '2026-11-10 16:00', out: '2026-11-11 8:00' },
      ],
    },
    hours: { regular: 24, overtime: 4, doubleTime: 4 },
  },
  {
    name: 'a workday of 14 hours is 8 regular, 4 of overtime and 2 of double time',
    source: 'California Labor Code 510(a)',
    asked: { rules: california, shifts: daysOf([0, 14]) },
    hours: { regular: 8, overtime: 4, doubleTime: 2 },
  },
  {
    name: 'five days of 10 hours are 10 of overtime: no hour counts by the day and by the week',
    source: 'California Labor Code 510(a); Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16',
    asked: { rules: california, shifts: daysOf([0, 10, 10, 10, 10, 10]) },
    hours: { regular: 40, overtime: 10 },
  },
  {
    name: 'six days of 9 hours are 14 of overtime: 6 by the day, and 8 over 40 regular',
    source: 'Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16: the greater of daily and weekly excess',
    asked: { rules: california, shifts: daysOf([0, 9, 9, 9, 9, 9, 9]) },
    hours: { regular: 40, overtime: 14 },
  },
  {
    name: 'six days of 8 hours are 8 of overtime by the week',
    source: 'California Labor Code 510(a)',
    asked: { rules: california, shifts: daysOf([0, 8, 8, 8, 8, 8, 8]) },
    hours: { regular: 40, overtime: 8 },
  },
  {
    name: 'the seventh day worked is overtime for 8 hours though the week has fewer than 40',
    source: 'California Labor Code 510(a)',
    asked: { rules: california, shifts: daysOf([4, 4, 4, 4, 4, 4, 10]) },
    hours: { regular: 24, overtime: 8, doubleTime: 2 },
  },
  {
    name: 'six days of 10 hours and a seventh of 14 are 40 regular, 28 of overtime and 6 of double time',
    source: 'California Labor Code 510(a); Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16',
    asked: { rules: california, shifts: daysOf([10, 10, 10, 10, 10, 10, 14]) },
    hours: { regular: 40, overtime: 28, doubleTime: 6 },
  },
  {
    name: 'seven days in a row over two workweeks have no seventh day',
    source: 'Mendoza v. Nordstrom (2017) 2 Cal.5th 1074',
    asked: {
      rules: california,
      period: biweekly,
      shifts: [...daysOf([0, 0, 0, 5, 5, 5, 5]), ...daysOf([5, 5, 5], '2026-11-15')],
    },
    hours: { regular: 35 },
  },
];
