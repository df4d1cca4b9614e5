import { installOwnPackages } from '../packages/tooling/lib/own-packages.mjs';
import { closeBrowser } from './browser/pages.ts';
import type { ContenderName } from './cases/case.types.ts';
import { cases } from './cases/index.ts';
import { compare, type Result, type Runtime } from './measure/compare.ts';
import { cpuOf, cpuOfFamily } from './measure/processor-time.ts';
import { readOptions } from './options.ts';
import { describeSetting } from './report/machine.ts';
import { formatSummary } from './report/summary.ts';
import { formatResult } from './report/table.ts';
import { writeReport } from './report/write.ts';
import { createWorld } from './seed/world.ts';
import { type Server, startServer, stopAll } from './servers/children.ts';
import { createDataDir, measureStart, type Product, removeDataDirs, startProduct } from './servers/product.ts';

const fullSize = { timesheets: 20_000, payrollPeople: 10_000 };
const quickSize = { timesheets: 20_000, payrollPeople: 2_000 };

const options = readOptionsOrExit();
const dataDir = await createDataDir();
/** Used by the case that starts the product again. */
const otherDataDir = await createDataDir();
let product: Product | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}
try {
  await (options.command ? runCommand(options.command) : run());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

/** Cells and the capacity are measured on installations of their own. */
async function runCommand(command: NonNullable<typeof options.command>): Promise<void> {
  if (command === 'capacity') {
    const { runCapacity } = await import('./capacity/main.ts');
    await runCapacity(options);
    return;
  }
  if (!process.env.CITUS_PREFIX) {
    console.error(
      'Set CITUS_PREFIX to the folder of a PostgreSQL with Citus. docs/operations/citus.md says how to build one.',
    );
    process.exitCode = 1;
    return;
  }
  const { runCells } = await import('./cells/main.ts');
  if (!(await runCells(options))) process.exitCode = 1;
}

async function run(): Promise<void> {
  product = await startProduct(dataDir);
  const world = await createWorld(
    product,
    new Set(options.cases.flatMap(({ seeds }) => seeds)),
    options.quick ? quickSize : fullSize,
  );
  const runtime = await startContenders(product, world);
  const results: Result[] = [];
  for (const one of options.cases) {
    const result = await compare(one, runtime).catch((error: Error) => {
      for (const [name, lines] of Object.entries(runtime.lines)) console.error(`${name}:\n${lines.join('\n')}`);
      throw new Error(`${one.name} failed`, { cause: error });
    });
    console.log(`${formatResult(result)}\n`);
    results.push(result);
  }
  console.log(formatSummary(results));
  if (options.write) writeReport(await describeSetting(product.url), results);
}

async function startContenders(product: Product, world: Runtime['world']): Promise<Runtime> {
  if (options.peers) await installOwnPackages('bench', console.log);
  const env = { DATABASE_URL: product.url, NODE_ENV: 'production', GRAPHILE_ENV: 'production' };
  const start = (file: string) => startServer([`bench/${file}`], env);
  const limit = await start('limit/main.ts');
  const needed = new Set(
    options.cases.flatMap((one) => (one.kind === 'rate' ? Object.keys(one.contenders(world)) : [])),
  );
  const startPeer = (name: string) => (options.peers && needed.has(name) ? start(`peers/${name}.ts`) : limit);
  const servers: Readonly<Record<ContenderName, Server>> = {
    product,
    limit,
    mercurius: await startPeer('mercurius'),
    postgraphile: await startPeer('postgraphile'),
  };
  const each = <Value>(pick: (server: Server) => Value) =>
    Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, pick(server)])) as Record<
      ContenderName,
      Value
    >;
  return {
    world,
    addresses: each(({ address }) => address),
    pids: each(({ pid }) => pid),
    lines: { limit: limit.lines, product: product.lines },
    cpuOf: (name) => () => ({ node: cpuOf(servers[name].pid), postgres: cpuOfFamily(product.postgresPid) }),
    warmStart: () => measureStart(otherDataDir),
    rounds: options.rounds,
    seconds: options.seconds,
    peers: options.peers,
  };
}

function readOptionsOrExit() {
  try {
    return readOptions(process.argv.slice(2), cases);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

async function cleanUp(): Promise<void> {
  await stopAll();
  await removeDataDirs();
  // A case that failed leaves its browser open, and the process would wait for it.
  await closeBrowser();
}
