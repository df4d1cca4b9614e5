import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { cruise as readImports } from 'dependency-cruiser';
import { root } from '../lib/workspaces.mjs';
import { importsInCycles } from './folders.mjs';
import { noCyclesBetweenFolders, rules } from './rules.mjs';

/**
 * @typedef {{ rule: string, from: string, to: string, reason: string }} Violation
 */

/** Test code: test files, and the folders that only tests import. */
const isTest = (/** @type {string} */ name) =>
  /(^|\/)(test|tests|e2e|bench|testing)\/|\.(test|e2e|bench)\.(tsx?|mjs)$/.test(name) ||
  name.startsWith('packages/testing/');

/**
 * Finds every import that breaks a boundary. Test code may be part of a cycle of folders: tests combine features freely.
 *
 * @param {{ baseDir?: string }} [options] another folder that is laid out like the repository
 * @returns {Promise<Violation[]>}
 */
export async function cruise({ baseDir = root } = {}) {
  const { modules, summary } = await readGraph(baseDir);
  const reasons = new Map(rules.map((rule) => [rule.name, rule.comment]));
  const { name, comment } = noCyclesBetweenFolders;
  const production = localImports(modules).filter(({ from, to }) => !(isTest(from) || isTest(to)));
  return [
    ...summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      reason: reasons.get(rule.name) ?? '',
    })),
    ...importsInCycles(production).map((edge) => ({ rule: name, ...edge, reason: comment })),
  ];
}

/**
 * Reads every import of the repository: all source files, without build output and generated files.
 *
 * @param {string} baseDir
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>}
 */
async function readGraph(baseDir) {
  const sources = ['packages', 'gateway', 'shell', 'bench', 'examples', ...globSync('mf-*', { cwd: baseDir })];
  const { output } = await readImports(
    sources.filter((folder) => existsSync(path.join(baseDir, folder))),
    {
      baseDir,
      // TypeScript 7 has no JavaScript API to parse with; swc also reports type-only imports.
      parser: 'swc',
      validate: true,
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

/** The imports between files of the repository itself. @param {import('dependency-cruiser').IModule[]} modules */
const localImports = (modules) =>
  modules
    .filter(({ source }) => !source.includes('node_modules/'))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved, couldNotResolve }) => !(couldNotResolve || resolved.includes('node_modules/')))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );
