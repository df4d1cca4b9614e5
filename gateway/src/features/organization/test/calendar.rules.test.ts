import { describe, expect, test } from '@jest/globals';
import { calendarWeekAt, dayOf } from '../calendar.rules.js';

const hourMs = 60 * 60 * 1000;

describe('dayOf', () => {
  test.each([
    // An ordinary day.
    ['2026-07-15T12:00:00Z', 'America/Denver', '2026-07-15', '2026-07-15T06:00:00Z', '2026-07-16T06:00:00Z'],
    ['2026-07-15T12:00:00Z', 'UTC', '2026-07-15', '2026-07-15T00:00:00Z', '2026-07-16T00:00:00Z'],
    // Already the next day in Tokyo, and still the previous day in Denver.
    ['2026-07-15T15:00:00Z', 'Asia/Tokyo', '2026-07-16', '2026-07-15T15:00:00Z', '2026-07-16T15:00:00Z'],
    ['2026-07-15T14:59:59.999Z', 'Asia/Tokyo', '2026-07-15', '2026-07-14T15:00:00Z', '2026-07-15T15:00:00Z'],
    ['2026-07-15T05:59:59.999Z', 'America/Denver', '2026-07-14', '2026-07-14T06:00:00Z', '2026-07-15T06:00:00Z'],
    // The clocks go forward at 2:00 and back at 2:00.
    ['2026-03-08T18:00:00Z', 'America/Denver', '2026-03-08', '2026-03-08T07:00:00Z', '2026-03-09T06:00:00Z'],
    ['2026-11-01T18:00:00Z', 'America/Denver', '2026-11-01', '2026-11-01T06:00:00Z', '2026-11-02T07:00:00Z'],
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    // Lord Howe changes its clocks by half an hour.
    ['2026-04-04T20:00:00Z', 'Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', '2026-04-05T13:30:00Z'],
    ['2026-10-03T20:00:00Z', 'Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', '2026-10-04T13:00:00Z'],
    // São Paulo has no clock change in 2026; in 2018 it skipped midnight itself.
    ['2026-11-01T12:00:00Z', 'America/Sao_Paulo', '2026-11-01', '2026-11-01T03:00:00Z', '2026-11-02T03:00:00Z'],
    ['2018-11-04T12:00:00Z', 'America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z'],
    // A new year.
    ['2026-12-31T23:30:00Z', 'Asia/Kolkata', '2027-01-01', '2026-12-31T18:30:00Z', '2027-01-01T18:30:00Z'],
  ])('puts %s in %s on %s', (instant, timezone, date, from, to) => {
    expect(dayOf(new Date(instant), timezone)).toEqual({ date, from: new Date(from), to: new Date(to) });
    expect(dayOf(new Date(instant), timezone).from).toEqual(new Date(from));
  });

  test.each([
    ['2026-03-08T18:00:00Z', 'America/Denver', 23],
    ['2026-11-01T18:00:00Z', 'America/Denver', 25],
    ['2026-04-04T20:00:00Z', 'Australia/Lord_Howe', 24.5],
    ['2026-10-03T20:00:00Z', 'Australia/Lord_Howe', 23.5],
    ['2018-11-04T12:00:00Z', 'America/Sao_Paulo', 23],
  ])('returns a day for %s in %s that has %d hours', (instant, timezone, hours) => {
    const { from, to } = dayOf(new Date(instant), timezone);
    expect((to.getTime() - from.getTime()) / hourMs).toBe(hours);
  });

  test('puts both occurrences of a repeated hour on the same day', () => {
    const first = dayOf(new Date('2026-11-01T07:30:00Z'), 'America/Denver');
    const second = dayOf(new Date('2026-11-01T08:30:00Z'), 'America/Denver');
    expect(first).toEqual(second);
  });
});

describe('calendarWeekAt', () => {
  test.each([
    ['a Wednesday', '2026-07-15T12:00:00Z', 'America/Denver', '2026-07-12T06:00:00Z', '2026-07-19T06:00:00Z'],
    [
      'the first instant of Sunday',
      '2026-07-12T06:00:00Z',
      'America/Denver',
      '2026-07-12T06:00:00Z',
      '2026-07-19T06:00:00Z',
    ],
    [
      'the last instant of Saturday',
      '2026-07-12T05:59:59.999Z',
      'America/Denver',
      '2026-07-05T06:00:00Z',
      '2026-07-12T06:00:00Z',
    ],
    [
      'Sunday in Tokyo, Saturday in UTC',
      '2026-07-11T15:00:00Z',
      'Asia/Tokyo',
      '2026-07-11T15:00:00Z',
      '2026-07-18T15:00:00Z',
    ],
    [
      'a week that starts with a day of 23 hours',
      '2026-03-12T12:00:00Z',
      'America/Denver',
      '2026-03-08T07:00:00Z',
      '2026-03-15T06:00:00Z',
    ],
    [
      'a week that starts with a day of 25 hours',
      '2026-11-04T12:00:00Z',
      'America/Denver',
      '2026-11-01T06:00:00Z',
      '2026-11-08T07:00:00Z',
    ],
    [
      'a change on Lord Howe',
      '2026-04-08T00:00:00Z',
      'Australia/Lord_Howe',
      '2026-04-04T13:00:00Z',
      '2026-04-11T13:30:00Z',
    ],
    [
      'a Sunday without a midnight',
      '2018-11-06T12:00:00Z',
      'America/Sao_Paulo',
      '2018-11-04T03:00:00Z',
      '2018-11-11T02:00:00Z',
    ],
    ['the turn of the year', '2027-01-01T12:00:00Z', 'UTC', '2026-12-27T00:00:00Z', '2027-01-03T00:00:00Z'],
  ])('runs from Sunday to Saturday for %s', (_what, instant, timezone, from, to) => {
    expect(calendarWeekAt(new Date(instant), timezone)).toEqual({ from: new Date(from), to: new Date(to) });
  });
});
