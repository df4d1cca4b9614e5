import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cruise } from './cruise.mjs';
import { rules } from './rules.mjs';

const fixtures = path.join(import.meta.dirname, 'fixtures');

describe('the boundaries', () => {
  it.each(rules.map(({ name }) => name))('%s fires on the fixture that breaks it', async (name) => {
    const { violations } = await cruise({ baseDir: path.join(fixtures, name) });

    expect([...new Set(violations.map(({ rule }) => rule))]).toEqual([name]);
  });

  it('gives every rule a reason of at least a sentence', () => {
    expect(rules.filter(({ comment }) => comment.length < 40).map(({ name }) => name)).toEqual([]);
  });

  it('keeps no fixture of a rule that is gone', () => {
    expect(readdirSync(fixtures).sort()).toEqual(rules.map(({ name }) => name).sort());
  });
});
