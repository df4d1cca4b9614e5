import { describe, expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import type * as z from 'zod/mini';
import {
  addSchema,
  editSchema,
  emptyValues,
  newBreak,
  startOrder,
  type TimesheetValues,
  valuesOf,
} from './timesheet-form.js';
import { breakFields } from './use-timesheet-form.js';

const denver = fixedTimeZone('America/Denver');
const anEntry = (text: string, occurrence?: 'first' | 'second') => ({ wall: { text, occurrence }, stored: null });

const punched = valuesOf(
  {
    clockInAt: '2026-11-02T16:00:27.123Z',
    clockOutAt: '2026-11-03T00:30:41.000Z',
    breaks: [
      { id: 'b', type: 'UNPAID', startAt: '2026-11-02T19:00:05.000Z', endAt: '2026-11-02T19:30:09.000Z' },
      { id: 'a', type: 'PAID', startAt: '2026-11-02T17:00:00.000Z', endAt: '2026-11-02T17:10:00.000Z' },
    ],
  },
  denver,
);

const submit = (values: TimesheetValues, timeZone = denver) => editSchema(timeZone).parse(values);

function errorsOf(schema: z.ZodMiniType, values: TimesheetValues): Record<string, string> {
  const { error } = schema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the submitted times', () => {
  test('keep the seconds of unchanged punches', () => {
    const { clockInAt, clockOutAt, breaks } = submit(punched);
    expect({ clockInAt, clockOutAt }).toEqual({
      clockInAt: '2026-11-02T16:00:27.123Z',
      clockOutAt: '2026-11-03T00:30:41.000Z',
    });
    expect(breaks.map(({ startAt }) => startAt)).toEqual(['2026-11-02T19:00:05.000Z', '2026-11-02T17:00:00.000Z']);
  });

  test('keep the seconds when a changed time is changed back', () => {
    const clockInAt = { ...punched.clockInAt, wall: { text: punched.clockInAt.wall.text } };
    expect(submit({ ...punched, clockInAt }).clockInAt).toBe('2026-11-02T16:00:27.123Z');
  });

  test('are read in the organization’s zone', () => {
    const values = { ...emptyValues, clockInAt: anEntry('2026-11-02T09:00') };
    expect(submit(values).clockInAt).toBe('2026-11-02T16:00:00.000Z');
    expect(submit(values, fixedTimeZone('Asia/Tokyo')).clockInAt).toBe('2026-11-02T00:00:00.000Z');
  });

  test('have no clock-out if the field is empty', () => {
    const values = { ...punched, userId: 'user-1', clockOutAt: anEntry('') };
    expect(submit(values).clockOutAt).toBeNull();
    expect(errorsOf(addSchema(denver), values)).toEqual({ clockOutAt: 'Clock-out is required' });
  });
});

describe('invalid times', () => {
  test('are all reported at once', () => {
    const values: TimesheetValues = {
      ...emptyValues,
      clockInAt: anEntry(''),
      clockOutAt: anEntry('2026-03-08T02:30'),
      breaks: [{ key: 'x', type: 'PAID', startAt: anEntry(''), endAt: anEntry('2026-11-01T01:30') }],
    };
    expect(errorsOf(editSchema(denver), values)).toEqual({
      clockInAt: 'Clock-in is required',
      clockOutAt: expect.stringContaining('2:30 AM does not exist'),
      'breaks.0.startAt': 'Break start is required',
      'breaks.0.endAt': 'Choose the first or the second',
    });
  });

  test('include a time that occurs twice until one is chosen', () => {
    const values = { ...emptyValues, clockInAt: anEntry('2026-11-01T01:30', 'second') };
    expect(submit(values).clockInAt).toBe('2026-11-01T08:30:00.000Z');
  });
});

test('maps the server’s break fields to the form’s breaks, which may be in another order', () => {
  const order = startOrder(submit(punched).breaks);
  expect(order).toEqual([1, 0]);
  expect(breakFields(order)).toMatchObject({
    'breaks.0': 'breaks.1.startAt',
    'breaks.1.endAt': 'breaks.0.endAt',
  });
});

test.each([
  ['from noon', '2026-11-02T09:00', '2026-11-02T17:30', '2026-11-02T12:00', '2026-11-02T12:30'],
  ['from noon while the clock-out is unknown', '2026-11-02T09:00', '', '2026-11-02T12:00', '2026-11-02T12:30'],
  ['in the middle of a night', '2026-11-02T22:00', '2026-11-03T06:00', '2026-11-03T01:45', '2026-11-03T02:15'],
  ['in the middle of an afternoon', '2026-11-02T13:07', '2026-11-02T17:00', '2026-11-02T14:50', '2026-11-02T15:20'],
  ['without times before the clock-in is known', '', '', '', ''],
  ['without times if an afternoon has no end', '2026-11-02T13:00', '', '', ''],
])('suggests a new break %s', (_where, clockIn, clockOut, start, end) => {
  const values = { ...emptyValues, clockInAt: anEntry(clockIn), clockOutAt: anEntry(clockOut) };
  const { startAt, endAt } = newBreak(values, 'new');
  expect([startAt.wall.text, endAt.wall.text]).toEqual([start, end]);
});
