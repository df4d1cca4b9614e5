import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run release`: cuts a release of everything. `-- --keep-versions` takes the versions as they are; all other options
 * are those of `lerna version`, such as `-- --yes`.
 */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { cutRelease } = await import('../releases/cut-release.mjs');

endChildrenOnInterrupt();
const args = process.argv.slice(2);
const keepsVersions = args.includes('--keep-versions');
await cutRelease({ keepsVersions, args: args.filter((arg) => arg !== '--keep-versions') }, console.log).catch(
  (error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
