import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cellNames, type NodeServer, Nodes } from '../cells/cluster.ts';
import { findDefects } from '../faults/judge.rules.ts';
import { createWorld } from '../faults/world.ts';
import { root, stopAll } from '../servers/children.ts';
import { formatReport } from '../storm/report.ts';

/**
 * `npm run moves`: moves cells between the nodes of Citus, and organizations between cells, under a storm of punches through two
 * gateways. In each round, three moves of an organization are killed and run again. Fails if a punch is lost or doubled,
 * if an attempt failed with another error than 503, or if an audit log is not intact. See docs/operations/cells.md.
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

/** When a move is killed, as a share of the time that the previous one took. */
const killedAfter = [0.4, 0.65, 0.9];

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
  for (const server of nodes.servers) {
    await nodes.query(server, 'grant set on parameter session_replication_role to timetrack');
  }
  const redis = await world.redis();
  const env = { ...nodes.environment(world.folder), REDIS_URL: redis.url };
  const gateways = [await world.gateway(env), await world.gateway(env)];
  const size = { organizations: 5, workers: 4, pause: 150, maxCommands: 100_000 };
  const storm = await world.storm({ urls: gateways.map(({ url }) => url), ...size, seed });
  await storm.succeed(100);
  for (let round = 0; round < rounds; round += 1) {
    for (const cell of cellNames) await placeElsewhere(nodes, cell);
    const organizations = await organizationsOf(nodes);
    let seconds = 0;
    for (const organization of organizations) seconds = await moveOn(nodes, organization);
    for (const share of killedAfter) await moveInterrupted(nodes, organizations[0] ?? '', share * seconds);
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

async function organizationsOf(nodes: Nodes): Promise<string[]> {
  const rows = await nodes.query<{ id: string }>(
    nodes.coordinator,
    'select organization::text as id from public.organization_cells order by 1',
  );
  return rows.map(({ id }) => id);
}

/** Moves a cell to the other worker. */
async function placeElsewhere(nodes: Nodes, cell: string): Promise<void> {
  const from = await nodes.nodeOf(cell);
  const to = nodes.workers.find((worker) => worker !== from) as NodeServer;
  const begun = performance.now();
  await nodes.operate(world.folder, 'place', cell, `127.0.0.1:${to.port}`);
  console.log(`${cell} moved from ${from.name} to ${to.name} in ${secondsSince(begun)}.`);
}

/** Moves an organization to the next cell. Returns how many seconds it took. */
async function moveOn(nodes: Nodes, organization: string): Promise<number> {
  const { from, to } = await nextCell(nodes, organization);
  const begun = performance.now();
  const { output } = await cells(nodes, ['move', organization, to]);
  const waited = /waited for (\d+ ms)/.exec(output)?.[1] ?? 'an unknown time';
  console.log(
    `An organization moved from ${from} to ${to} in ${secondsSince(begun)}; its commands waited for ${waited}.`,
  );
  return (performance.now() - begun) / 1000;
}

/** Kills a move, and runs it again. */
async function moveInterrupted(nodes: Nodes, organization: string, seconds: number): Promise<void> {
  const { to } = await nextCell(nodes, organization);
  const { isKilled } = await cells(nodes, ['move', organization, to], seconds * 1000);
  await cells(nodes, ['move', organization, to]);
  const after = `${seconds.toFixed(1)} s`;
  console.log(`A move was ${isKilled ? `killed after ${after}` : `over within ${after}`}, and run again.`);
}

async function nextCell(nodes: Nodes, organization: string): Promise<{ readonly from: string; readonly to: string }> {
  const from = await nodes.cellOf(organization);
  const place = (cellNames as readonly string[]).indexOf(from);
  return { from, to: cellNames[(place + 1) % cellNames.length] as string };
}

interface Ended {
  readonly output: string;
  readonly isKilled: boolean;
}

/** Runs `npm run cells`. With `killAfterMs`, kills it if it still runs then. Throws an error if the command fails by itself. */
async function cells(nodes: Nodes, args: readonly string[], killAfterMs?: number): Promise<Ended> {
  const child = spawn(process.execPath, ['gateway/dist/manage-cells.js', ...args], {
    cwd: root,
    env: { ...process.env, ...nodes.environment(world.folder), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part));
  const ended = once(child, 'close');
  if (killAfterMs !== undefined) {
    await Promise.race([pause(killAfterMs), ended]);
    child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`cells ${args.join(' ')}: ${output}`);
  return { output, isKilled: signal === 'SIGKILL' };
}

function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
