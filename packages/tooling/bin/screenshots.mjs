import { requireNode } from '../lib/node-version.mjs';

/** `npm run screenshots`: builds the product if necessary and writes the images in docs/images. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { build, staleApplications } = await import('../build/build.mjs');
const { takeScreenshots } = await import('../screenshots/screenshots.mjs');
endChildrenOnInterrupt();
if (await build(staleApplications(), console.log)) await takeScreenshots(console.log);
else process.exitCode = 1;
