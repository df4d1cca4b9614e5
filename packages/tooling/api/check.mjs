import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from '../lib/workspaces.mjs';
import { currentInterfaces, readReport, reportFile, sharedPackages, versionOf } from './declarations.mjs';

/** @typedef {import('./declarations.mjs').Interface} Interface */

/**
 * Compares the interfaces of the shared packages with their reports and with the last release. Whether a change breaks
 * modules is for a person to decide, with the report; the compiler of a module decides about that module.
 *
 * @param {Interface[]} [interfaces]
 * @param {string} [top]
 * @returns {Promise<string | undefined>} the problems and how to correct them
 */
export async function checkInterfaces(interfaces, top = root) {
  const all = interfaces ?? (await currentInterfaces(top));
  const problems = all.flatMap((one) => [...driftOf(one, top), ...versionProblems(one, top)]);
  return problems.length > 0 ? problems.join('\n') : undefined;
}

/** @param {Interface} one @param {string} top */
const driftOf = ({ folder, text }, top) =>
  readReport(folder, 'current', top) === text
    ? []
    : [`The report of ${folder} is out of date. Run \`npm run api\`, and review what changed.`];

/** @param {Interface} one @param {string} top @returns {string[]} */
function versionProblems({ folder, version, text, openTypes }, top) {
  const released = readReport(folder, 'released', top);
  if (released === undefined || essentialsOf(text, openTypes) === essentialsOf(released, openTypes)) return [];
  const before = versionOf(released);
  const [minor, major] = [semver.inc(before, 'minor') ?? before, semver.inc(before, 'major')];
  if (semver.gte(version, minor)) return [];
  return [
    `${folder} ${version} has another interface than the release ${before}.`,
    `  Set the version ${minor} in ${folder}/package.json, or ${major} if modules that were built for ${before} would break.`,
    '  Set it in the workspaces that depend on it as well.',
  ];
}

/**
 * What needs a new version when it changes. A new member of an open union does not: abilities come from the gateway, and
 * every shell draws some icon.
 *
 * @param {string} report
 * @param {Interface['openTypes']} openTypes
 */
const essentialsOf = (report, openTypes) =>
  report
    .split('\n')
    .slice(1)
    .filter((line) => !openTypes.has(/^ {2}export type (\w+) = /.exec(line)?.[1] ?? ''))
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
