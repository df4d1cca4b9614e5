import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';

/**
 * Runs TypeScript files as CommonJS.
 *
 * @param {(request: string, from: string) => { exports: object } | { file: string }} resolve what an import means: its
 *   exports, or the file to run for them
 * @returns {(file: string) => any} the exports of a file
 */
export function createRunner(resolve) {
  /** @type {Map<string, object>} */
  const cache = new Map();
  const run = (/** @type {string} */ file) => {
    const cached = cache.get(file);
    if (cached) return cached;
    const module = { exports: {} };
    cache.set(file, module.exports);
    const require = (/** @type {string} */ request) => {
      const found = resolve(request, file);
      if ('exports' in found) return found.exports;
      return found.file.endsWith('.json') ? JSON.parse(readFileSync(found.file, 'utf8')) : run(sourceOf(found.file));
    };
    compileFunction(compile(file), ['require', 'module', 'exports'])(require, module, module.exports);
    return module.exports;
  };
  return run;
}

/** @param {string} file */
const compile = (file) =>
  transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    module: { type: 'commonjs', ignoreDynamic: false },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
    },
  }).code;

/** @param {string} file `x.js` means x.ts or x.tsx */
function sourceOf(file) {
  const candidates = ['.ts', '.tsx'].map((ending) => file.replace(/\.js$/, ending));
  return candidates.find((candidate) => existsSync(candidate)) ?? file;
}

/** The file that an import names, relative to the file that contains it. @param {string} request @param {string} from */
export const fileBeside = (request, from) => path.resolve(path.dirname(from), request);

/** The file of a package's entry. @param {string} request @param {string} from */
export const fileOfPackage = (request, from) => createRequire(from).resolve(request);
