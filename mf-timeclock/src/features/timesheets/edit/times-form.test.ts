import { describe, expect, test } from '@jest/globals';
import { check, newBreak, nothingTyped, refusedFields, type TimesValues, valuesOf } from './times-form.js';

const denver = 'America/Denver';
const optional = { clockOutRequired: false };
const typed = (text: string, occurrence?: 'first' | 'second') => ({ wall: { text, occurrence }, was: null });

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

describe('what is sent', () => {
  test('keeps the seconds of a punch that nobody changed, and has the breaks in order', () => {
    const { input, sentBreaks } = check(punched, denver, optional);
    expect(input).toMatchObject({ clockInAt: '2026-11-02T16:00:27.123Z', clockOutAt: '2026-11-03T00:30:41.000Z' });
    expect(input?.breaks.map(({ startAt }) => startAt)).toEqual([
      '2026-11-02T17:00:00.000Z',
      '2026-11-02T19:00:05.000Z',
    ]);
    expect(sentBreaks).toEqual(['a', 'b']);
  });

  test('keeps them too where somebody typed another time and took it back', () => {
    const back = { ...punched.clockIn, wall: { text: punched.clockIn.wall.text } };
    expect(check({ ...punched, clockIn: back }, denver, optional).input?.clockInAt).toBe('2026-11-02T16:00:27.123Z');
  });

  test('reads what is typed in the zone of the organization', () => {
    const values: TimesValues = { ...nothingTyped, clockIn: typed('2026-11-02T09:00') };
    expect(check(values, denver, optional).input?.clockInAt).toBe('2026-11-02T16:00:00.000Z');
    expect(check(values, 'Asia/Tokyo', optional).input?.clockInAt).toBe('2026-11-02T00:00:00.000Z');
  });

  test('has no clock-out where that is empty', () => {
    const values = { ...punched, clockOut: typed('') };
    expect(check(values, denver, optional).input?.clockOutAt).toBeNull();
    expect(check(values, denver, { clockOutRequired: true }).errors).toEqual({ clockOutAt: 'Clock-out is required' });
  });
});

describe('what can not be sent', () => {
  test('is told all at once', () => {
    const values: TimesValues = {
      clockIn: typed(''),
      clockOut: typed('2026-03-08T02:30'),
      breaks: [{ key: 'x', type: 'PAID', start: typed(''), end: typed('2026-11-01T01:30') }],
    };
    expect(check(values, denver, optional)).toMatchObject({
      input: null,
      errors: {
        clockInAt: 'Clock-in is required',
        clockOutAt: expect.stringContaining('2:30 AM does not exist'),
        'breaks.x.startAt': 'Break start is required',
        'breaks.x.endAt': 'Choose the first or the second',
      },
    });
  });

  test('is a time that happens twice, until somebody says which', () => {
    const values: TimesValues = { ...nothingTyped, clockIn: typed('2026-11-01T01:30', 'second') };
    expect(check(values, denver, optional).input?.clockInAt).toBe('2026-11-01T08:30:00.000Z');
  });
});

test('the server’s complaint about a break stands at that break, wherever it is in the form', () => {
  const fields = { 'breaks.1.endAt': 'Too late', clockOutAt: 'Too early', 'breaks.0': 'Odd' };
  expect(refusedFields(fields, ['a', 'b'])).toEqual({
    'breaks.b.endAt': 'Too late',
    clockOutAt: 'Too early',
    'breaks.a.startAt': 'Odd',
  });
});

test('a new break is half an hour at noon of that day', () => {
  const { start, end } = newBreak(punched, 'new');
  expect([start.wall.text, end.wall.text]).toEqual(['2026-11-02T12:00', '2026-11-02T12:30']);
});
