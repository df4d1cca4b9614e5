import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';
import { findCommitViolations } from './commits.mjs';

describe('the check of commit subjects', () => {
  test.each([
    'feat(gateway): reject clock-out before clock-in',
    'fix!: rename a field',
    'docs: say how to restore a backup',
    'refactor(mf-admin)!: move the reports',
    "Merge branch 'main' into reports",
    'Merge pull request #12 from fork/reports',
  ])('accepts %j', (subject) => {
    expect(findCommitViolations([subject])).toEqual([]);
  });

  test.each(['Fix the clock', 'feature: a clock', 'feat:', 'feat(gateway) reject', 'Merged everything', 'wip'])(
    'rejects %j',
    (subject) => {
      expect(findCommitViolations([subject])).toEqual([
        expect.stringContaining(`"${subject}" is not a conventional commit`),
      ]);
    },
  );

  test('rejects a subject over 72 characters', () => {
    const subject = `fix(gateway): ${'a'.repeat(58)}`;
    expect(findCommitViolations([subject])).toEqual([]);
    expect(findCommitViolations([`${subject}a`])).toEqual([expect.stringContaining('longer than 72 characters')]);
  });

  test('accepts each type that the guide lists', () => {
    const guide = readFileSync(path.join(root, 'docs/contributing/code.md'), 'utf8');
    const rows = guide.slice(guide.indexOf('## Commit')).match(/^\| `.*\|/gm) ?? [];
    const types = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([a-z]+!?)`/g)].map(([, type]) => type),
    );
    expect(types.length).toBeGreaterThan(8);
    expect(findCommitViolations(types.map((type) => `${type}: change something`))).toEqual([]);
  });
});
