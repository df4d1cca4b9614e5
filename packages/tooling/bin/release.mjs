import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run release`: cuts a release of everything. `-- --yes` does not ask before it commits, and `-- --keep-versions`
 * takes the versions as they are.
 */
requireNode();
const { parseArgs } = await import('node:util');
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { cutRelease } = await import('../releases/cut-release.mjs');

endChildrenOnInterrupt();
const options = /** @type {const} */ ({
  yes: { type: 'boolean', default: false },
  'keep-versions': { type: 'boolean', default: false },
});
try {
  const { values } = parseArgs({ options });
  await cutRelease({ keepsVersions: values['keep-versions'], isConfirmed: values.yes }, console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
