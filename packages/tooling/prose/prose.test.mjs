import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findingsIn, terms } from './prose.mjs';

const fixture = (/** @type {string} */ name) => ({
  name: `docs/${name}`,
  text: readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8'),
});

const linesOf = (/** @type {{ name: string, text: string }} */ file) =>
  findingsIn(file).map(({ line, message }) => `${line} ${/"(.*?)"/.exec(message)?.[1]}`);

describe('the prose check', () => {
  test('reads a Markdown document without its code', () => {
    expect(linesOf(fixture('dialect.md'))).toEqual(['3 are none', '4 not open any more']);
  });

  test('reads comments, messages and page texts, but not class names', () => {
    expect(linesOf(fixture('Dialect.tsx'))).toEqual([
      '1 Asks',
      '1 doors',
      '1 anew',
      '4 stands',
      '5 is told',
      '5 so many',
      '6 Whoever',
    ]);
  });

  test('reads the names of tests and of their groups', () => {
    expect(linesOf(fixture('dialect.test.ts'))).toEqual(['3 stands', '4 of', '5 is told']);
  });

  test('reads the comments of a style sheet', () => {
    expect(linesOf(fixture('dialect.css'))).toEqual(['1 colour']);
  });
});

describe('the word list', () => {
  const exampleOf = (/** @type {import('./term-rule.mjs').Term} */ { kinds, files }, /** @type {string} */ text) => {
    const folder = files ? files.replaceAll(/[\^$]/g, '') : 'docs/';
    return kinds?.includes('test name')
      ? { name: `${folder}example.test.ts`, text: `test(${JSON.stringify(text)}, run);` }
      : { name: `${folder}example.ts`, text: `// ${text}\n` };
  };

  test.each(terms)('finds its own bad example of $pattern', (term) => {
    expect(findingsIn(exampleOf(term, term.bad ?? '')).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`write ${term.write}`),
    );
  });

  test.each(terms.filter(({ good }) => good))('accepts its own good example of $pattern', (term) => {
    expect(findingsIn(exampleOf(term, term.good ?? ''))).toEqual([]);
  });

  test('says for each term what to write instead', () => {
    expect(terms.filter(({ write, bad }) => !(write && bad)).map(({ pattern }) => pattern)).toEqual([]);
  });
});
