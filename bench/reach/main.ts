import { parseArgs } from 'node:util';
import pg from 'pg';
import { createWorld } from '../seed/world.ts';
import { stopAll } from '../servers/children.ts';
import { createDataDir, removeDataDirs, startProduct } from '../servers/product.ts';
import { type Bench, measure, type Result } from './measure.ts';
import { ReachPolicies } from './policies.ts';
import { readsOf } from './reads.ts';
import { loadStatementTimes } from './statement-times.ts';
import { formatSlowStatements, formatTable } from './table.ts';

/** `npm run bench:reach`: PostgreSQL's time for reads of managers, without and with the policies that hide people out of reach. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    timesheets: { type: 'string', default: '500000' },
    rounds: { type: 'string', default: '7' },
    repeats: { type: 'string', default: '10' },
  },
});

async function stop(): Promise<void> {
  await stopAll();
  await removeDataDirs();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(130)));
}
try {
  await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stop();
}

async function run(): Promise<void> {
  const dataDir = await createDataDir();
  await loadStatementTimes(dataDir);
  const product = await startProduct(dataDir);
  const world = await createWorld(product, new Set(['reach']), {
    timesheets: Number(values.timesheets),
    payrollPeople: 0,
  });
  const admin = new pg.Client({ connectionString: product.adminUrl });
  await admin.connect();
  try {
    const { address } = product;
    const policies = await ReachPolicies.find(admin);
    const bench = { world, address, admin, policies, rounds: Number(values.rounds), repeats: Number(values.repeats) };
    const results = await measureAll(bench);
    console.log(`\n${formatTable(results)}\n\n${formatSlowStatements(results)}`.trimEnd());
  } finally {
    await admin.end();
  }
}

async function measureAll(bench: Bench): Promise<readonly Result[]> {
  const reads = readsOf(bench.world);
  const unknown = positionals.find((word) => !reads.some(({ name }) => name === word));
  if (unknown)
    throw new Error(`There is no read "${unknown}". There are: ${reads.map(({ name }) => name).join(', ')}.`);
  const results: Result[] = [];
  for (const read of reads.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const result = await measure(read, bench);
    console.log(`${read.name}: ${result.ratio.median.toFixed(2)}`);
    results.push(result);
  }
  return results;
}
