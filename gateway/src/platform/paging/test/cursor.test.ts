import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeCursor, encodeCursor } from '../cursor.js';

const values = fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 4 });

describe('a cursor', () => {
  it('gives back what it was made of', () => {
    fc.assert(
      fc.property(values, (made) => expect(decodeCursor(encodeCursor(made), made.length, 'after')).toEqual(made)),
    );
  });

  it('that was changed or cut anywhere is refused', () => {
    const cursor = encodeCursor(['2026-03-08T09:00:00.000Z', '01890a5d-ac96-774b-bcce-b302099a8057']);
    for (let at = 0; at < cursor.length; at += 1) {
      const changed = `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
      expect(() => decodeCursor(changed, 2, 'after')).toThrow('cursor');
      expect(() => decodeCursor(cursor.slice(0, at), 2, 'after')).toThrow('cursor');
    }
  });

  it('of something else is refused, with the name of the field', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => decodeCursor(text, 2, 'before')).toThrow()));
    const ofAnotherList = encodeCursor(['2026-03-08T09:00:00.000Z']);
    expect(() => decodeCursor(ofAnotherList, 2, 'before')).toThrow(
      expect.objectContaining({ kind: 'invalid', fields: { before: expect.any(String) } }),
    );
  });
});
