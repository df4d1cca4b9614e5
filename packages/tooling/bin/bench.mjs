import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run bench`: every case of every `<package>/bench/*.bench.ts`, as ratios to a named case of the same run. Seconds
 * tell of the machine; a ratio tells of the code.
 */
requireNode();
const { benchFiles, measure, table } = await import('../bench/bench.mjs');

const files = benchFiles();
if (files.length === 0) console.log('There is nothing to measure: no <package>/bench/*.bench.ts');
for (const file of files) console.log(table(file, await measure(file)));
