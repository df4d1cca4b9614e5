import { describe, expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { plannableWeeks, planShifts } from './planned-shifts.js';

describe('the weeks to plan', () => {
  test.each([
    ['2026-11-25', ['2026-11-25', '2026-11-28'], ['2026-11-29', '2026-12-05']],
    ['2026-11-28', ['2026-11-28', '2026-11-28'], ['2026-11-29', '2026-12-05']],
    ['2026-12-31', ['2026-12-31', '2027-01-02'], ['2027-01-03', '2027-01-09']],
  ])('on %s are the rest of this week and the next', (today, current, next) => {
    expect(plannableWeeks(today).map((days) => [days[0], days.at(-1)])).toEqual([current, next]);
  });
});

describe('planned shifts', () => {
  const plan = { title: 'Day shift', jobId: null, assignedUserIds: ['wes'], startTime: '09:00', endTime: '17:00' };
  const times = (days: string[], timeZone: string, changes: object = {}) =>
    planShifts({ ...plan, days, ...changes }, fixedTimeZone(timeZone)).map(({ startAt, endAt }) => [startAt, endAt]);

  test('have the same hours on each day, in the organization’s time zone', () => {
    expect(times(['2026-11-30', '2026-12-01'], 'Asia/Kolkata')).toEqual([
      ['2026-11-30T03:30:00.000Z', '2026-11-30T11:30:00.000Z'],
      ['2026-12-01T03:30:00.000Z', '2026-12-01T11:30:00.000Z'],
    ]);
  });

  test('end on the next day if they end before they start', () => {
    const night = { startTime: '22:00', endTime: '06:00' };
    expect(times(['2026-11-30'], 'Europe/Berlin', night)).toEqual([
      ['2026-11-30T21:00:00.000Z', '2026-12-01T05:00:00.000Z'],
    ]);
  });

  test('use the first of two equal times when the clocks go back', () => {
    const night = { startTime: '01:30', endTime: '06:00' };
    expect(times(['2026-11-01'], 'America/New_York', night)).toEqual([
      ['2026-11-01T05:30:00.000Z', '2026-11-01T11:00:00.000Z'],
    ]);
  });

  test('are refused with a sentence at a time that does not exist', () => {
    const night = { startTime: '02:30', endTime: '06:00' };
    expect(() => times(['2027-03-14'], 'America/New_York', night)).toThrow(/2:30/);
    expect(() => times(['2027-03-14'], 'America/New_York', { startTime: '' })).toThrow(/time/i);
  });
});
