import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../lib/workspaces.mjs';

/** @typedef {import('../lib/committed-files.mjs').File} File */

/** What changes and is tested together: a feature, a folder of the platform, a package. Any other file is one by itself. */
const units = [
  /^gateway\/src\/(features|platform|operations)\/[^/]+(?=\/)/,
  /^gateway\/(src|test)\/(?!api\/)[^/]+(?=\/)/,
  /^(shell|mf-[^/]+)\/src\/(features\/)?[^/]+(?=\/)/,
  /^packages\/tooling\/[^/]+(?=\/)/,
  /^(packages|examples|bench)\/[^/]+(?=\/)/,
];

const isTest = (/** @type {string} */ name) => /\.test\.(tsx?|mjs)$/.test(name);
const isSlow = (/** @type {string} */ name) => name.includes('.slow.');
const importedPath = /(?:from|import|import\()\s*'(\.{1,2}\/[^']+|@timetrack\/[^'/]+)/g;

/** @param {string} name */
const unitOf = (name) => units.map((unit) => unit.exec(name)?.[0]).find((unit) => unit) ?? name;

/**
 * The tests of the changed features, and of those that import them. A slow test only runs if it was changed itself.
 *
 * @param {readonly File[]} files of the repository
 * @param {readonly string[]} changed names, also of removed files
 * @returns {string[]} the names of test files
 */
export function findTestsOf(files, changed) {
  const changedUnits = new Set(changed.map(unitOf));
  const concerned = new Set(changedUnits);
  for (const { name, text } of files) {
    if (/\.(tsx?|mjs)$/.test(name) && importsOf(name, text).some((unit) => changedUnits.has(unit)))
      concerned.add(unitOf(name));
  }
  return files
    .map(({ name }) => name)
    .filter((name) => isTest(name) && (changed.includes(name) || (!isSlow(name) && concerned.has(unitOf(name)))));
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {string[]} units
 */
function importsOf(name, text) {
  return [...text.matchAll(importedPath)].map(([, from = '']) =>
    unitOf(from.startsWith('.') ? sourceOf(path.posix.join(path.posix.dirname(name), from)) : packageOf(from)),
  );
}

/** TypeScript names the compiled file. */
const sourceOf = (/** @type {string} */ name) => name.replace(/\.js$/, '.ts');

/** A file of the package, whose unit is the package. */
const packageOf = (/** @type {string} */ name) => `${name.replace('@timetrack/', 'packages/')}/index.ts`;

/** The files that differ from where the branch left main, committed or not. @returns {string[]} */
export function changedFiles() {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root }).toString().split('\n');
  const [branch = 'HEAD'] = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
  const [base = 'HEAD'] = git('merge-base', 'HEAD', branch || 'HEAD');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}
