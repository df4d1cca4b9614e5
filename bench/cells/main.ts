import os from 'node:os';
import { type CellsRun, formatCells } from '../report/cells.ts';
import { describeSetting } from '../report/machine.ts';
import { writeCells } from '../report/write.ts';
import type { Cost } from './cost.ts';
import { compareCost } from './cost.ts';
import { enterProxies, startDivided, startSingle } from './installations.ts';
import { findBrokenLimits } from './limits.rules.ts';
import { measuredRequests } from './requests.ts';
import { compareThroughput } from './throughput.ts';
import type { Touches } from './touched.rules.ts';
import { followRequest, observeBackground } from './touches.ts';

const size = { timesheets: 20_000, payrollPeople: 2_000 };
const loadSize = { timesheets: 2_000, payrollPeople: 0 };

interface CellsOptions {
  readonly write: boolean;
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * `npm run bench -- cells`: what cells on a Citus cluster cost compared with a single PostgreSQL, which servers a request needs, and
 * what a second worker takes over. Returns whether every limit was kept.
 */
export async function runCells({ write, rounds, seconds }: CellsOptions): Promise<boolean> {
  const single = await startSingle(size);
  const divided = await startDivided(size, loadSize);
  const costs: Cost[] = [];
  for (const one of measuredRequests) {
    const cost = await compareCost(one, { single, cells: divided }, { rounds, seconds });
    console.log(
      `${one.name}: ${cost.cpu.value.toFixed(2)} of the CPU, ${cost.latency.value.toFixed(2)} of the latency`,
    );
    costs.push(cost);
  }
  await single.gateway.stop();
  await enterProxies(divided);
  const touches: Touches[] = [];
  const background = await observeBackground(divided);
  for (const one of measuredRequests) touches.push(await followRequest(one, divided, background));
  const { shares, placements } = await compareThroughput(divided);
  const { nodes, proxies } = divided;
  const { date, commit } = await describeSetting(nodes.urlOf(nodes.coordinator.port, 'postgres'));
  const [citus] = await nodes.query<{ version: string }>(
    nodes.coordinator,
    `select split_part(citus_version(), ' ', 2) as version`,
  );
  const run: CellsRun = {
    ...{ date, commit, load: os.loadavg()[0] ?? 0, citus: citus?.version ?? '', rounds },
    ...{ touches, costs, shares, placements, migration: divided.migration },
  };
  for (const proxy of proxies.values()) proxy.close();
  console.log(formatCells(run).join('\n'));
  if (write) writeCells(run);
  const broken = findBrokenLimits(run);
  for (const sentence of broken) console.error(`✗ ${sentence}`);
  return broken.length === 0;
}
