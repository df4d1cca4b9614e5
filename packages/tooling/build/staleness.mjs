import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Remembers what was built from what. A build is fresh as long as neither its inputs (compared by content) nor its output
 * (compared by size and time) changed. An edited source, an updated library, a development build in the same folder and a
 * deleted file each make it stale.
 *
 * Reading all inputs takes half a second, so one hash of the names, sizes and times of all files tells first whether
 * anything at all may have changed since everything was fresh.
 */

/** @typedef {{ inputs: string, outputs: string }} Stamp */

/**
 * @typedef {object} Buildable
 * @property {string} name
 * @property {string} directory
 * @property {string[]} inputs globs relative to the top folder; `!` excludes
 */

/**
 * @param {{ top: string, memory: string, folders?: string[] }} places the top folder of the repository, the file to
 *   remember builds in, and the folders and files in which anything that builds depend on is
 */
export function buildMemory({ top, memory, folders = [] }) {
  return {
    /** Whether no file changed since `rememberFresh`. */
    isUntouched: () => readMemory(memory)[everything]?.inputs === digestOfTree(top, folders),

    /** Remembers that every build is fresh now. */
    rememberFresh() {
      const stamp = { inputs: digestOfTree(top, folders), outputs: '' };
      writeFileSync(memory, JSON.stringify({ ...readMemory(memory), [everything]: stamp }, null, 2));
    },

    /** @param {Buildable} buildable */
    isStale(buildable) {
      const remembered = readMemory(memory)[buildable.name];
      return !remembered || !isSame(remembered, stampOf(top, buildable));
    },

    /** @param {Buildable} buildable */
    remember(buildable) {
      mkdirSync(path.dirname(memory), { recursive: true });
      writeFileSync(
        memory,
        JSON.stringify({ ...readMemory(memory), [buildable.name]: stampOf(top, buildable) }, null, 2),
      );
    },
  };
}

/** No workspace can have this name. */
const everything = '*';

/**
 * @param {Stamp} one
 * @param {Stamp} other
 */
const isSame = (one, other) => one.inputs === other.inputs && one.outputs === other.outputs;

/**
 * @param {string} memory
 * @returns {Record<string, Stamp>}
 */
function readMemory(memory) {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} top
 * @param {Buildable} buildable
 * @returns {Stamp}
 */
function stampOf(top, { directory, inputs }) {
  const files = globSync(
    inputs.filter((glob) => !glob.startsWith('!')),
    { cwd: top, exclude: inputs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)) },
  );
  return {
    inputs: digest(top, files, (file) => readFileSync(file)),
    outputs: digest(
      top,
      globSync('dist/**', { cwd: directory }).map((name) => path.join(directory, name)),
      sizeAndTimeOf,
    ),
  };
}

/** @param {string} file */
function sizeAndTimeOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/**
 * @param {string} top
 * @param {string[]} names
 */
function digestOfTree(top, names) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ file) => hash.update(`${file}\0${sizeAndTimeOf(file)}\0`);
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isFile()) add(file);
      else if (entry.isDirectory() && entry.name !== 'node_modules') walk(file);
    }
  };
  for (const name of names) {
    const file = path.join(top, name);
    if (statSync(file).isFile()) add(file);
    else walk(file);
  }
  return hash.digest('hex');
}

/**
 * @param {string} top
 * @param {string[]} names
 * @param {(file: string) => string | Buffer} textOf
 */
function digest(top, names, textOf) {
  const hash = createHash('sha256');
  for (const name of [...names].sort()) {
    const file = path.resolve(top, name);
    if (!statSync(file).isFile()) continue;
    hash
      .update(`${path.relative(top, file)}\0`)
      .update(textOf(file))
      .update('\0');
  }
  return hash.digest('hex');
}
