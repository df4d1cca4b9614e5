import { describe, expect, test } from '@jest/globals';
import { findRuleCalendar } from '../index.js';
import { california, daysOf, flsa, hoursOf, linesOf, noOvertime, pay } from './builders.js';

const newYork = { ...flsa, timezone: 'America/New_York' };
const losAngeles = { ...flsa, timezone: 'America/Los_Angeles' };

/** Eight hours on five days; 60 hours in six days. */
const fiveDays = daysOf([0, 8, 8, 8, 8, 8]);
const sixtyHours = daysOf([0, 10, 10, 10, 10, 10, 10]);

describe('a change of the time zone', () => {
  test('gives every instant exactly one date', () => {
    const west = findRuleCalendar([
      { ...newYork, from: null },
      { ...losAngeles, from: '2026-11-16' },
    ]);
    const [lastBefore, first, next] = ['2026-11-16T04:59:59Z', '2026-11-16T05:00:00Z', '2026-11-17T08:00:00Z'].map(
      (instant) => west.dayAt(Date.parse(instant)),
    ) as [number, number, number];
    expect([first - lastBefore, next - first]).toEqual([1, 1]);
    expect((west.startOf(next) - west.startOf(first)) / 3_600_000).toBe(27);

    const east = findRuleCalendar([
      { ...losAngeles, from: null },
      { ...newYork, from: '2026-11-16' },
    ]);
    expect((east.startOf(first + 1) - east.startOf(first)) / 3_600_000).toBe(21);
  });

  test.each([
    ['west', newYork, losAngeles],
    ['east', losAngeles, newYork],
  ])('pays a shift around midnight once over the days before and after it, moving %s', (_, before, after) => {
    const shifts = [{ in: '2026-11-16T04:00:00Z', out: '2026-11-16T10:00:00Z' }];
    const later = [{ ...after, from: '2026-11-16' }];
    const minutesFrom = (startDate: string, endDate: string) =>
      pay({ rules: before, later, shifts, period: { startDate, endDate } }).regularMinutes;
    expect(minutesFrom('2026-11-01', '2026-11-15') + minutesFrom('2026-11-16', '2026-11-30')).toBe(360);
  });
});

describe('a change of the overtime rule', () => {
  test('does not erase the overtime of workweeks before it', () => {
    const period = { startDate: '2026-11-08', endDate: '2026-11-21' };
    const shifts = [...sixtyHours, ...daysOf([0, 10, 10, 10, 10, 10, 10], '2026-11-15')];
    const later = [{ ...noOvertime, from: '2026-11-15' }];
    expect(hoursOf(pay({ rules: flsa, later, shifts, period }))).toEqual({ regular: 100, overtime: 20 });
  });

  test('pays the greater of both rules for the workweek that it falls into', () => {
    const toCalifornia = [{ ...california, timezone: flsa.timezone, from: '2026-11-12' }];
    expect(hoursOf(pay({ rules: flsa, later: toCalifornia, shifts: daysOf([0, 12, 12]) }))).toEqual({
      regular: 16,
      overtime: 8,
    });
    const toNone = [{ ...noOvertime, from: '2026-11-12' }];
    expect(hoursOf(pay({ rules: flsa, later: toNone, shifts: sixtyHours }))).toEqual({ regular: 40, overtime: 20 });
  });

  test('pays the workweek after a change of the time zone by the new rule', () => {
    const lordHowe = { ...flsa, timezone: 'Australia/Lord_Howe', workweekStartsOn: 'SATURDAY' as const };
    const cairo = { ...lordHowe, timezone: 'Africa/Cairo' };
    const later = [
      { ...cairo, from: '2026-11-13' },
      { ...cairo, overtimeRule: 'CALIFORNIA' as const, from: '2026-11-14' },
    ];
    const shifts = [
      { in: '2026-11-13T13:00:00Z', out: '2026-11-13T22:00:00Z' },
      { in: '2026-11-16T06:00:00Z', out: '2026-11-16T16:00:00Z' },
    ];
    const period = { startDate: '2026-11-13', endDate: '2026-11-20' };
    expect(hoursOf(pay({ rules: lordHowe, later, shifts, period }))).toEqual({ regular: 16, overtime: 3 });
  });
});

