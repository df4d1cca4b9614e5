import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/workspaces.mjs';

/**
 * What `npm run bench -- --write` noted about one commit, newest first in bench/results.json.
 *
 * @typedef {{ median: number, min: number, max: number }} Spread
 * @typedef {{ name: string, title: string, toLimit: Spread | null }} Result
 * @typedef {{ commit: string, results: Result[] }} Run
 */

/**
 * Compares the last two measured commits. A case became slower beyond the noise if its median is below the slowest round
 * of the older commit, and the older median is above the fastest round of the newer one.
 *
 * @param {Run[]} runs
 * @returns {string[]} one sentence for each such case
 */
export function findSlowdowns([newer, older]) {
  if (!newer || !older) return [];
  return newer.results.flatMap(({ name, title, toLimit: now }) => {
    const then = older.results.find((result) => result.name === name)?.toLimit;
    if (!then || !now || now.median >= then.min || then.median <= now.max) return [];
    const ratios = `${then.median.toFixed(2)} of the limit at ${older.commit}, ${now.median.toFixed(2)} at ${newer.commit}`;
    return [`${title}: ${ratios}.`];
  });
}

/** A note about what became slower; it never fails, because a busy machine can slow down one side only. */
export async function compareBenchmarks(file = path.join(root, 'bench/results.json')) {
  if (!existsSync(file)) return undefined;
  const slowdowns = findSlowdowns(JSON.parse(readFileSync(file, 'utf8')));
  return slowdowns.length > 0 ? { note: `slower than before: ${slowdowns.join(' ')}` } : undefined;
}
