import { directPairs, fileCycles, folderCycles, isNested, siblingPairs } from '../graph/folders.mjs';
import { localImports, readGraph } from '../graph/imports.mjs';
import { isTest, lineCount, readSources } from '../graph/sources.mjs';
import { installation } from './installation.mjs';
import { distribution, duplicatedLines, functionLengths, testCount } from './sizes.mjs';
import { unusedExports } from './unused.mjs';

/** @typedef {Record<string, number>} Figures */
/** @typedef {import('../graph/folders.mjs').Pair} Pair */

/**
 * Measures the repository.
 *
 * @param {string} top
 * @returns {Promise<{ figures: Figures, siblings: Pair[], nested: Pair[], cycles: string[][] }>}
 */
export async function measure(top) {
  const sources = readSources(top);
  const imports = localImports(await readGraph(top));
  const production = imports.filter(({ from, to }) => !(isTest(from) || isTest(to)));
  const siblings = siblingPairs(production);
  const direct = directPairs(production);
  const byValue = fileCycles(imports.filter(({ typeOnly }) => !typeOnly)).length;
  const cycles = folderCycles(production);
  return {
    figures: {
      ...sizes(sources),
      'files under 15 lines': sources.filter(({ text, isTest }) => !isTest && lineCount(text) < 15).length,
      ...interfaceShare(sources),
      'duplicated lines': duplicatedLines(sources.filter(({ isTest }) => !isTest).map(({ text }) => text)),
      'import cycles of files by value': byValue,
      'import cycles of files, type imports included': fileCycles(imports).length,
      'cycles of folders of one level': cycles.length,
      'two-way folder pairs':
        direct.length + siblings.filter((pair) => !direct.some((one) => isSame(one, pair))).length,
      'two-way folder pairs of one level': siblings.length,
      ...(await unusedExports(top)),
      ...testFigures(sources),
      ...(await installation(top)),
    },
    siblings,
    nested: direct.filter(isNested),
    cycles,
  };
}

const isSame = (/** @type {Pair} */ one, /** @type {Pair} */ other) =>
  one.one === other.one && one.other === other.other;

/** @param {import('../graph/sources.mjs').Source[]} sources @returns {Figures} */
function sizes(sources) {
  /** @type {Figures} */
  const figures = {};
  for (const [kind, isTestKind] of /** @type {const} */ ([
    ['production', false],
    ['test', true],
  ])) {
    const files = sources.filter(({ isTest }) => isTest === isTestKind);
    add(figures, `${kind} files`, 'lines', distribution(files.map(({ text }) => lineCount(text))));
    add(figures, `${kind} functions`, 'lines', distribution(files.flatMap(functionLengths)));
  }
  return figures;
}

/**
 * @param {Figures} figures
 * @param {string} what
 * @param {string} unit
 * @param {import('./sizes.mjs').Distribution} values
 */
function add(figures, what, unit, { count, median, p90, max }) {
  figures[what] = count;
  figures[`${what}: median ${unit}`] = median;
  figures[`${what}: p90 ${unit}`] = p90;
  figures[`${what}: longest`] = max;
}

/**
 * The lines of code of the two APIs, and of the use cases that they call.
 *
 * @param {import('../graph/sources.mjs').Source[]} sources
 */
function interfaceShare(sources) {
  const linesOf = (/** @type {RegExp} */ pattern) =>
    sources.reduce((sum, { name, text }) => sum + (pattern.test(name) ? lineCount(text) : 0), 0);
  return {
    'lines of resolvers and routes': linesOf(/^gateway\/src\/.*\.(resolver|routes)\.ts$/),
    'lines of services': linesOf(/^gateway\/src\/.*\.service\.ts$/),
  };
}

/** @param {import('../graph/sources.mjs').Source[]} sources */
function testFigures(sources) {
  const files = sources.filter(({ name }) => /\.(test|e2e)\.(tsx?|mjs)$/.test(name));
  return {
    'test files that jest or Playwright runs': files.length,
    'calls of test() and it()': files.reduce((sum, { text }) => sum + testCount(text), 0),
  };
}
