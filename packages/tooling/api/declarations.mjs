import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

/** The packages that the shell and the modules share at run time. Teams build on them separately. */
export const sharedPackages = ['contracts', 'client', 'ui', 'screens'].map((name) => `packages/${name}`);

/**
 * The public interface of a package, as declarations: a text with one ambient module for each entry point and for each
 * file that the entry points need.
 *
 * @typedef {object} Interface
 * @property {string} folder `packages/ui`
 * @property {string} version
 * @property {string} text
 * @property {Set<string>} openTypes the unions that may grow
 */

/** @param {string} folder @param {string} [top] */
const packageOf = (folder, top = root) =>
  /** @type {{ name: string, version: string, exports: Record<string, string> }} */ (
    JSON.parse(readFileSync(path.join(top, folder, 'package.json'), 'utf8'))
  );

/**
 * The interfaces of the shared packages, from their sources.
 *
 * @param {string} [top]
 * @returns {Promise<Interface[]>}
 */
export async function currentInterfaces(top = root) {
  const emitted = await emitDeclarations(top);
  return sharedPackages.map((folder) => {
    const { name, version, exports } = packageOf(folder, top);
    const entries = entriesOf(exports);
    const files = filesReachedFrom(
      entries.map(({ file }) => path.join(folder, file).replace(/\.tsx?$/, '')),
      emitted,
    ).filter((file) => file.startsWith(`${folder}/`) || !sharedPackages.some((other) => file.startsWith(`${other}/`)));
    const modules = [
      ...entries.map(({ request, file }) => {
        const target = moduleName(path.join(folder, file).replace(/\.tsx?$/, ''));
        return [`declare module '${name}${request}' {`, `  export * from '${target}';`, '}'].join('\n');
      }),
      ...files.map((file) => ambientModule(file, emitted.get(file) ?? '')),
    ];
    const text = [`// ${name} ${version}. Written by \`npm run api\`. Do not edit.`, ...modules, ''].join('\n\n');
    return { folder, version, text, openTypes: openTypesIn(files, top) };
  });
}

/** The entry points with TypeScript. @param {Record<string, string>} exports */
const entriesOf = (exports) =>
  Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([request, file]) => ({ request: request.slice(1), file }));

/**
 * @param {string} top
 * @returns {Promise<Map<string, string>>} the declarations of each source file, by its name without its ending
 */
async function emitDeclarations(top) {
  const cache = path.join(top, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'api-'));
  try {
    const entries = sharedPackages.flatMap((name) => {
      const { name: request, exports } = packageOf(name, top);
      return entriesOf(exports).map((entry) => [`${request}${entry.request}`, path.join(top, name, entry.file)]);
    });
    const assets = path.join(top, 'packages/tooling/types/assets.d.ts');
    const config = {
      extends: path.join(top, 'packages/tooling/tsconfig.web.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        types: [],
        // Through node_modules, the compiler may take a source for that of a library, and write no declarations for it.
        paths: Object.fromEntries(entries.map(([request, file]) => [request, [file]])),
        rootDir: top,
        outDir: path.join(folder, 'out'),
      },
      files: [assets, ...entries.map(([, file]) => file)],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { code, output } = await run('tsc', ['-p', folder]);
    if (code !== 0) throw new Error(`The declarations of the shared packages could not be written:\n${output}`);
    const out = path.join(folder, 'out');
    return new Map(
      globSync('**/*.d.ts', { cwd: out }).map((file) => [
        file
          .split(path.sep)
          .join('/')
          .replace(/\.d\.ts$/, ''),
        readFileSync(path.join(out, file), 'utf8'),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const importedFile = /(?<=from |import\()(['"])(\.[^'"]+)\1/g;

/** @param {string} file @param {string} request */
const resolve = (file, request) => path.posix.join(path.posix.dirname(file), request).replace(/\.(js|tsx?)$/, '');

/**
 * @param {string[]} entries
 * @param {Map<string, string>} emitted
 * @returns {string[]} in alphabetical order
 */
function filesReachedFrom(entries, emitted) {
  const reached = new Set(entries);
  for (const file of reached) {
    const text = emitted.get(file);
    if (text === undefined) throw new Error(`The compiler wrote no declarations for ${file}.`);
    for (const [, , request = ''] of text.matchAll(importedFile)) reached.add(resolve(file, request));
  }
  return [...reached].sort();
}

/** `packages/ui/src/index` becomes `@timetrack/ui/src/index`, which no import of a module can mean. @param {string} file */
const moduleName = (file) => file.replace(/^packages\//, '@timetrack/');

/** @param {string} file @param {string} text its declarations */
function ambientModule(file, text) {
  const body = text
    .replaceAll(importedFile, (_, quote, request) => `${quote}${moduleName(resolve(file, request))}${quote}`)
    .replaceAll(/^(\s*(?:export )?)declare /gm, '$1')
    .replaceAll(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2))
    .trimEnd()
    .replaceAll(/^(?=.)/gm, '  ');
  return `declare module '${moduleName(file)}' {\n${body}\n}`;
}

const openTag = /\/\*\*(?:(?!\*\/)[\s\S])*@open\b(?:(?!\*\/)[\s\S])*\*\/\s*export type (\w+)/g;

/** The unions with the tag `@open` in their comments. They may grow, so readers must accept unknown members. @param {string[]} files @param {string} top */
const openTypesIn = (files, top) =>
  new Set(
    files
      .flatMap((file) => ['.ts', '.tsx'].map((ending) => path.join(top, file + ending)))
      .filter((source) => existsSync(source))
      .flatMap((source) => [...readFileSync(source, 'utf8').matchAll(openTag)].map(([, name = '']) => name)),
  );

/** @param {string} folder @param {'current' | 'released'} which @param {string} [top] */
export const reportFile = (folder, which, top = root) => path.join(top, folder, 'api', `${which}.d.ts`);

/** @param {string} folder @param {'current' | 'released'} which @param {string} [top] @returns {string | undefined} */
export function readReport(folder, which, top = root) {
  const file = reportFile(folder, which, top);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The version that the first line of a report names. @param {string} text */
export const versionOf = (text) => /^\/\/ \S+ (\S+)\./.exec(text)?.[1] ?? '0.0.0';
