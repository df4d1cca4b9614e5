import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCells, createDatabase, createQueues, placeCells, prepareNodes } from './cells.js';
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
    await cluster.stop();
  }
}

async function prepare(cluster: CitusCluster): Promise<CitusRun> {
  await prepareNodes(cluster);
  const names = Array.from({ length: databaseCount }, (_, index) => `cells_${index + 1}`);
  for (const name of names) await createDatabase(cluster, name);
  const databases = await Promise.all(names.map((name) => createCells(cluster, name, cellCount)));
  for (const database of databases) {
    await placeCells(cluster, database);
    await createQueues(cluster, database);
  }
  for (const { cell, port } of databases[0]?.cells ?? []) print(`${cell} is on the node at port ${port}`);
  for (const [file, reason] of Object.entries(excluded)) print(`without ${file}: ${reason}`);
  return { coordinator: cluster.coordinator, databases };
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
