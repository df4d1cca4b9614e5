import { expect, test } from '@jest/globals';
import { check, type FormValues } from './request-form.js';

const values: FormValues = { policyId: 'policy-1', startDate: '2026-03-04', endDate: '2026-03-06', hours: '24' };

test('what is right becomes what is sent', () => {
  const input = { policyId: 'policy-1', startDate: '2026-03-04', endDate: '2026-03-06', hours: 24 };
  expect(check(values)).toEqual({ input });
});

test('everything that is missing is named at once', () => {
  expect(check({ ...values, startDate: '', endDate: '', hours: '' })).toEqual({
    errors: {
      startDate: 'Start date is required',
      endDate: 'End date is required',
      hours: 'Hours is required',
    },
  });
});

test.each(['1', '80', ' 8 '])('%s hours can be asked for', (hours) => {
  expect(check({ ...values, hours })).toHaveProperty('input.hours', Number(hours));
});

test.each(['0', '81', '-8', '7.5', 'eight', '1e9'])('%s hours can not', (hours) => {
  expect(check({ ...values, hours })).toEqual({ errors: { hours: 'Hours must be a whole number from 1 to 80' } });
});

test('the end is not before the start', () => {
  expect(check({ ...values, endDate: '2026-03-03' })).toEqual({
    errors: { endDate: 'End date must not be before start date' },
  });
  expect(check({ ...values, endDate: '2026-03-04' })).toHaveProperty('input');
});
