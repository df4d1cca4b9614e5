import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run test:busy`: every check and every test while two other processes each use a core. A test that fails only here
 * depends on the speed of the machine.
 */
requireNode();
const { spawn } = await import('node:child_process');
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { report } = await import('../checks/run-checks.mjs');
const { runChecksAndTests, runSlowTests } = await import('../checks/suites.mjs');

endChildrenOnInterrupt();
const busyLoops = Array.from({ length: 2 }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
process.once('exit', () => {
  for (const loop of busyLoops) loop.kill('SIGKILL');
});
report([...(await runChecksAndTests()), ...(await runSlowTests())]);
process.exit();
