import { folderCycles, siblingsOf } from '../graph/folders.mjs';
import { localImports, readGraph } from '../graph/imports.mjs';
import { isTest } from '../graph/sources.mjs';
import { root } from '../lib/workspaces.mjs';
import { noCyclesBetweenFolders, rules } from './rules.mjs';

/**
 * @typedef {{ rule: string, from: string, to: string, reason: string }} Violation
 */

/**
 * Finds every import that breaks a boundary.
 *
 * @param {{ baseDir?: string }} [options] another folder that is laid out like the repository
 * @returns {Promise<Violation[]>}
 */
export async function cruise({ baseDir = root } = {}) {
  const graph = await readGraph(baseDir, rules);
  const reasons = new Map(rules.map((rule) => [rule.name, rule.comment]));
  return [
    ...graph.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      reason: reasons.get(rule.name) ?? '',
    })),
    ...cyclesBetweenFolders(localImports(graph)),
  ];
}

/**
 * Finds one import for each step of each cycle of folders. Test code is left out: tests combine features freely.
 *
 * @param {import('../graph/folders.mjs').Import[]} imports
 * @returns {Violation[]}
 */
function cyclesBetweenFolders(imports) {
  const production = imports.filter(({ from, to }) => !(isTest(from) || isTest(to)));
  return folderCycles(production).flatMap((cycle) => {
    /** @type {Map<string, Violation>} */
    const steps = new Map();
    for (const { from, to } of production) {
      const folders = siblingsOf({ from, to, typeOnly: false });
      if (!folders?.every((folder) => cycle.includes(folder))) continue;
      const { name: rule, comment: reason } = noCyclesBetweenFolders;
      steps.set(folders.join(), { rule, from, to, reason });
    }
    return [...steps.values()];
  });
}
