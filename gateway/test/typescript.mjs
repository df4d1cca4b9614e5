import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { $schema: _, ...options } = JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8'));
const swcVersion = require('@swc/core/package.json').version;

/** A run of the tests starts the gateway about thirty times, and each start loads several hundred of its files. */
const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/typescript');
mkdirSync(cache, { recursive: true });

/**
 * Lets Node run the gateway's TypeScript as it is, decorators and their metadata included, where jest does not
 * compile it: in jest's global set-up, in benches and in scripts. `node --import ./test/typescript.mjs src/main.ts`
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOwnSource =
      specifier.startsWith('.') && specifier.endsWith('.js') && /\.ts(\?|$)/.test(context.parentURL ?? '');
    return next(isOwnSource ? `${specifier.slice(0, -3)}.ts` : specifier, context);
  },
  load(url, context, next) {
    if (!/\.ts(\?|$)/.test(url) || url.includes('/node_modules/')) return next(url, context);
    return { format: 'module', source: compileOnce(fileURLToPath(url)), shortCircuit: true };
  },
});

/**
 * Compiles a file, or reads what an earlier process compiled from the same text. The first line of a compiled file names
 * the text, so that the cache keeps one version of each file.
 *
 * @param {string} filename
 * @returns {string}
 */
function compileOnce(filename) {
  const source = readFileSync(filename, 'utf8');
  const text = `${digest(JSON.stringify([swcVersion, options, source]))}\n`;
  const compiled = path.join(cache, `${digest(path.relative(root, filename))}.js`);
  const found = readIfExists(compiled);
  if (found?.startsWith(text)) return found.slice(text.length);
  const code = compile(filename, source);
  // Renamed when it is complete, because other processes read the folder at the same time.
  const unfinished = `${compiled}.${process.pid}`;
  writeFileSync(unfinished, text + code);
  renameSync(unfinished, compiled);
  return code;
}

/**
 * @param {string} filename
 * @param {string} source
 * @returns {string}
 */
function compile(filename, source) {
  // Loaded late, because most processes find everything compiled.
  const { transformSync } = require('@swc/core');
  return transformSync(source, { ...options, swcrc: false, filename, sourceMaps: 'inline' }).code;
}

/** @param {string} file */
function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} value */
function digest(value) {
  return createHash('sha256').update(value).digest('hex');
}
