import { requireNode } from '../lib/node-version.mjs';

/** `npm run build`: builds the applications whose sources, packages or libraries changed since their last build. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { build, listNames, staleApplications } = await import('../build/build.mjs');
endChildrenOnInterrupt();
const staleWorkspaces = staleApplications();
console.log(staleWorkspaces.length === 0 ? 'Everything is up to date.' : `Building ${listNames(staleWorkspaces)}.`);
process.exitCode = (await build(staleWorkspaces, console.log)) ? 0 : 1;
