import { requireNode } from '../lib/node-version.mjs';

/** `npm start` calls this first. */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { prepareStart } = await import('../build/prepare.mjs');
endChildrenOnInterrupt();
process.exitCode = await prepareStart();
