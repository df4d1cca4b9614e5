import { describe, expect, test } from '@jest/globals';
import { findForgotten, isOldEnough } from '../timesheets/forgotten.rules.js';
import { chooseJobOfShift, findNearestShift } from '../timesheets/nearest-shift.rules.js';

const denver = 'America/Denver';
const instant = (text: string) => new Date(text);

describe('whether a person may enter their clock-out', () => {
  test.each([
    ['not within 12 hours of a day of 25 hours', '2026-11-01T06:30Z', '2026-11-01T18:30Z', false],
    ['after 12 hours of a day of 25 hours', '2026-11-01T06:30Z', '2026-11-01T18:31Z', true],
    ['from midnight at the end of a day of 25 hours', '2026-11-02T00:00Z', '2026-11-02T07:00Z', true],
    ['not a minute before', '2026-11-02T00:00Z', '2026-11-02T06:59Z', false],
    ['from midnight at the end of a day of 23 hours', '2026-03-08T23:00Z', '2026-03-09T06:00Z', true],
    ['not a minute before that midnight', '2026-03-08T23:00Z', '2026-03-09T05:59Z', false],
  ])('%s', (_what, clockInAt, now, isPossible) => {
    expect(isOldEnough({ clockInAt: instant(clockInAt), timezone: denver }, instant(now))).toBe(isPossible);
  });
});

describe('the shift of a punch', () => {
  const shift = (from: string, to: string, job: string | null = null, retired = false) => ({
    startAt: instant(`2026-07-${from}Z`),
    endAt: instant(`2026-07-${to}Z`),
    job: job === null ? null : { id: job, retired },
  });
  const early = shift('15T12:00', '15T20:00', 'early');
  const late = shift('15T20:00', '16T04:00', 'late');

  test.each([
    ['is the running one', '15T13:00', 'early'],
    ['is the one that starts when the other ends', '15T20:00', 'late'],
    ['is the nearest one before the day', '15T11:00', 'early'],
    ['is the nearest one after the day', '16T05:00', 'late'],
    ['is none more than 12 hours away', '16T16:01', undefined],
  ])('%s', (_what, at, job) => {
    expect(chooseJobOfShift([early, late], instant(`2026-07-${at}Z`))?.id).toBe(job);
  });

  test('has no job to offer if its job has been retired', () => {
    expect(chooseJobOfShift([shift('15T12:00', '15T20:00', 'old', true)], instant('2026-07-15T13:00Z'))).toBeNull();
  });

  test('is missing without shifts', () => {
    expect(findNearestShift([], instant('2026-07-15T13:00Z'))).toBeNull();
  });
});

test('the clock asks two hours after the end of the shift', () => {
  const timesheet = {
    clockInAt: instant('2026-07-15T02:00Z'),
    breaks: [],
    shifts: [{ startAt: instant('2026-07-15T02:00Z'), endAt: instant('2026-07-15T10:00Z') }],
    timezone: denver,
  };
  expect(findForgotten(timesheet, instant('2026-07-15T11:59Z'))).toBeNull();
  expect(findForgotten(timesheet, instant('2026-07-15T12:00Z'))).toEqual({
    since: timesheet.clockInAt,
    suggestedClockOutAt: instant('2026-07-15T10:00Z'),
  });
});
