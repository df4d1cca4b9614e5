import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Mustache from 'mustache';

/** What the skeletons have in common: questions, files and the last steps. */

export const top = path.resolve(import.meta.dirname, '../../..');
const templates = path.join(import.meta.dirname, 'templates');

/**
 * Writes the templates of a folder. Their names are templates as well.
 *
 * @param {string} folder
 * @param {string} destination
 * @param {object} data
 */
export function writeFiles(folder, destination, data) {
  const render = (/** @type {string} */ text) => Mustache.render(text, data, {}, { escape: String });
  const base = path.join(templates, folder);
  const names = globSync('**/*.mustache', { cwd: base });
  for (const name of names) {
    const file = path.join(top, destination, render(name.replace(/\.mustache$/, '')));
    if (existsSync(file)) throw new Error(`${path.relative(top, file)} already exists.`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, render(readFileSync(path.join(base, name), 'utf8')));
  }
  return `Wrote ${names.length} files in ${destination}`;
}

/** Formats everything, and sorts the imports. The test of the skeletons skips it, because it takes a few seconds. */
export function format() {
  if (process.env.FORMAT_SKELETONS === '0') return 'Not formatted';
  const biome = path.join(top, 'node_modules/.bin/biome');
  execFileSync(biome, ['check', '--write', '--linter-enabled=false', '.'], { cwd: top, stdio: 'pipe' });
  return 'Formatted';
}

/** Links the new workspace and generates the types of its operations, so that it works immediately. Skipped likewise. */
export function installAndGenerate() {
  if (process.env.FORMAT_SKELETONS === '0') return 'Not installed';
  for (const args of [
    ['install', '--ignore-scripts'],
    ['run', 'codegen'],
  ]) {
    try {
      execFileSync('npm', args, { cwd: top, stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = /** @type {{ stdout?: Buffer, stderr?: Buffer }} */ (error);
      throw new Error(`The files are written, but "npm ${args.join(' ')}" failed:\n${stdout ?? ''}${stderr ?? ''}`, {
        cause: error,
      });
    }
  }
  return 'Linked the workspace and generated the types of its operations';
}

/** @param {string} section @param {string} [command] */
export const nextSteps = (section, command = 'npm run codegen') =>
  `Run \`${command}\`. Then adapt the skeleton: see "${section}" in docs/contributing.`;

/**
 * What a skeleton has to know.
 *
 * @typedef {object} Question
 * @property {string} name
 * @property {(text: string) => string | undefined} findProblem
 */

/**
 * @param {string} name
 * @param {string} message ends with an example
 * @param {RegExp} pattern
 * @param {(text: string) => string | undefined} findProblem
 * @returns {Question}
 */
export const input = (name, message, pattern, findProblem) => ({
  name,
  findProblem: (text) => (pattern.test(text) ? findProblem(text) : `"${text}" is not valid. ${message}.`),
});

/** @param {string} name @param {string} message @param {string[]} choices @returns {Question} */
export const choice = (name, message, choices) => ({
  name,
  findProblem: (text) =>
    choices.includes(text) ? undefined : `"${text}" is not valid. ${message}: ${choices.join(', ')}.`,
});
