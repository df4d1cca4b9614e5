import { requireNode } from '../lib/node-version.mjs';

/** `npm run test:changed`: the tests of what differs from main, committed or not, and of the features that import it. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { changedFiles, findTestsOf } = await import('../checks/changed-tests.mjs');
const { report } = await import('../checks/run-checks.mjs');
const { runJest } = await import('../checks/runners.mjs');
const { committedFiles } = await import('../lib/committed-files.mjs');

endChildrenOnInterrupt();
const tests = findTestsOf(committedFiles(), changedFiles());
report(tests.length > 0 ? [await runJest(['--runTestsByPath', ...tests])] : [{ name: 'jest', passed: 0, failed: 0 }]);
