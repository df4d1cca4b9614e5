import { describe, expect, test } from '@jest/globals';
import {
  changeTemplateTimes,
  findWrongTemplateTimes,
  orderIds,
  placeOnDay,
} from '../templates/shift-template.rules.js';

const denver = 'America/Denver';

function times(text: string, plannedBreakMinutes = 0) {
  const [startTime = '', endTime = ''] = text.split('-');
  return { startTime, endTime, plannedBreakMinutes };
}

const iso = ({ startAt, endAt }: { startAt: Date; endAt: Date }) =>
  [startAt, endAt].map((instant) => instant.toISOString().slice(0, 16));

describe('a template on a day', () => {
  test.each([
    ['a day shift', '06:00-14:30', '2026-07-15', ['2026-07-15T12:00', '2026-07-15T20:30']],
    [
      'a night shift, which ends on the next day',
      '22:00-06:00',
      '2026-07-15',
      ['2026-07-16T04:00', '2026-07-16T12:00'],
    ],
    ['a shift until midnight', '16:00-00:00', '2026-07-15', ['2026-07-15T22:00', '2026-07-16T06:00']],
    // Clocks go from 2:00 to 3:00 on March 8, 2026.
    ['a night that is an hour short', '22:00-06:00', '2026-03-07', ['2026-03-08T05:00', '2026-03-08T12:00']],
    ['a start that is skipped', '02:30-08:00', '2026-03-08', ['2026-03-08T09:30', '2026-03-08T14:00']],
    ['an end that is skipped', '20:00-02:30', '2026-03-07', ['2026-03-08T03:00', '2026-03-08T09:30']],
    ['a skipped start after the end', '02:30-03:15', '2026-03-08', ['2026-03-08T09:30', '2026-03-08T10:15']],
    // Clocks go from 2:00 back to 1:00 on November 1, 2026.
    ['a night that is an hour long', '22:00-06:00', '2026-10-31', ['2026-11-01T04:00', '2026-11-01T13:00']],
    ['a start that occurs twice', '01:30-08:00', '2026-11-01', ['2026-11-01T07:30', '2026-11-01T15:00']],
    ['an end that occurs twice', '18:00-01:30', '2026-10-31', ['2026-11-01T00:00', '2026-11-01T07:30']],
  ])('is %s', (_what, text, date, expected) => {
    expect(iso(placeOnDay(times(text), { date, timezone: denver }))).toEqual(expected);
  });

  test('keeps its local times in the zone of the organization', () => {
    const shift = placeOnDay(times('06:00-14:30'), { date: '2026-07-15', timezone: 'Asia/Kolkata' });
    expect(iso(shift)).toEqual(['2026-07-15T00:30', '2026-07-15T09:00']);
  });

  test('loses a break for which a clock change leaves no time', () => {
    const night = times('01:00-03:30', 90);
    expect(placeOnDay(night, { date: '2026-03-07', timezone: denver }).plannedBreakMinutes).toBe(90);
    expect(placeOnDay(night, { date: '2026-03-08', timezone: denver }).plannedBreakMinutes).toBe(0);
  });
});

describe('the times of a template', () => {
  test.each([
    ['06:00-14:30', 30, undefined],
    ['22:00-06:00', 240, undefined],
    ['06:00-06:00', 0, { endTime: 'End time must be different from start time' }],
    ['12:00-12:30', 30, { plannedBreakMinutes: 'The unpaid break must be shorter than the shift' }],
  ])('%s with a break of %d minutes fail with %j', (text, breakMinutes, expected) => {
    expect(findWrongTemplateTimes(times(text, breakMinutes))).toEqual(expected);
  });

  test('drop an unchanged break that no longer fits, and reject one that the caller sends', () => {
    const stored = times('06:00-14:30', 60);
    expect(changeTemplateTimes(stored, { endTime: '06:45' })).toEqual(times('06:00-06:45'));
    expect(() => changeTemplateTimes(stored, { endTime: '06:45', plannedBreakMinutes: 60 })).toThrow();
    expect(() => changeTemplateTimes(stored, { endTime: '06:00' })).toThrow();
    expect(changeTemplateTimes(stored, { startTime: '07:00' })).toEqual(times('07:00-14:30', 60));
  });
});

describe('the order of templates', () => {
  test('puts the listed ones first and keeps the others', () => {
    expect(orderIds(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
  });

  test('rejects a template that is gone', () => {
    expect(() => orderIds(['a'], ['b'])).toThrow('Shift template not found');
  });
});
