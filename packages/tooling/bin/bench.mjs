import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run bench`: runs every case of every `<package>/bench/*.bench.ts` and reports ratios to a named case of the same
 * run. Seconds depend on the machine; a ratio depends on the code.
 */
requireNode();
const { benchFiles, measure, table } = await import('../bench/bench.mjs');

const files = benchFiles();
if (files.length === 0) console.log('There is no <package>/bench/*.bench.ts to measure.');
for (const file of files) console.log(table(file, await measure(file)));
