import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { cruise } from './cruise.mjs';
import { noCyclesBetweenFolders, rules } from './rules.mjs';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const all = [...rules, noCyclesBetweenFolders];

describe('the boundary rules', () => {
  test.each(all.map(({ name }) => name))('reject the fixture that breaks %s', async (name) => {
    const violations = await cruise({ baseDir: path.join(fixtures, name) });

    expect([...new Set(violations.map(({ rule }) => rule))]).toEqual([name]);
  });

  test('count an import of a type as part of a cycle', async () => {
    const violations = await cruise({ baseDir: path.join(fixtures, 'no-cycles') });

    expect(violations.map(({ from }) => from)).toEqual(expect.arrayContaining(['shell/src/drawing.ts']));
  });

  test('each give a reason of at least a sentence', () => {
    expect(all.filter(({ comment }) => comment.length < 40).map(({ name }) => name)).toEqual([]);
  });

  test('each have a fixture, and each fixture has a rule', () => {
    expect(readdirSync(fixtures).sort()).toEqual(all.map(({ name }) => name).sort());
  });
});
