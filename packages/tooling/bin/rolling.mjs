import { parseArgs } from 'node:util';
import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm run rolling`: restarts two gateways behind the proxy while people punch. `-- --rounds 5 --workers 40 --signal SIGKILL`
 * changes how often, for how many people, and how.
 */
requireNode();
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    workers: { type: 'string', default: '20' },
    signal: { type: 'string', default: 'SIGTERM' },
  },
});
const { restartUnderStorm } = await import('../containers/rolling.mjs');
const isClean = await restartUnderStorm({
  rounds: Number(values.rounds),
  workers: Number(values.workers),
  signal: /** @type {NodeJS.Signals} */ (values.signal),
});
console.log(`\n${isClean ? '1 passed, 0 failed' : '0 passed, 1 failed'}`);
process.exitCode = isClean ? 0 : 1;
