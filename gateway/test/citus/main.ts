import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCell, createDatabase, listCells, placeCell, prepareNodes } from './cells.js';
import type { CitusRun } from './citus-database.js';
import { type CitusCluster, startCitusCluster } from './cluster.js';
import { excluded } from './excluded.js';
import { runJest } from './jest.js';

/**
 * `npm run test:citus [PATH...]`: the API tests of the gateway on a Citus cluster with 4 cells on 2 workers, for each worker of
 * jest. CITUS_PREFIX names a PostgreSQL with the extensions citus, citext and btree_gist.
 */
const cellCount = 4;
const workerCount = 2;
/** As many as jest starts. */
const databaseCount = 3;

const gateway = path.resolve(import.meta.dirname, '../..');

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const prefix = process.env.CITUS_PREFIX;
  if (!prefix) {
    print('Set CITUS_PREFIX to the folder of a PostgreSQL with Citus. docs/operations/citus.md says how to build one.');
    process.exitCode = 1;
    return;
  }
  const cluster = await startCitusCluster(prefix, workerCount);
  try {
    const run = await prepare(cluster);
    const begun = performance.now();
    const { passed, failed } = await runJest(testFiles(process.argv.slice(2)), { TEST_CITUS: JSON.stringify(run) });
    print(`In ${Math.round((performance.now() - begun) / 1000)} s on Citus:\n\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    cluster.stop();
  }
}

async function prepare(cluster: CitusCluster): Promise<CitusRun> {
  const databases = Array.from({ length: databaseCount }, (_, index) => `cells_${index + 1}`);
  await prepareNodes(cluster);
  // One after the other: all databases of a server have the same roles.
  for (const database of databases) await createDatabase(cluster, database);
  await Promise.all(databases.map((database) => createCells(cluster, database)));
  // One after the other: the databases of a server share the names of replication slots.
  for (const database of databases) {
    for (const [index, { name }] of (await listCells(cluster, database)).entries()) {
      await placeCell(cluster, database, name, cluster.workers[index % cluster.workers.length] ?? 0);
    }
  }
  for (const { name, node } of await listCells(cluster, databases[0] ?? '')) {
    print(`${name} is on the node at port ${node?.port}`);
  }
  for (const [file, reason] of Object.entries(excluded)) print(`without ${file}: ${reason}`);
  return { coordinator: cluster.coordinator, workers: cluster.workers, databases };
}

async function createCells(cluster: CitusCluster, database: string): Promise<void> {
  for (let number = 1; number <= cellCount; number += 1) await createCell(cluster, database, `cell_${number}`);
}

/** The tests of the interfaces and features that use a database: they import the harness. */
function testFiles(wanted: readonly string[]): string[] {
  const files = ['test/api', 'src/features'].flatMap((folder) => filesBelow(path.join(gateway, folder)));
  return files
    .filter((file) => file.endsWith('.test.ts') && /harness\//.test(readFileSync(file, 'utf8')))
    .filter((file) => !(path.relative(gateway, file) in excluded))
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
}

// The servers end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
await main();
