import { requireNode } from '../lib/node-version.mjs';

/** Runs before `npm start`: builds what changed and checks the configuration. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { prepareStart } = await import('../build/prepare.mjs');
endChildrenOnInterrupt();
process.exitCode = await prepareStart();
