import './typescript.mjs';
import { staleApplications } from '@timetrack/tooling/build';

/**
 * One PostgreSQL for the whole run; each test file clones its own database from a migrated template. Also finds the
 * command that starts Redis, if there is one, and whether tests can start the built gateway: it starts much faster than
 * the sources, but must have been built from them.
 */
export default async function globalSetup() {
  // `npm run test:citus` has started a cluster.
  if (!process.env.TEST_CITUS) await startServer();
  const { findRedis } = await import('./harness/find-redis.ts');
  process.env.TEST_REDIS_SERVER = findRedis((line) => process.stderr.write(`${line}\n`)) ?? '';
  const isFresh = !staleApplications().some(({ name }) => name === 'gateway');
  process.env.TEST_GATEWAY = isFresh ? 'dist' : 'src';
}

async function startServer() {
  const { startPostgresServer } = await import('./harness/postgres-server.ts');
  const server = await startPostgresServer();
  const { publishAddresses } = await import('./harness/database.ts');
  publishAddresses(server);
  globalThis.testServer = server;
}
