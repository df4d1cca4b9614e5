import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Source
 * @property {string} name relative to the top of the repository
 * @property {string} text
 * @property {boolean} isTest
 */

/** Test code: test files, and the folders that only tests import. */
export const isTest = (/** @type {string} */ name) =>
  /(^|\/)(test|tests|e2e|bench|testing)\/|\.(test|e2e|bench)\.(tsx?|mjs)$/.test(name) ||
  name.startsWith('packages/testing/');

const isSource = (/** @type {string} */ name) =>
  /(?<!\.generated)\.(tsx?|mjs)$/.test(name) &&
  !/(^|\/)(src\/gql|boundaries\/fixtures|prose\/fixtures|new\/templates)\//.test(name);

/**
 * Every hand-written source file that is committed, or that the next `git add` would add.
 *
 * @param {string} top
 * @returns {Source[]}
 */
export function readSources(top) {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: top })
    .toString()
    .split('\0');
  return [...new Set(names)]
    .filter((name) => isSource(name) && existsSync(path.join(top, name)))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(top, name), 'utf8'), isTest: isTest(name) }));
}

/** @param {string} text */
export const lineCount = (text) => text.split('\n').length - 1;
