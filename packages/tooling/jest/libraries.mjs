import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../lib/workspaces.mjs';
import { webRoots } from './projects.mjs';

/** React looks for `setImmediate` through its own `module`, which a bundle does not have. */
const loadedByJest = [/^react(-dom)?(\/|$)/, /^scheduler$/, /^@jest\/globals$/];

/** Not for jsdom: workspaces are sources, stubs take the place of the next two, and the others drive or fill a browser. */
const notForTests = [
  ...[/^@timetrack\//, /^@testing-library\/react$/, /^fast-check$/, /^@playwright\//],
  ...[/^@module-federation\//, /^@graphql-typed-document-node\//],
];

const importOfPackage = /(?:from|import|import\(|require\()\s*'([^.'\s][^'\s]*)'/g;

/**
 * Bundles the libraries that web tests import, once for each version of them. Each test file has modules of its own
 *, and loading 1,500 small files for each took a quarter of the time of these tests. The resolver finds the result
 * through the environment.
 */
export async function bundleLibraries() {
  const imported = packagesIn(sourcesOfTests());
  const folder = path.join(root, '.cache/test-libraries', versionOf(imported));
  if (!existsSync(folder)) await bundle(imported, folder);
  process.env.TEST_LIBRARIES = folder;
}

function sourcesOfTests() {
  const sources = webRoots().flatMap((cwd) =>
    globSync('src/**/*.{ts,tsx}', { cwd }).map((file) => path.join(cwd, file)),
  );
  return [
    ...sources,
    ...globSync('stubs/*.cjs', { cwd: import.meta.dirname }).map((file) => path.join(import.meta.dirname, file)),
  ];
}

/** @param {readonly string[]} files @returns {string[]} as they are imported: `msw/node` */
export function packagesIn(files) {
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importOfPackage)].map(([, name = '']) => name),
  );
  const left = [...loadedByJest, ...notForTests];
  return [...new Set(names)].filter((name) => !isBuiltin(name) && !left.some((pattern) => pattern.test(name))).sort();
}

/** @param {readonly string[]} imported */
function versionOf(imported) {
  const parts = [
    readFileSync(path.join(root, 'package-lock.json')),
    readFileSync(import.meta.filename),
    imported.join(),
  ];
  return parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Writes to another folder first, because two runs may start at the same time.
 *
 * @param {readonly string[]} imported
 * @param {string} folder
 */
async function bundle(imported, folder) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const libraries = await rolldown({
    cwd: root,
    input: Object.fromEntries(imported.map((name) => [fileOf(name), name])),
    external: loadedByJest,
    platform: 'node',
    // As jest resolves them: one copy of a package that exists as a CommonJS and as an ES module.
    resolve: { conditionNames: ['require', 'default'], mainFields: ['main', 'module'] },
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    // A package that others import as well keeps its own exports.
    preserveEntrySignatures: 'strict',
    logLevel: 'silent',
  });
  await libraries.write({
    dir: draft,
    format: 'cjs',
    exports: 'auto',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  await libraries.close();
  // msw reads the parser of HTTP next to its own code.
  cpSync(path.join(root, 'node_modules/@mswjs/interceptors/lib/node/llhttp'), path.join(draft, 'llhttp'), {
    recursive: true,
  });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

const fileOf = (/** @type {string} */ name) => name.replaceAll('/', '~');
