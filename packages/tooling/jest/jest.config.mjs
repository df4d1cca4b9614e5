import { fileURLToPath } from 'node:url';
import { bench, examples, gateway, tooling, web } from './projects.mjs';

/** A red run must mean a broken change, so random inputs are the same in each run. `npm run test:slow` draws others. */
process.env.PROPERTY_SEED ??= '1';

/** Every unit, component and integration test of the repository, as one run. @type {import('jest').Config} */
export default {
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  projects: [web, gateway, examples, bench, tooling],
  // More than cores: a worker of the gateway's tests waits for PostgreSQL half of its time.
  maxWorkers: 3,
  testSequencer: fileURLToPath(new URL('sequencer.mjs', import.meta.url)),
  // Generous, because a busy machine is many times slower, and a limit only costs time if something is broken.
  testTimeout: 60_000,
};
