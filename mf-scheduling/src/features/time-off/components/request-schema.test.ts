import { describe, expect, test } from '@jest/globals';
import { type RequestValues, requestSchema } from './request-schema.js';

const values: RequestValues = {
  policyId: 'policy-1',
  startDate: '2026-03-04',
  endDate: '2026-03-06',
  hours: '24',
  note: '',
};
const errorsOf = (members: Partial<RequestValues>) =>
  Object.fromEntries(
    (requestSchema.safeParse({ ...values, ...members }).error?.issues ?? []).map(({ path, message }) => [
      path[0],
      message,
    ]),
  );

describe('the form of a PTO request', () => {
  test('turns valid text into the input of the mutation', () => {
    const input = { policyId: 'policy-1', startDate: '2026-03-04', endDate: '2026-03-06', hours: 24 };
    expect(requestSchema.parse(values)).toEqual(input);
  });

  test('sends the note as it is, but not a blank one', () => {
    expect(requestSchema.parse({ ...values, note: 'A wedding.\nThank you!' }).note).toBe('A wedding.\nThank you!');
    expect(requestSchema.parse({ ...values, note: ' \n' }).note).toBeUndefined();
    expect(errorsOf({ note: 'x'.repeat(501) })).toEqual({ note: 'Note must be at most 500 characters' });
  });

  test('reports all missing fields at once', () => {
    expect(errorsOf({ startDate: '', endDate: '', hours: '' })).toEqual({
      startDate: 'Start date is required',
      endDate: 'End date is required',
      hours: 'Hours is required',
    });
  });

  test.each(['1', '80', ' 8 '])('accepts %j hours', (hours) => {
    expect(requestSchema.parse({ ...values, hours }).hours).toBe(Number(hours));
  });

  test.each(['0', '81', '-8', '7.5', 'eight', '1e9'])('rejects %j hours', (hours) => {
    expect(errorsOf({ hours })).toEqual({ hours: 'Hours must be a whole number from 1 to 80' });
  });

  test('rejects an end before the start', () => {
    expect(errorsOf({ endDate: '2026-03-03' })).toEqual({ endDate: 'End date must not be before start date' });
    expect(errorsOf({ endDate: '2026-03-04' })).toEqual({});
  });
});
