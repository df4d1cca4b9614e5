import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise as dependencyCruise } from 'dependency-cruiser';
import { isApplication, root, workspaces } from '../lib/workspaces.mjs';
import { rules } from './rules.mjs';

/** What is read: the sources of everything, never what was built or generated from them. */
const sources = [
  'packages',
  ...workspaces()
    .map(({ folder }) => folder)
    .filter(isApplication),
];

/**
 * @typedef {{ rule: string, from: string, to: string, reason: string }} Violation
 */

/**
 * Every import that breaks a boundary.
 *
 * @param {{ baseDir?: string }} [options] another folder that is laid out like the repository
 * @returns {Promise<{ files: number, violations: Violation[] }>}
 */
export async function cruise({ baseDir = root } = {}) {
  const result = await dependencyCruise(
    sources.filter((folder) => existsSync(path.join(baseDir, folder))),
    {
      baseDir,
      // TypeScript 7 has no JavaScript API to parse with; swc also sees imports of types alone.
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden: rules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['^[^/]+/(dist|coverage)/', '^mf-[^/]+/src/gql/', '^packages/tooling/boundaries/fixtures/'] },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['import', 'node', 'require', 'types', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  const { modules, summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (result.output);
  const reasons = new Map(rules.map((rule) => [rule.name, rule.comment]));
  const violations = summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    reason: reasons.get(rule.name) ?? '',
  }));
  return { files: modules.filter(({ source }) => !source.includes('node_modules/')).length, violations };
}
