import { requireNode } from '../lib/node-version.mjs';

/** `npm run test:slow`: the tests that take long and test what rarely changes, and property tests with new seeds. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { report } = await import('../checks/run-checks.mjs');
const { runSlowTests } = await import('../checks/suites.mjs');

endChildrenOnInterrupt();
report(await runSlowTests());
