import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What the skeletons have in common: questions, files and the last steps. */

export const top = path.resolve(import.meta.dirname, '../../..');
const templates = path.join(import.meta.dirname, 'templates');

/** @param {string} folder @param {string} destination @param {object} data */
export function writeFiles(folder, destination, data) {
  return {
    type: 'addMany',
    base: path.join(templates, folder),
    templateFiles: path.join(templates, folder, '**/*.hbs'),
    destination: path.join(top, destination),
    data,
  };
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
 * @param {string} name
 * @param {string} message ends with an example
 * @param {RegExp} pattern
 * @param {(text: string) => string | undefined} findProblem
 */
export function input(name, message, pattern, findProblem) {
  const validate = (/** @type {string} */ text) =>
    pattern.test(text) ? (findProblem(text) ?? true) : `"${text}" is not valid. ${message}.`;
  return { type: 'input', name, message, validate };
}

/** @param {string} name @param {string} message @param {string[]} choices */
export function choice(name, message, choices) {
  // plop would only say that an answer on the command line is invalid.
  const validate = (/** @type {string} */ text) =>
    choices.includes(text) || `"${text}" is not valid. ${message}: ${choices.join(', ')}.`;
  return { type: 'list', name, message, choices, bypass: (/** @type {string} */ text) => text, validate };
}
