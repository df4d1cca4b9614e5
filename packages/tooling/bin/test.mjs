import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm test` runs every check and the tests, without those that take long. A failure does not stop the run.
 * `npm run check` (`--checks`): only the checks.
 * `npm run test:slow` (`--slow`): the tests that take long and test what rarely changes, and property tests with new seeds.
 * `npm run test:busy` (`--busy`): every check and every test while two other processes each use a core. A test that fails
 * only here depends on the speed of the machine.
 * `npm run test:previous-release [-- PATH]` (`--previous-release`): the API tests of the last release on this schema.
 */
requireNode();
const { spawn } = await import('node:child_process');
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { testPreviousRelease } = await import('../checks/previous-release.mjs');
const { report } = await import('../checks/run-checks.mjs');
const { runChecks, runChecksAndTests, runSlowTests } = await import('../checks/suites.mjs');

endChildrenOnInterrupt();
const [suite = '', ...paths] = process.argv.slice(2);

/** @type {Record<string, () => Promise<import('../checks/tally.mjs').Result[]>>} */
const suites = {
  '': runChecksAndTests,
  '--checks': runChecks,
  '--slow': runSlowTests,
  '--busy': runBusy,
  '--previous-release': async () => [await testPreviousRelease(paths)],
};
report(await (suites[suite] ?? runChecksAndTests)());

async function runBusy() {
  const busyLoops = Array.from({ length: 2 }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
  const end = () => {
    for (const loop of busyLoops) loop.kill('SIGKILL');
  };
  process.once('exit', end);
  const results = [...(await runChecksAndTests()), ...(await runSlowTests())];
  end();
  return results;
}
