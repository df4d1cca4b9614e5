import { requireNode } from '../lib/node-version.mjs';

/** `npm run build`: builds the applications whose sources, packages or libraries changed since their last build. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { build, listed, staleApplications } = await import('../build/build.mjs');
endChildrenOnInterrupt();
const stale = staleApplications();
console.log(stale.length === 0 ? 'Everything is up to date.' : `Building ${listed(stale)}.`);
process.exitCode = (await build(stale, console.log)) ? 0 : 1;
