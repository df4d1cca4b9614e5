import path from 'node:path';

/**
 * How files and folders depend on each other.
 *
 * @typedef {{ from: string, to: string }} Import one file imports another
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
 * One import for each step of each cycle of sibling folders, including longer ones: scheduling → time-off → payroll →
 * scheduling.
 *
 * @param {Import[]} imports
 * @returns {Import[]}
 */
export function importsInCycles(imports) {
  /** @type {Map<string, Map<string, Import>>} */
  const targets = new Map();
  for (const edge of imports) {
    const [one, other] = siblingsOf(edge) ?? [];
    if (one && other) targets.set(one, (targets.get(one) ?? new Map()).set(other, edge));
  }
  const leadsTo = (/** @type {string} */ start, /** @type {string} */ end) => {
    const reached = new Set([start]);
    for (const folder of reached) for (const next of targets.get(folder)?.keys() ?? []) reached.add(next);
    return reached.has(end);
  };
  return [...targets].flatMap(([one, steps]) =>
    [...steps].flatMap(([other, edge]) => (leadsTo(other, one) ? [edge] : [])),
  );
}
