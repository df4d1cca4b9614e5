import { requireNode } from '../lib/node-version.mjs';

/** `npm run test:previous-release [-- PATH]`: the API tests of the last release on the schema of this version. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { testPreviousRelease } = await import('../releases/previous-release.mjs');
endChildrenOnInterrupt();
process.exitCode = await testPreviousRelease(process.argv.slice(2));
