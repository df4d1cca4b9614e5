import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm test` runs every check and the tests, without those that take long. A failure does not stop the run. `npm run check`
 * (`--checks`) runs only the checks.
 */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { report } = await import('../checks/run-checks.mjs');
const { runChecks, runChecksAndTests } = await import('../checks/suites.mjs');

endChildrenOnInterrupt();
report(await (process.argv.includes('--checks') ? runChecks() : runChecksAndTests()));
