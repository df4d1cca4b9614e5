import { describe, expect, test } from '@jest/globals';
import { escapeFormula, toCsvCell } from './csv.js';

/** The cells that a reader sees who takes one of the characters for the separator and does not know quotes. */
const cellsOf = (text: string) => [',', ';', '|', '\t', '\r', '\n'].flatMap((each) => text.split(each));

describe('a text in a file', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@sum',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    ' =1',
    '\u200b=1',
    '\ufeff@sum',
    '\u00a0-1',
    '"=1',
    '" "@a',
  ])('is not a formula, at the start or after any separator: %j', (formula) => {
    for (const before of ['', 'Roof;', 'Roof,', 'a|', 'a\t', 'a\r', 'a\n', 'a\r\n', ';', ';;', '\t', '\r\n']) {
      for (const cell of cellsOf(escapeFormula(before + formula))) {
        expect(cell).not.toMatch(/^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u);
      }
    }
  });

  test.each(['\tx', '\rx', '\nx'])('does not start with a control character: %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  test.each([
    'Ada Marsh',
    'a-b',
    'a=b',
    "O'Brien",
    '1 - 2',
    'Zoë (east); second',
    '2026-11-09',
    '',
    'ada+clock@example.com',
  ])('stays as it is when nobody would run it: %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['Roof;=cmd()', `"Roof;'=cmd()"`],
  ])('is a cell: %j', (text, cell) => {
    expect(toCsvCell(text)).toBe(cell);
  });
});
