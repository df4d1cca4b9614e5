import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JsonBytes } from '../json-bytes.js';

const written = (write: (json: JsonBytes) => void): string => {
  const json = new JsonBytes();
  write(json);
  return json.take().toString();
};

describe('JSON that is written as bytes equals that of JSON.stringify', () => {
  test('for every text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', '\ud800', '\u2028', '\u007f', '€'), maxLength: 300 }),
    );
    fc.assert(fc.property(texts, (text) => expect(written((json) => json.writeText(text))).toBe(JSON.stringify(text))));
  });

  test('for every valid instant', () => {
    fc.assert(
      fc.property(fc.array(fc.date({ noInvalidDate: true })), (instants) =>
        expect(
          written((json) => {
            for (const instant of instants) json.writeInstant(instant);
          }),
        ).toBe(instants.map((instant) => JSON.stringify(instant)).join('')),
      ),
    );
  });

  test('for bytes that are JSON already, few or many', () => {
    const texts = Array.from({ length: 300 }, (_, length) => JSON.stringify('x'.repeat(length)));
    const json = written((json) => {
      for (const text of texts) json.add(Buffer.from(text));
    });
    expect(json).toBe(texts.join(''));
  });

  test('for more text than it has space for at first', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `text ${index} €`);
    const json = written((json) => {
      for (const text of texts) json.writeText(text);
    });
    expect(json).toBe(texts.map((text) => JSON.stringify(text)).join(''));
  });

  test('after it was taken or cleared', () => {
    const json = new JsonBytes();
    json.writeText('first');
    expect(json.take().toString()).toBe('"first"');
    json.writeText('x'.repeat(2_000_000));
    json.clear();
    json.writeText('last');
    expect(json.take().toString()).toBe('"last"');
  });
});
