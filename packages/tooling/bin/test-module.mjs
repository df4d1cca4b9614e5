import { requireNode } from '../lib/node-version.mjs';

/** `npm run test -w mf-timeclock`: the checks and tests of one module. Like `npm test`, it ends with `N passed, N failed`. */
requireNode();
const { globSync } = await import('node:fs');
const path = await import('node:path');
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { moduleBuild, moduleChecks } = await import('../checks/module-checks.mjs');
const { report, runCheck, runInSequence } = await import('../checks/run-checks.mjs');
const { runJest, runPlaywright } = await import('../checks/runners.mjs');

endChildrenOnInterrupt();
const folder = path.basename(process.cwd());
const hasBrowserTests = globSync('e2e/**/*.e2e.ts').length > 0;

async function buildAndBrowse() {
  const built = await runCheck(moduleBuild(folder, { withProduct: hasBrowserTests }));
  return hasBrowserTests && !built.failed ? [built, await runPlaywright(`${folder}/e2e`)] : [built];
}

// The browser tests wait much, so everything else runs at the same time.
const [browsed, checked, jest] = await Promise.all([
  buildAndBrowse(),
  runInSequence(moduleChecks(folder)),
  runJest([`${folder}/src`]),
]);
report([...checked, jest, ...browsed]);
