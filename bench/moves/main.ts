import { parseArgs } from 'node:util';
import { findDefects } from '../faults/judge.rules.ts';
import { createWorld } from '../faults/world.ts';
import { stopAll } from '../servers/children.ts';
import { formatReport } from '../storm/report.ts';
import { cellNames, type NodeServer, Nodes } from './cluster.ts';

/**
 * `npm run moves`: moves cells between the nodes of Citus under a storm of punches through two gateways. Fails if a punch is lost
 * or doubled, if an attempt failed with another error than 503, or if an audit log is not intact. See docs/operations/cells.md.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '2' }, seed: { type: 'string', default: '1' } },
});
if (!process.env.CITUS_PREFIX) {
  console.error(
    'Set CITUS_PREFIX to the folder of a PostgreSQL with Citus. docs/operations/citus.md says how to build one.',
  );
  process.exit(2);
}

const world = await createWorld();
try {
  process.exitCode = (await run(Number(values.rounds), Number(values.seed))) ? 0 : 1;
} finally {
  await world.end();
  await stopAll();
}

async function run(rounds: number, seed: number): Promise<boolean> {
  const nodes = await Nodes.start();
  for (const cell of cellNames) await nodes.operate(world.folder, 'add', cell);
  await nodes.operate(world.folder, 'close', 'public');
  const redis = await world.redis();
  const env = { ...nodes.environment(world.folder), REDIS_URL: redis.url };
  const gateways = [await world.gateway(env), await world.gateway(env)];
  const size = { organizations: 5, workers: 4, pause: 150, maxCommands: 100_000 };
  const storm = await world.storm({ urls: gateways.map(({ url }) => url), ...size, seed });
  await storm.succeed(100);
  for (let round = 0; round < rounds; round += 1) {
    for (const cell of cellNames) await placeElsewhere(nodes, cell);
    console.log(`${storm.acknowledged} commands were acknowledged until now.`);
  }
  await storm.succeed(50);
  const report = await storm.finish();
  console.log(formatReport(report));
  await gateways[0]?.verifyAudit();
  console.log('The audit logs of all cells are intact.');
  const defects = findDefects(report);
  for (const defect of defects) console.error(`✗ ${defect}`);
  return defects.length === 0;
}

/** Moves a cell to the other worker. */
async function placeElsewhere(nodes: Nodes, cell: string): Promise<void> {
  const from = await nodes.nodeOf(cell);
  const to = nodes.workers.find((worker) => worker !== from) as NodeServer;
  const begun = performance.now();
  await nodes.operate(world.folder, 'place', cell, `127.0.0.1:${to.port}`);
  console.log(`${cell} moved from ${from.name} to ${to.name} in ${secondsSince(begun)}.`);
}

function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
