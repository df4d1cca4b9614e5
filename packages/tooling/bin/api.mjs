import { requireNode } from '../lib/node-version.mjs';

/** `npm run api`: writes the report of each shared package's interface, and compares it with that of the last release. */
requireNode();
const { checkInterfaces, writeReports } = await import('../api/check.mjs');

const files = await writeReports();
console.log(`Wrote ${files.length} reports.`);
const problem = await checkInterfaces();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
