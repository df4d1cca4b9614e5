import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from '../lib/workspaces.mjs';
import { findBreaks } from './compare.mjs';
import { currentInterfaces, readReport, reportFile, sharedPackages, versionOf } from './declarations.mjs';

/** @typedef {import('./declarations.mjs').Interface} Interface */

/**
 * Compares the interfaces of the shared packages with their reports and with the last release.
 *
 * @param {Interface[]} [interfaces]
 * @param {string} [top]
 * @returns {Promise<string | undefined>} the problems and how to correct them
 */
export async function checkInterfaces(interfaces, top = root) {
  const all = interfaces ?? (await currentInterfaces(top));
  const released = all.flatMap(({ folder }) => readReport(folder, 'released', top) ?? []);
  const usage = Object.assign({}, ...all.map((one) => one.usage));
  const breaks = await findBreaks({ released, current: all.map(({ text }) => text), usage });
  const problems = all.flatMap((one) => [
    ...driftOf(one, top),
    ...versionProblems(one, readReport(one.folder, 'released', top), breaks),
  ]);
  return problems.length > 0 ? problems.join('\n') : undefined;
}

/** @param {Interface} one @param {string} top */
const driftOf = ({ folder, text }, top) =>
  readReport(folder, 'current', top) === text
    ? []
    : [`The report of ${folder} is out of date. Run \`npm run api\`, and review what changed.`];

/**
 * @param {Interface} one
 * @param {string | undefined} released
 * @param {import('./compare.mjs').Break[]} allBreaks
 * @returns {string[]}
 */
function versionProblems({ folder, version, text, usage }, released, allBreaks) {
  if (released === undefined) return [];
  const before = versionOf(released);
  const name = /^\/\/ (\S+)/.exec(text)?.[1] ?? folder;
  const breaks = allBreaks.filter(({ entry }) => entry === name || entry.startsWith(`${name}/`));
  if (breaks.length > 0 && semver.major(version) <= semver.major(before)) {
    return [
      `${name} ${version} breaks modules that were built for ${before}:`,
      ...breaks.map(({ entry, name: exported, message }) => `  ${entry}: ${exported} ${message}`),
      `  Keep the earlier form, or set the version ${semver.inc(before, 'major')} in ${folder}/package.json.`,
    ];
  }
  const hasNewMinor = semver.gte(version, `${semver.inc(before, 'minor')}`);
  if (essentialsOf(text, usage) === essentialsOf(released, usage) || hasNewMinor) return [];
  return [
    `${name} ${version} has another interface than the release ${before}.`,
    `  Set the version ${semver.inc(before, 'minor')} in ${folder}/package.json, and in the workspaces that depend on it.`,
  ];
}

/**
 * What needs a new version when it changes. A new member of an open union does not: abilities come from the gateway, and
 * every shell draws some icon.
 *
 * @param {string} report
 * @param {Interface['usage']} usage
 */
const essentialsOf = (report, usage) =>
  report
    .split('\n')
    .slice(1)
    .filter((line) => usage[/^ {2}export type (\w+) = /.exec(line)?.[1] ?? ''] !== 'open')
    .join('\n');

/** Writes the reports of the current interfaces. @returns {Promise<string[]>} the files */
export async function writeReports() {
  const all = await currentInterfaces();
  return all.map(({ folder, text }) => writeReport(folder, 'current', text));
}

/**
 * Makes the current interfaces those of the last release. Part of each release.
 *
 * @returns {Promise<string[]>} the files that it wrote, relative to the top folder
 */
export async function releaseInterfaces() {
  const current = await writeReports();
  const released = sharedPackages.map((folder) => writeReport(folder, 'released', readReport(folder, 'current') ?? ''));
  return [...current, ...released].map((file) => path.relative(root, file));
}

/** @param {string} folder @param {'current' | 'released'} which @param {string} text */
function writeReport(folder, which, text) {
  const file = reportFile(folder, which);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
