import { describe, expect, test } from '@jest/globals';
import { findMissedShift, findShiftOf, type Shift } from './correction-values.js';

const aShift = (startAt: string, endAt: string): Shift => ({ startAt, endAt, job: null });
const now = new Date('2026-11-04T12:00:00Z');

const nightBefore = aShift('2026-11-02T05:00:00Z', '2026-11-02T13:00:00Z');
const night = aShift('2026-11-03T05:00:00Z', '2026-11-03T13:00:00Z');
const morning = aShift('2026-11-02T15:00:00Z', '2026-11-02T19:00:00Z');
const evening = aShift('2026-11-02T23:00:00Z', '2026-11-03T03:00:00Z');

describe('the shift of a timesheet', () => {
  test.each([
    ['is the one with most of it', '2026-11-03T02:30:00Z', '2026-11-03T13:00:00Z', night],
    ['is the one that a timesheet in progress covers', '2026-11-03T05:04:00Z', null, night],
    ['is the nearest one if the work is between shifts', '2026-11-02T20:00:00Z', '2026-11-02T21:00:00Z', morning],
    ['is unknown if each is more than 12 hours away', '2026-11-06T02:00:00Z', '2026-11-06T03:00:00Z', null],
  ])('%s', (_name, clockInAt, clockOutAt, expected) => {
    const shifts = [nightBefore, morning, evening, night];
    expect(findShiftOf(shifts, { clockInAt, clockOutAt }, now)).toBe(expected);
  });
});

describe('the shift of a missing timesheet', () => {
  const worked = (shift: Shift) => ({ clockInAt: shift.startAt, clockOutAt: shift.endAt });

  test('is the earliest one without a timesheet', () => {
    expect(findMissedShift([evening, morning], [], now)).toBe(morning);
    expect(findMissedShift([evening, morning], [worked(morning)], now)).toBe(evening);
    expect(findMissedShift([evening, morning], [worked(evening), worked(morning)], now)).toBeNull();
  });

  test('has begun', () => {
    expect(findMissedShift([evening], [], new Date('2026-11-02T22:59:00Z'))).toBeNull();
  });
});
