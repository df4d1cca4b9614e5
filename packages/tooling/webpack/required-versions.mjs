import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import semver from 'semver';
import { versionOf } from '../api/declarations.mjs';
import { shareable } from './sharing.mjs';

/**
 * @typedef {object} ModulePackage
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {{ requires?: Record<string, string> }} [timetrack] ranges that the team sets itself: a property of a
 *   component that the last release lacked, for example, cannot be found by its name
 */

/**
 * The ranges of our own shared packages that a module works with: `{"@timetrack/ui": "^1.1.0"}`. The shell refuses a
 * module outside them.
 *
 * A range begins with the last release of the package if that has everything that the module imports, so that the module
 * also works in the shell of that release. Otherwise it begins with the version that the module is built with.
 *
 * @param {string} folder of the module
 * @param {ModulePackage} packageJson
 * @returns {Record<string, string>}
 */
export function requiredVersions(folder, packageJson) {
  const declared = { ...packageJson.dependencies, ...packageJson.peerDependencies };
  const names = [...new Set(shareable.map((library) => library.package))].filter((name) =>
    name.startsWith('@timetrack/'),
  );
  const imports = importsIn(folder);
  const ranges = names.flatMap((name) => {
    const version = declared[name];
    if (!version) return [];
    return [[name, semver.valid(version) ? `^${lowestVersion(folder, name, version, imports)}` : version]];
  });
  return { ...Object.fromEntries(ranges), ...packageJson.timetrack?.requires };
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 * @param {Map<string, Set<string>>} imports
 */
function lowestVersion(folder, name, version, imports) {
  const report = releasedReport(folder, name);
  if (!report) return version;
  const released = versionOf(report);
  if (semver.major(released) !== semver.major(version) || semver.gt(released, version)) return version;
  const exportsOf = readExports(report);
  const requests = shareable.filter((library) => library.package === name).map(({ request }) => request);
  const hasAll = requests.every((request) => {
    const exported = exportsOf(request);
    return [...(imports.get(request) ?? [])].every((one) => exported.has(one));
  });
  return hasAll ? released : version;
}

/** The interface that a package had in its last release. @param {string} folder @param {string} name */
function releasedReport(folder, name) {
  const require = createRequire(path.join(folder, 'package.json'));
  try {
    const [top = ''] = require.resolve(name).split(/[\\/]src[\\/]/);
    const file = path.join(top, 'api/released.d.ts');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  } catch {
    // The package is not installed, and the build reports that.
    return undefined;
  }
}

/**
 * What the code of a module imports from each package, without types.
 *
 * @param {string} folder
 * @returns {Map<string, Set<string>>} the names by the request; `*` for everything
 */
function importsIn(folder) {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.test\.|[\\/]testing[\\/]/.test(file),
  );
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const file of files) {
    const { module } = parseSync(file, readFileSync(path.join(folder, file), 'utf8'));
    for (const { moduleRequest, entries } of module.staticImports) {
      const names = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*');
      const known = imports.get(moduleRequest.value) ?? new Set();
      imports.set(moduleRequest.value, new Set([...known, ...names]));
    }
  }
  return imports;
}

/** @typedef {any} Node of the syntax tree */

/**
 * The names that each ambient module in a report exports.
 *
 * @param {string} report
 * @returns {(module: string) => Set<string>}
 */
function readExports(report) {
  const { program, errors } = parseSync('report.d.ts', report);
  if (errors.length > 0) throw new Error(`A report is malformed: ${errors[0]?.message}`);
  /** @type {Map<string, Node[]>} */
  const modules = new Map(
    /** @type {Node[]} */ (program.body)
      .filter(({ type }) => type === 'TSModuleDeclaration')
      .map(({ id, body }) => [id.value, body.body]),
  );
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  const exportsOf = (/** @type {string} */ module) => {
    const found = known.get(module) ?? new Set();
    if (known.has(module)) return found;
    known.set(module, found);
    for (const node of modules.get(module) ?? []) {
      const names = node.type === 'ExportAllDeclaration' ? exportsOf(node.source.value) : namesOf(node);
      for (const name of names) found.add(name);
    }
    return found;
  };
  return exportsOf;
}

/** @param {Node} node a statement of a module @returns {string[]} */
function namesOf({ type, declaration, specifiers }) {
  if (type !== 'ExportNamedDeclaration') return [];
  const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  return [
    ...declared.flatMap((/** @type {Node} */ one) => one?.id?.name ?? []),
    ...specifiers.map((/** @type {Node} */ { exported }) => exported.name),
  ];
}

/**
 * A webpack loader that adds the ranges to what a module exposes, for shells whose page does not contain the manifest.
 *
 * @this {Pick<import('webpack').LoaderContext<{ requires: Record<string, string> }>, 'getOptions'>}
 * @param {string} source
 */
// biome-ignore lint/style/noDefaultExport: webpack expects a loader as the default export
export default function exportRanges(source) {
  return `${source}\nexport const requires = ${JSON.stringify(this.getOptions().requires)};\n`;
}

/** The rule that applies the loader. @param {string} entry @param {Record<string, string>} requires */
export const exportedRanges = (entry, requires) => ({
  test: entry,
  enforce: /** @type {const} */ ('pre'),
  loader: import.meta.filename,
  options: { requires },
});
