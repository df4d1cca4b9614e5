import { requireNode } from '../lib/node-version.mjs';

/** `npm run deploy:check`: checks that `docker compose up` would work, on a machine without a container engine. `-- --keep`
 * leaves the image and the data in a temporary folder. */
requireNode();
const { checkDeployment } = await import('../containers/deploy-check.mjs');
const counts = { passed: 0, failed: 0 };
await checkDeployment(
  ({ name, problem, seconds }) => {
    counts[problem === undefined ? 'passed' : 'failed'] += 1;
    console.log(`${problem === undefined ? 'pass' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`);
    if (problem !== undefined) console.log(problem.replaceAll(/^/gm, '      '));
  },
  { keep: process.argv.includes('--keep') },
);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
