import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkInterfaces } from '../api/check.mjs';
import { cruise } from '../boundaries/cruise.mjs';
import { staleApplications } from '../build/build.mjs';
import { driftOf, generateAll } from '../codegen/index.mjs';
import { committedFiles } from '../lib/committed-files.mjs';
import { isFrontEnd, root, workspaces } from '../lib/workspaces.mjs';
import { checkProse } from '../prose/prose.mjs';
import { auditDependencies, checkInstallScripts, checkPinnedPackages } from './dependencies.mjs';
import { findFileViolations } from './files.mjs';
import { findBareLabels } from './labels.mjs';
import { checkMigrations } from './migration-rules.mjs';
import { checkBuild, checkCommand } from './run-checks.mjs';
import { checkSchema } from './schema.mjs';
import { findSqlViolations } from './sql.mjs';
import { findUnused } from './unused.mjs';

/**
 * A check resolves to undefined if it passes, or to a note. Otherwise it resolves to the problem and its fix.
 *
 * @typedef {{ name: string, check: () => Promise<string | { note: string } | undefined> }} Check
 */

/** The build comes first because the schema check and the browser tests run its output. @returns {Check[]} */
export const checks = () => [
  { name: 'build', check: () => checkBuild(staleApplications()) },
  ...typeChecks(),
  {
    name: 'lint and format',
    check: () => checkCommand('biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
  },
  { name: 'boundaries', check: boundaries },
  { name: 'files', check: async () => joinViolations(findFileViolations(committedFiles())) },
  { name: 'labels', check: async () => joinViolations(findBareLabels(root, typedWorkspaces().filter(isFrontEnd))) },
  { name: 'raw SQL', check: async () => joinViolations(findSqlViolations(committedFiles())) },
  { name: 'migrations', check: checkMigrations },
  { name: 'install scripts', check: async () => joinViolations(checkInstallScripts()) },
  { name: 'pinned packages', check: async () => joinViolations(checkPinnedPackages()) },
  { name: 'npm audit', check: auditDependencies },
  { name: 'schema drift', check: checkSchema },
  { name: 'codegen drift', check: codegenDrift },
  { name: 'public interfaces', check: () => checkInterfaces() },
  { name: 'unused code', check: unusedCode },
  { name: 'prose', check: prose },
];

/** Outside the workspaces, but what these install is enough to check their types. The test of programs checks the others'. */
const programs = ['bench', 'examples/payroll-sync'];

/**
 * Type-checks each workspace that has a tsconfig.json. Several checkers would take twice the CPU, for the same types.
 *
 * @returns {Check[]}
 */
const typeChecks = () =>
  typedWorkspaces()
    .concat(programs)
    .map((folder) => ({
      name: `types of ${folder}`,
      check: () => checkCommand('tsc', ['-p', folder, '--checkers', '1']),
    }));

const typedWorkspaces = () =>
  workspaces()
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));

async function boundaries() {
  const violations = await cruise();
  return joinViolations(
    violations.map(({ rule, from, to, reason }) => `${from} imports ${to} (${rule}).\n  ${reason}`),
  );
}

/** Files, dependencies, exports and types that nothing uses. */
async function unusedCode() {
  const unused = await findUnused(root);
  const lines = unused.map(({ file, line, kind, name }) => `${file}${line ? `:${line}` : ''} ${name} (${kind})`);
  return joinViolations(lines.length > 0 ? [...lines, 'Remove what nothing uses, or only the keyword `export`.'] : []);
}

async function prose() {
  const findings = await checkProse();
  return joinViolations(findings.map(({ file, line, message }) => `${file}:${line} ${message}`));
}

async function codegenDrift() {
  const drift = driftOf(await generateAll());
  return drift.length > 0 ? `Out of date: ${drift.join(', ')}. Run \`npm run codegen\`.` : undefined;
}

const joinViolations = (/** @type {string[]} */ violations) =>
  violations.length > 0 ? violations.join('\n') : undefined;
