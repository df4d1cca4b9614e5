import { describe, expect, test } from '@jest/globals';
import { allowanceSchema, formatAllowance } from './PoliciesCard.js';

describe('a yearly allowance', () => {
  test.each([
    ['80', 80],
    [' 0 ', 0],
    ['', null],
    ['  ', null],
  ])('is read from “%s” as %s', (text, hours) => {
    expect(allowanceSchema.parse(text)).toBe(hours);
  });

  test.each(['7.5', '-8', '1e3', 'many'])('must be a whole number of hours, not “%s”', (text) => {
    expect(allowanceSchema.safeParse(text).error?.issues).toMatchObject([
      { message: 'Yearly allowance must be a whole number of hours' },
    ]);
  });

  test.each([
    [null, 'No yearly allowance'],
    [1, '1h a year'],
    [2080, '2,080h a year'],
  ])('is written, for %s hours, as “%s”', (hours, text) => {
    expect(formatAllowance(hours)).toBe(text);
  });
});
