import { describe, expect, test } from '@jest/globals';
import { findFutureTimes, findInvalidTimes } from '../review/times.rules.js';
import { exceptionsOf } from '../timesheets/exceptions.rules.js';
import { versionOf } from '../timesheets/timesheet.rules.js';

const at = (time: string) => new Date(`2026-07-15T${time}:00Z`);
const aBreak = (start: string, end: string | null, type: 'UNPAID' | 'PAID' = 'UNPAID') => ({
  type,
  startAt: at(start),
  endAt: end === null ? null : at(end),
});
const nineToFive = { clockInAt: at('09:00'), clockOutAt: at('17:00') };
const sinceNine = { clockInAt: at('09:00'), clockOutAt: null };

describe('the times of a timesheet', () => {
  test.each([
    ['without breaks', { ...nineToFive, breaks: [] }],
    ['in progress', { ...sinceNine, breaks: [] }],
    ['on a break', { ...sinceNine, breaks: [aBreak('10:00', '10:30'), aBreak('12:00', null)] }],
    ['with a break from the first to the last minute', { ...nineToFive, breaks: [aBreak('09:00', '17:00')] }],
    ['with breaks that touch', { ...nineToFive, breaks: [aBreak('10:00', '11:00'), aBreak('11:00', '12:00')] }],
    ['with a break without duration', { ...nineToFive, breaks: [aBreak('10:00', '10:00')] }],
  ])('are valid %s', (_what, times) => {
    expect(findInvalidTimes(times)).toEqual({});
  });

  test.each([
    ['clockOutAt', 'Clock-out must be after clock-in', { clockInAt: at('09:00'), clockOutAt: at('09:00'), breaks: [] }],
    [
      'breaks.0.startAt',
      'A break must not start before the clock-in',
      { ...nineToFive, breaks: [aBreak('08:59', '10:00')] },
    ],
    [
      'breaks.0.endAt',
      'A break must not end after the clock-out',
      { ...nineToFive, breaks: [aBreak('16:00', '17:01')] },
    ],
    ['breaks.0.endAt', 'A break must not end before it starts', { ...nineToFive, breaks: [aBreak('11:00', '10:00')] }],
    [
      'breaks.0.endAt',
      'A break of a closed timesheet must have an end',
      { ...nineToFive, breaks: [aBreak('11:00', null)] },
    ],
    [
      'breaks.0.endAt',
      'Only the last break can still be in progress',
      { ...sinceNine, breaks: [aBreak('11:00', null), aBreak('12:00', '13:00')] },
    ],
    [
      'breaks.1.startAt',
      'Breaks must be in order',
      { ...nineToFive, breaks: [aBreak('11:00', '12:00'), aBreak('10:00', '10:30')] },
    ],
  ])('are invalid at %s: %s', (field, message, times) => {
    expect(findInvalidTimes(times)).toEqual({ [field]: message });
  });

  test('report every invalid field at once', () => {
    const times = { ...nineToFive, clockOutAt: at('08:00'), breaks: [aBreak('07:00', '10:00'), aBreak('18:00', null)] };

    expect(Object.keys(findInvalidTimes(times))).toEqual([
      'clockOutAt',
      'breaks.0.startAt',
      'breaks.0.endAt',
      'breaks.1.startAt',
      'breaks.1.endAt',
    ]);
  });

  test('can’t be in the future, even by a minute', () => {
    const times = { ...nineToFive, breaks: [aBreak('12:00', '13:00')] };

    expect(findFutureTimes(times, at('17:00'))).toEqual({});
    expect(findFutureTimes(times, at('16:59'))).toEqual({ clockOutAt: 'Clock-out must not be in the future' });
    expect(Object.keys(findFutureTimes(times, at('08:00')))).toEqual([
      'clockInAt',
      'clockOutAt',
      'breaks.0.startAt',
      'breaks.0.endAt',
    ]);
  });
});

describe('the exceptions of a timesheet', () => {
  const clockInAt = at('00:00');
  const codesOf = (clockOutAt: Date | null, now: Date) =>
    exceptionsOf({ clockInAt, clockOutAt, flags: [], isLocationRequired: true, punchLocations: [] }, now).map(
      ({ code }) => code,
    );

  test.each([
    ['do not include 16 hours', at('16:00'), at('23:00'), []],
    ['include a minute more than 16 hours', at('16:01'), at('23:00'), ['OVER_16_HOURS']],
    ['do not include 16 hours in progress', null, at('16:00'), []],
    ['include a minute more than 16 hours in progress', null, at('16:01'), ['OPEN_OVER_16_HOURS']],
  ])('%s', (_what, clockOutAt, now, codes) => {
    expect(codesOf(clockOutAt, now)).toEqual(codes);
  });

  test('describe every flag', () => {
    const flags = [
      'MISSING_LOCATION',
      'IMPOSSIBLE_LOCATION',
      'OUTSIDE_PLACE',
      'ADDED_BY_MANAGER',
      'SELF_REPORTED',
    ] as const;

    const nearest = { id: 'park', name: 'Riverside Park' };
    const punchLocations = [
      { punch: 'IN', compared: { nearest, distanceMeters: 1_243, outside: true } },
      { punch: 'OUT', compared: { nearest, distanceMeters: 344, outside: true } },
    ] as const;
    const facts = { clockInAt, clockOutAt: at('01:00'), flags, isLocationRequired: true, punchLocations };

    expect(exceptionsOf(facts, at('02:00'))).toEqual([
      { code: 'MISSING_LOCATION', message: 'Clocked in without a location' },
      { code: 'IMPOSSIBLE_LOCATION', message: 'Punched at an impossible location' },
      {
        code: 'OUTSIDE_PLACE',
        message: 'Clocked in 1.2 km from Riverside Park, clocked out 340 m from Riverside Park',
      },
      { code: 'ADDED_BY_MANAGER', message: 'Added by a manager' },
      { code: 'SELF_REPORTED', message: 'Entered by the person who worked it' },
    ]);
  });
});

test('changes the version of a timesheet whenever its times or breaks change', () => {
  const versions = [
    versionOf(nineToFive, []),
    versionOf(sinceNine, []),
    versionOf(nineToFive, [aBreak('10:00', '11:00')]),
    versionOf(nineToFive, [aBreak('10:00', '11:00', 'PAID')]),
    versionOf(nineToFive, [aBreak('10:00', null)]),
  ];

  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOf({ ...nineToFive }, [aBreak('10:00', '11:00')])).toBe(versions[2]);
});
