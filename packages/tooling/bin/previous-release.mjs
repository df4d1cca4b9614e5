import { requireNode } from '../lib/node-version.mjs';

/** `npm run test:previous-release [-- PATH]`: the API tests of the last release on the schema of this version. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { report } = await import('../checks/run-checks.mjs');
const { testPreviousRelease } = await import('../checks/previous-release.mjs');
endChildrenOnInterrupt();
report([await testPreviousRelease(process.argv.slice(2))]);
