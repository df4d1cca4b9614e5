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

/** The bytes of Mac OS Roman for some letters. */
const macBytes = new Map(Object.entries({ é: 0x8e, í: 0x92, ö: 0x9a, ë: 0x91, É: 0x83, ñ: 0x96, ó: 0x97, ü: 0x9f }));
const toMac = (text: string) => new Uint8Array([...text].map((each) => macBytes.get(each) ?? each.charCodeAt(0)));

test.each(['García', 'Jörg', 'Zoë', 'Éric', 'José', 'Muñoz', 'López', 'Müller'])(
  'decode marks %s in Mac OS Roman as unreadable',
  (given) => {
    expect(decode(toMac(`Ada,Marsh\r${given},Fox`))).toContain('\uFFFD');
  },
);

test.each([
  ['O’Brien', [0x4f, 0x92, 0x42, 0x72, 0x69, 0x65, 0x6e]],
  ['“Jo” Fox', [0x93, 0x4a, 0x6f, 0x94, 0x20, 0x46, 0x6f, 0x78]],
  ['Uroš', [0x55, 0x72, 0x6f, 0x9a]],
  ['né–Jo', [0x6e, 0xe9, 0x96, 0x4a, 0x6f]],
])('decode reads %s in Windows-1252', (text, bytes) => {
  expect(decode(new Uint8Array(bytes))).toBe(text);
});
