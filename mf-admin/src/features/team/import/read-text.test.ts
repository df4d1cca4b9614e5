import { expect, test } from '@jest/globals';
import { decode } from './read-text.js';

const name = 'José,Müller';

test.each([
  ['UTF-8', new TextEncoder().encode(name)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${name}`)],
  ['UTF-16 with its mark', new Uint8Array(Buffer.from(`\uFEFF${name}`, 'utf16le'))],
  ['the Western code page', new Uint8Array(Buffer.from(name, 'latin1'))],
])('a file in %s keeps its accents', (_encoding, bytes) => {
  expect(decode(bytes)).toBe(name);
});
