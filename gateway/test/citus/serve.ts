import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { createDatabase, prepareNodes } from './cells.js';
import { citusUrl, passwords } from './citus-database.js';
import { startCitusCluster } from './cluster.js';

/**
 * A cluster with two workers and a database without cells for a bench, which is another program: prints the servers as JSON once
 * they are ready, and stops them on SIGTERM. The servers write to the disk at each commit, as the embedded one does.
 */
const database = 'timetrack';
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_wal_size: '1GB',
  max_connections: 100,
  max_prepared_transactions: 100,
  shared_preload_libraries: 'citus,pg_stat_statements',
  'pg_stat_statements.max': 10_000,
  'pg_stat_statements.track': 'top',
  'pg_stat_statements.track_utility': 'off',
};

// A signal alone does not keep a process alive.
setInterval(() => undefined, 2 ** 30);
const ended = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT'), once(process, 'disconnect')]);
const cluster = await startCitusCluster(process.env.CITUS_PREFIX ?? '', 2, { parent: tmpdir(), settings });
try {
  await prepareNodes(cluster);
  await createDatabase(cluster, database);
  const ports = [cluster.coordinator, ...cluster.workers];
  for (const port of ports) {
    const client = new Client({ connectionString: citusUrl(port, database, 'postgres') });
    await client.connect();
    // On each node for itself.
    await client.query('set citus.enable_ddl_propagation to off');
    await client.query('create extension if not exists pg_stat_statements');
    await client.end();
  }
  const servers = ports.map((port) => ({ port, pid: cluster.processOf(port) }));
  process.stdout.write(`${JSON.stringify({ database, servers, passwords })}\n`);
  await ended;
} finally {
  cluster.stop();
}
process.exit(0);
