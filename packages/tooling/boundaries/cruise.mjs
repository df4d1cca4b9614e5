import { root } from '../lib/workspaces.mjs';
import { readGraph } from './graph.mjs';
import { rules } from './rules.mjs';

/**
 * @typedef {{ rule: string, from: string, to: string, reason: string }} Violation
 */

/**
 * Finds every import that breaks a boundary.
 *
 * @param {{ baseDir?: string }} [options] another folder that is laid out like the repository
 * @returns {Promise<{ files: number, violations: Violation[] }>}
 */
export async function cruise({ baseDir = root } = {}) {
  const { modules, summary } = await readGraph(baseDir, rules);
  const reasons = new Map(rules.map((rule) => [rule.name, rule.comment]));
  const violations = summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    reason: reasons.get(rule.name) ?? '',
  }));
  return { files: modules.filter(({ source }) => !source.includes('node_modules/')).length, violations };
}
