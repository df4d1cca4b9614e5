import { requireNode } from '../lib/node-version.mjs';

/** `npm run deploy:check`: starts docker-compose.yml with Docker Compose, uses the product, and removes everything again. */
requireNode();
const { checkDeployment } = await import('../containers/deploy-check.mjs');
const counts = { passed: 0, failed: 0 };
await checkDeployment(({ name, problem, seconds }) => {
  counts[problem === undefined ? 'passed' : 'failed'] += 1;
  console.log(`${problem === undefined ? 'pass' : 'FAIL'}  ${name} (${seconds.toFixed(1)} s)`);
  if (problem !== undefined) console.log(problem.replaceAll(/^/gm, '      '));
});
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
