import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';

/**
 * Reads every import of the repository with dependency-cruiser: all source files, without build output and generated
 * files.
 *
 * @param {string} baseDir the repository, or a folder that is laid out like it
 * @param {import('dependency-cruiser').IForbiddenRuleType[]} [rules]
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>}
 */
export async function readGraph(baseDir, rules = []) {
  const sources = ['packages', 'gateway', 'shell', 'bench', 'examples', ...globSync('mf-*', { cwd: baseDir })];
  const { output } = await cruise(
    sources.filter((folder) => existsSync(path.join(baseDir, folder))),
    {
      baseDir,
      // TypeScript 7 has no JavaScript API to parse with; swc also reports type-only imports.
      parser: 'swc',
      validate: rules.length > 0,
      ruleSet: { forbidden: rules },
      doNotFollow: { path: 'node_modules' },
      exclude: {
        path: [
          '^[^/]+/(dist|coverage)/',
          '^(mf-[^/]+|examples/[^/]+)/src/gql/',
          '^packages/tooling/(boundaries|prose)/fixtures/',
          '^packages/tooling/new/templates/',
          '^packages/[^/]+/api/(current|released)\\.d\\.ts$',
        ],
      },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['import', 'node', 'require', 'types', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  return /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
}

/**
 * The imports between files of the repository itself.
 *
 * @param {import('dependency-cruiser').ICruiseResult} graph
 * @returns {import('./folders.mjs').Import[]}
 */
export function localImports({ modules }) {
  return modules
    .filter(({ source }) => !source.includes('node_modules/'))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved, couldNotResolve }) => !(couldNotResolve || resolved.includes('node_modules/')))
        .map(({ resolved, dependencyTypes }) => ({
          from: source,
          to: resolved,
          typeOnly: dependencyTypes.includes('type-only'),
        })),
    );
}
