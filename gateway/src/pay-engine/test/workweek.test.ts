import { describe, expect, it } from '@jest/globals';
import { punchWindow, type Weekday } from '../index.js';
import { dateText, dayNumber } from '../local-calendar.js';
import { workweekOf } from '../workweek.js';
import { california, daysOf, flsa, hoursOf, linesOf, pay } from './builders.js';

describe('A workweek begins on the same day of every week (29 CFR 778.105):', () => {
  it.each<[string, Weekday, string]>([
    ['2026-11-08', 'SUNDAY', '2026-11-08'],
    ['2026-11-14', 'SUNDAY', '2026-11-08'],
    ['2026-11-08', 'MONDAY', '2026-11-02'],
    ['2026-11-09', 'MONDAY', '2026-11-09'],
    ['2026-11-11', 'WEDNESDAY', '2026-11-11'],
    ['2026-11-10', 'WEDNESDAY', '2026-11-04'],
    ['2026-11-14', 'SATURDAY', '2026-11-14'],
    ['1969-12-31', 'THURSDAY', '1969-12-25'],
  ])('%s lies in the one from %s, %s', (date, startsOn, first) => {
    expect(dateText(workweekOf(dayNumber(date), startsOn))).toBe(first);
  });

  it('so the same days are other weeks where it begins on another day', () => {
    const shifts = [...daysOf([0, 0, 0, 0, 10, 10, 10]), ...daysOf([10, 10], '2026-11-15')];
    const period = { startDate: '2026-11-08', endDate: '2026-11-21' };
    expect(hoursOf(pay({ rules: flsa, period, shifts }))).toEqual({ regular: 50 });
    const fromThursday = { ...flsa, workweekStartsOn: 'THURSDAY' } as const;
    expect(hoursOf(pay({ rules: fromThursday, period, shifts }))).toEqual({ regular: 40, overtime: 10 });
  });

  it('of 167 and of 169 hours where the clocks change', () => {
    const all = (sunday: string, next: string) => [{ in: `${sunday} 0:00`, out: `${next} 0:00` }];
    const week = (startDate: string, endDate: string) => ({ startDate, endDate });
    const spring = pay({
      rules: flsa,
      period: week('2026-03-08', '2026-03-14'),
      shifts: all('2026-03-08', '2026-03-15'),
    });
    const fall = pay({
      rules: flsa,
      period: week('2026-11-01', '2026-11-07'),
      shifts: all('2026-11-01', '2026-11-08'),
    });
    expect([hoursOf(spring), hoursOf(fall)]).toEqual([
      { regular: 40, overtime: 127 },
      { regular: 40, overtime: 129 },
    ]);
  });
});

describe('A workweek that the period cuts', () => {
  const shifts = daysOf([0, 10, 10, 10, 10, 10]);

  it('is computed whole, and only the days within the period are given', () => {
    const second = pay({ rules: flsa, period: { startDate: '2026-11-12', endDate: '2026-11-25' }, shifts });
    expect(linesOf(second)).toEqual(['11-12 REGULAR 600', '11-13 OVERTIME 600']);
  });

  it('gives each of its days once, in the one period or the other', () => {
    const first = pay({ rules: flsa, period: { startDate: '2026-11-01', endDate: '2026-11-11' }, shifts });
    expect(linesOf(first)).toEqual(['11-09 REGULAR 600', '11-10 REGULAR 600', '11-11 REGULAR 600']);
  });

  it('counts a seventh day whose other six lie before the period', () => {
    const saturday = { startDate: '2026-11-14', endDate: '2026-11-14' };
    const paid = pay({ rules: california, period: saturday, shifts: daysOf([2, 2, 2, 2, 2, 2, 9]) });
    expect(linesOf(paid)).toEqual(['11-14 OVERTIME 480', '11-14 DOUBLE_TIME 60']);
  });

  it('is cut on the timesheet and at the minute on which the 40 hours are full', () => {
    const late = [...daysOf([0, 9, 9, 9, 9]), { in: '2026-11-13 8:00', out: '2026-11-13 10:30' }];
    const paid = pay({ rules: flsa, shifts: [...late, { in: '2026-11-13 11:00', out: '2026-11-13 15:00' }] });
    expect(paid.lines.slice(-3).map(({ timesheetId, kind, minutes }) => [timesheetId, kind, minutes])).toEqual([
      ['2026-11-13 8:00', 'REGULAR', 150],
      ['2026-11-13 11:00', 'REGULAR', 90],
      ['2026-11-13 11:00', 'OVERTIME', 150],
    ]);
  });
});

describe('The window of punches', () => {
  it('covers the workweeks that the period cuts, and a day beside them', () => {
    expect(punchWindow({ startDate: '2026-11-12', endDate: '2026-11-16' }, flsa)).toEqual({
      from: new Date('2026-11-07T07:00:00Z'),
      to: new Date('2026-11-23T07:00:00Z'),
    });
  });
});
