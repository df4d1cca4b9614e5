import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toInstant } from '../index.js';

describe('an instant of PostgreSQL', () => {
  test('is read like a Date reads it, with or without trailing zeros', () => {
    const instants = fc.date({ min: new Date('0001-01-01Z'), max: new Date('9999-12-31Z'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const iso = instant.toISOString();
        for (const form of [iso.replace('T', ' ').replace('Z', '+00'), iso.replace('Z', '+00:00')]) {
          expect(toInstant(form)).toEqual(instant);
          expect(toInstant(form.replace(/\.?0+\+/, '+'))).toEqual(instant);
        }
      }),
    );
  });

  test.each([
    ['2026-03-08 09:00:00+00', '2026-03-08T09:00:00.000Z'],
    ['2026-03-08 09:00:00.5+00', '2026-03-08T09:00:00.500Z'],
    ['2026-03-08 09:00:00.123456+00', '2026-03-08T09:00:00.123Z'],
    ['2026-03-08T09:00:00.05+00:00', '2026-03-08T09:00:00.050Z'],
    ['0099-03-08 09:00:00+00', '0099-03-08T09:00:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(toInstant(text).toISOString()).toBe(iso);
  });
});
