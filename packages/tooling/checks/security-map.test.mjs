import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** The requirements of level 1 of OWASP ASVS 5.0.0. */
const levelOne = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2
  3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1
  6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3
  10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`
  .trim()
  .split(/\s+/);

/** @typedef {{ id: string, level: string, status: string, where: string, shownBy: string }} Row */

/** @type {Row[]} */
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (?:[^|]+) \| ([^|]+) \| ([^|]*) \| ([^|]*) \|$/gm),
].map(([, id = '', level = '', status = '', where = '', shownBy = '']) => ({ id, level, status, where, shownBy }));

const filesIn = (/** @type {string} */ cell) =>
  [...cell.matchAll(/`((?:gateway|shell|mf-[a-z]+|packages|docs)\/[^`]+)`/g)].map(([, file = '']) => file);

describe('the map of security requirements', () => {
  test('has each requirement of level 1 once', () => {
    expect(levelOne).toHaveLength(70);
    expect(rows.filter(({ level }) => level === '1').map(({ id }) => id)).toEqual(levelOne);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('names only files that exist', () => {
    expect(filesIn(text).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('names a test as evidence, never a file without tests', () => {
    const others = rows
      .flatMap(({ shownBy }) => filesIn(shownBy))
      .filter((file) => !/\.(test|e2e)\.(ts|tsx|mjs)$/.test(file));
    expect(others).toEqual([]);
  });

  test('says for each requirement whether it is met, and shows by a test or a document that it is', () => {
    const unclear = rows.filter(
      ({ status, where, shownBy }) =>
        !['met', 'partly', 'not met', 'does not apply'].includes(status) ||
        where.trim() === '' ||
        (status === 'met' && shownBy.trim() === '' && !/\]\(#/.test(where)),
    );
    expect(unclear).toEqual([]);
  });

  test('repeats at the top what is not met or only partly', () => {
    const listed = [...text.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\*/gm)].map(([, id]) => id);
    const open = (/** @type {string} */ status) => rows.filter((row) => row.status === status).map(({ id }) => id);
    expect(listed).toEqual([...open('not met'), ...open('partly')]);
  });
});