describe('a change of the time zone under a rule that counts 24 hours from the start of work', () => {
  test('keeps the whole workweek that was under way', () => {
    const kathmandu = {
      ...flsa,
      timezone: 'Asia/Kathmandu',
      overtimeRule: 'NEVADA' as const,
      workweekStartsOn: 'WEDNESDAY' as const,
    };
    const later = [{ ...kathmandu, timezone: 'Australia/Lord_Howe', exempt: true, from: '2026-03-24' }];
    // It ends with March 24 in Kathmandu, when it is already March 25 on Lord Howe Island.
    const shifts = [{ in: '2026-03-24T09:46:00Z', out: '2026-03-24T18:46:00Z' }];
    const period = { startDate: '2026-03-18', endDate: '2026-03-31' };
    expect(linesOf(pay({ rules: kathmandu, later, shifts, period }))).toEqual([
      '03-24 REGULAR 194',
      '03-25 REGULAR 286',
      '03-25 OVERTIME 29',
      '03-25 REGULAR 31',
    ]);
  });
});

describe('a change of the workweek', () => {
  test('counts the hours that both workweeks contain in one of them', () => {
    const later = [{ ...flsa, workweekStartsOn: 'WEDNESDAY' as const, from: '2026-11-11' }];
    const period = { startDate: '2026-11-08', endDate: '2026-11-21' };
    // Old workweek: 48 hours; new workweek: 16 and 40 hours.
    const shifts = [...daysOf([0, 8, 8, 8, 8, 8, 8]), ...daysOf([8, 8, 0], '2026-11-15')];
    expect(hoursOf(pay({ rules: flsa, later, shifts, period }))).toEqual({ regular: 56, overtime: 8 });
    // Old workweek: 32 hours and 24 after it; new workweek: 16 hours before and 50 in it.
    const heavier = [...daysOf([0, 8, 8, 0, 10, 10, 0]), ...daysOf([15, 15], '2026-11-15')];
    expect(hoursOf(pay({ rules: flsa, later, shifts: heavier, period }))).toEqual({ regular: 56, overtime: 10 });
  });

  test('changes nothing when it starts with both workweeks', () => {
    const later = [{ ...flsa, roundingRule: '15min' as const, from: '2026-11-15' }];
    expect(linesOf(pay({ rules: flsa, later, shifts: fiveDays }))).toEqual(
      linesOf(pay({ rules: flsa, shifts: fiveDays })),
    );
  });

  test('gives the same lines day by day as for both weeks together', () => {
    const later = [
      { ...losAngeles, workweekStartsOn: 'TUESDAY' as const, from: '2026-11-12' },
      { ...california, workweekStartsOn: 'MONDAY' as const, from: '2026-11-18' },
    ];
    const shifts = [...daysOf([9, 13, 8, 8, 20, 8, 5]), ...daysOf([9, 13, 8, 8, 20, 8, 5], '2026-11-15')];
    const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(8 + index).padStart(2, '0')}`);
    const input = { rules: newYork, later, shifts };
    const whole = pay({ ...input, period: { startDate: '2026-11-08', endDate: '2026-11-21' } });
    const daily = days.flatMap((day) => pay({ ...input, period: { startDate: day, endDate: day } }).lines);
    expect(daily).toEqual(whole.lines);
  });
});

describe('a change of rounding', () => {
  test('rounds each punch by the rule of its day', () => {
    const later = [{ ...flsa, roundingRule: '15min' as const, from: '2026-11-10' }];
    const shifts = [
      { in: '2026-11-09 9:05', out: '2026-11-09 17:00' },
      { in: '2026-11-10 9:05', out: '2026-11-10 17:00' },
    ];
    expect(linesOf(pay({ rules: flsa, later, shifts }))).toEqual(['11-09 REGULAR 475', '11-10 REGULAR 480']);
  });
});
