import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from '../boundaries/cruise.mjs';
import { build, staleApplications } from '../build/build.mjs';
import { driftOf, generateAll } from '../codegen/index.mjs';
import { run } from '../lib/run.mjs';
import { workspaces } from '../lib/workspaces.mjs';
import { committedFiles, complaintsAboutFiles } from './files.mjs';
import { committedSchema, compareSchemas, emittedSchema } from './schema.mjs';

/**
 * A gate: nothing where all is well, otherwise what is wrong and what to do.
 *
 * @typedef {{ name: string, check: () => Promise<string | undefined> }} Gate
 */

/** The build comes first: the schema gate and the browser tests run what it makes. @returns {Gate[]} */
export const gates = () => [
  { name: 'build', check: buildEverything },
  ...typeGates(),
  {
    name: 'lint and format',
    check: () => complaintOf('biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
  },
  { name: 'boundaries', check: boundaries },
  { name: 'files', check: async () => joined(complaintsAboutFiles(committedFiles())) },
  { name: 'schema drift', check: async () => compareSchemas(committedSchema(), await emittedSchema()) },
  { name: 'codegen drift', check: codegenDrift },
];

/** TypeScript, strict, once for each project. @returns {Gate[]} */
const typeGates = () =>
  workspaces()
    .filter(({ directory }) => existsSync(path.join(directory, 'tsconfig.json')))
    .map(({ folder }) => ({ name: `types of ${folder}`, check: () => complaintOf('tsc', ['-p', folder]) }));

async function buildEverything() {
  /** @type {string[]} */
  const said = [];
  return (await build(staleApplications(), (line) => said.push(line))) ? undefined : said.join('\n');
}

async function boundaries() {
  const { violations } = await cruise();
  return joined(violations.map(({ rule, from, to, reason }) => `${from} imports ${to} (${rule}).\n  ${reason}`));
}

async function codegenDrift() {
  const drift = driftOf(await generateAll());
  return drift.length > 0 ? `Not as \`npm run codegen\` writes it: ${drift.join(', ')}` : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function complaintOf(command, args) {
  const { code, output } = await run(command, args);
  return code === 0 ? undefined : output.trim() || `It ended with code ${code}.`;
}

const joined = (/** @type {string[]} */ complaints) => (complaints.length > 0 ? complaints.join('\n') : undefined);
