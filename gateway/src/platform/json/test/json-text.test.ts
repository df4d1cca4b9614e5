import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { writeInstant, writeJsonList, writeOnce, writeText } from '../json-text.builder.js';

describe('JSON that is written by hand equals that of JSON.stringify', () => {
  test('for every text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', '\ud800', '\u2028', '€') }),
    );
    fc.assert(fc.property(texts, (text) => expect(writeText(text)).toBe(JSON.stringify(text))));
  });

  test('for every instant', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: false }), (instant) =>
        expect(writeInstant(instant)).toBe(JSON.stringify(instant)),
      ),
    );
  });

  test('for lists, whose repeated objects are written once', () => {
    const [ana, ben] = [{ name: 'Ana' }, { name: 'Ben' }];
    let calls = 0;
    const write = writeOnce((person: { readonly name: string }) => {
      calls += 1;
      return JSON.stringify(person);
    });
    expect(writeJsonList([ana, ben, ana], write)).toBe(JSON.stringify([ana, ben, ana]));
    expect(writeJsonList([], write)).toBe('[]');
    expect(calls).toBe(2);
  });
});
