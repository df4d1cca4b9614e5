import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeCursor, encodeCursor } from '../cursor.js';

const values = fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 4 });

describe('a cursor', () => {
  test('decodes to the values that it was encoded from', () => {
    fc.assert(
      fc.property(values, (made) => expect(decodeCursor(encodeCursor(made), made.length, 'after')).toEqual(made)),
    );
  });

  test('is rejected if it was changed or truncated anywhere', () => {
    const cursor = encodeCursor(['2026-03-08T09:00:00.000Z', '01890a5d-ac96-774b-bcce-b302099a8057']);
    for (let at = 0; at < cursor.length; at += 1) {
      const changed = `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
      expect(() => decodeCursor(changed, 2, 'after')).toThrow('cursor');
      expect(() => decodeCursor(cursor.slice(0, at), 2, 'after')).toThrow('cursor');
    }
  });

  test('is rejected with the name of the field if it is from another list', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => decodeCursor(text, 2, 'before')).toThrow()));
    const ofAnotherList = encodeCursor(['2026-03-08T09:00:00.000Z']);
    expect(() => decodeCursor(ofAnotherList, 2, 'before')).toThrow(
      expect.objectContaining({ kind: 'invalid', fields: { before: expect.any(String) } }),
    );
  });

  test('keeps the form of the cursors that clients hold', () => {
    const values = ['2026-03-08T09:00:00.000Z', '01890a5d-ac96-774b-bcce-b302099a8057'];
    const held = '7bfYqqtBWyIyMDI2LTAzLTA4VDA5OjAwOjAwLjAwMFoiLCIwMTg5MGE1ZC1hYzk2LTc3NGItYmNjZS1iMzAyMDk5YTgwNTciXQ';
    expect(encodeCursor(values)).toBe(held);
    expect(decodeCursor(held, 2, 'after')).toEqual(values);
  });
});
