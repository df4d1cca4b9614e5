import { expect, test } from '@jest/globals';
import { decode } from './ImportSource.js';

const name = 'José,Müller';

test.each([
  ['UTF-8', new TextEncoder().encode(name)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${name}`)],
  ['UTF-16 with a byte order mark', new Uint8Array(Buffer.from(`\uFEFF${name}`, 'utf16le'))],
  ['Windows-1252', new Uint8Array(Buffer.from(name, 'latin1'))],
])('decode keeps the accents of a file in %s', (_encoding, bytes) => {
  expect(decode(bytes)).toBe(name);
});
