import { describe, expect, test } from '@jest/globals';
import { interpolate } from './interpolation.mjs';

const variables = { PORT: '8080', EMPTY: '' };

test.each([
  ['no variable', 'no variable'],
  ['a$$b', 'a$b'],
  ['$PORT:3000', '8080:3000'],
  [`\${PORT}`, '8080'],
  [`\${MISSING}`, ''],
  [`\${MISSING:-3000}`, '3000'],
  [`\${EMPTY:-3000}`, '3000'],
  [`\${EMPTY-3000}`, ''],
  [`\${PORT:+, and a port}`, ', and a port'],
  [`\${EMPTY:+not}`, ''],
  [`\${EMPTY+is set}`, 'is set'],
  [`\${URL:-http://localhost:\${PORT:-3000}}/x`, 'http://localhost:8080/x'],
  [`\${PORT:?needed}`, '8080'],
])('substitutes %s', (text, value) => {
  expect(interpolate(text, variables)).toBe(value);
});

describe('a value is refused', () => {
  test.each([
    [`\${KEY:?create one with openssl}`, 'The variable KEY is required: create one with openssl'],
    [`\${EMPTY:?needed}`, 'The variable EMPTY is required: needed'],
    ['costs 5 $', 'has a $ without the name of a variable'],
    [`\${PORT`, 'has a brace that is not closed'],
    [`\${PORT!x}`, 'has an unknown operator after PORT'],
  ])('%s', (text, message) => {
    expect(() => interpolate(text, variables)).toThrow(message);
  });
});
