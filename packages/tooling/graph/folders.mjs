import path from 'node:path';

/**
 * How files and folders depend on each other.
 *
 * @typedef {{ from: string, to: string, typeOnly: boolean }} Import one file imports another
 */

const folderOf = (/** @type {string} */ file) => path.posix.dirname(file);

/**
 * The two folders of one level that an import connects: the first folders in which the two paths differ. A file
 * directly in the common folder belongs to no folder of that level.
 *
 * @param {Import} edge
 * @returns {[string, string] | undefined}
 */
export function siblingsOf({ from, to }) {
  const one = folderOf(from).split('/');
  const other = folderOf(to).split('/');
  const depth = one.findIndex((name, index) => name !== other[index]);
  if (depth === -1 || depth >= other.length) return undefined;
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}

/**
 * Cycles of sibling folders, including longer ones: scheduling → time-off → payroll → scheduling.
 *
 * @param {Import[]} imports
 * @returns {string[][]}
 */
export function folderCycles(imports) {
  return cycles(
    imports.flatMap((edge) => {
      const folders = siblingsOf(edge);
      return folders ? [folders] : [];
    }),
  );
}

/**
 * The strongly connected components with more than one member (Tarjan).
 *
 * @param {[string, string][]} edges
 * @returns {string[][]}
 */
function cycles(edges) {
  /** @type {Map<string, Set<string>>} */
  const targets = new Map();
  for (const [from, to] of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const visited = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const found = [];

  const visit = (/** @type {string} */ node) => {
    const state = { index: visited.size, low: visited.size, open: true };
    visited.set(node, state);
    open.push(node);
    for (const target of targets.get(node) ?? []) {
      const visitedNode = visited.get(target) ?? visit(target);
      if (visitedNode.open) state.low = Math.min(state.low, visitedNode.low);
    }
    if (state.low === state.index) {
      const cycle = open.splice(open.indexOf(node));
      for (const name of cycle) /** @type {{ open: boolean }} */ (visited.get(name)).open = false;
      if (cycle.length > 1) found.push(cycle.sort());
    }
    return state;
  };
  for (const node of targets.keys()) if (!visited.has(node)) visit(node);
  return found.sort();
}
