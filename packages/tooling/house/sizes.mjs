import { parseSync, Visitor } from 'oxc-parser';
import { lineCount } from '../graph/sources.mjs';

/**
 * @typedef {{ count: number, median: number, p90: number, max: number }} Distribution
 */

/**
 * @param {number[]} values
 * @returns {Distribution}
 */
export function distribution(values) {
  const sortedValues = values.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? 0;
  return { count: sortedValues.length, median: at(0.5), p90: at(0.9), max: sortedValues.at(-1) ?? 0 };
}

/**
 * The lines of every function in a file: declarations, methods, function expressions and arrow functions.
 *
 * @param {import('../graph/sources.mjs').Source} source
 * @returns {number[]}
 */
export function functionLengths({ name, text }) {
  /** @type {number[]} */
  const lengths = [];
  const measure = (/** @type {{ start: number, end: number }} */ { start, end }) =>
    lengths.push(lineCount(text.slice(start, end)) + 1);
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(name, text).program);
  return lengths;
}

/**
 * Counts the calls of `test` and `it`, with a modifier such as `.each` or without.
 *
 * @param {string} text
 */
export const testCount = (text) => [...text.matchAll(/^\s*(?:test|it)(?:\.(?:each|for))?[(`]/gm)].length;

/**
 * Counts the lines that occur a second time within a block of at least `block` equal lines, in this file or another.
 * Blank lines, imports and lone brackets do not count.
 *
 * @param {string[]} texts
 * @param {number} [block]
 */
export function duplicatedLines(texts, block = 8) {
  const seenBlocks = new Set();
  let duplicated = 0;
  for (const text of texts) {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 3 && !/^(import|export \*|\/?\*|\/\/)/.test(line));
    let countedUntil = 0;
    for (let start = 0; start + block <= lines.length; start += 1) {
      const key = lines.slice(start, start + block).join('\n');
      if (seenBlocks.has(key)) {
        duplicated += start + block - Math.max(start, countedUntil);
        countedUntil = start + block;
      }
      seenBlocks.add(key);
    }
  }
  return duplicated;
}
