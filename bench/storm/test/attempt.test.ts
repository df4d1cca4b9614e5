import { describe, expect, test } from '@jest/globals';
import { outcomeOf } from '../attempt.ts';

const response = (status: number, headers: Record<string, string> = {}) => ({ status, headers: new Headers(headers) });

describe('the outcome of an attempt', () => {
  test('is a success with the timesheet, in both APIs', () => {
    const timesheet = { id: 'first' };
    expect(outcomeOf(response(201), JSON.stringify(timesheet))).toMatchObject({ status: 'success', body: timesheet });
    const data = { data: { punch: { timesheet } } };
    expect(outcomeOf(response(200), JSON.stringify(data))).toMatchObject({ status: 'success', body: timesheet });
  });

  test('is a refusal with its code, in both APIs', () => {
    const problem = { code: 'CONFLICT', message: 'No' };
    expect(outcomeOf(response(409), JSON.stringify(problem))).toEqual({ status: 'refused', ...problem });
    const errors = { errors: [{ message: 'No', extensions: { code: 'CONFLICT' } }] };
    expect(outcomeOf(response(200), JSON.stringify(errors))).toEqual({ status: 'refused', ...problem });
  });

  test('says when to try again, and whether the server named a time', () => {
    const unavailable = JSON.stringify({ errors: [{ message: 'Away', extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
    const again = (failure: string, retryAfterSeconds: number | null) => ({
      status: 'again',
      failure,
      retryAfterSeconds,
    });
    expect(outcomeOf(response(200, { 'retry-after': '2' }), unavailable)).toEqual(again('503', 2));
    expect(outcomeOf(response(503), '{"code":"SERVICE_UNAVAILABLE"}')).toEqual(again('503 without Retry-After', null));
    expect(outcomeOf(response(502), '<html>Bad gateway</html>')).toEqual(again('502', null));
    expect(outcomeOf(response(200), 'cut')).toEqual(again('unreadable', null));
  });
});
