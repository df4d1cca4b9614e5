import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cost } from '../cells/cost.ts';
import type { MigrationTimes } from '../cells/installations.ts';
import type { Ratio } from '../cells/intervals.rules.ts';
import { type CellFigures, maxCost } from '../cells/limits.rules.ts';
import { growthOf, type Share } from '../cells/shares.rules.ts';
import type { Placement } from '../cells/throughput.ts';
import { type Touches, touchesOneNode } from '../cells/touched.rules.ts';
import { root } from '../servers/children.ts';

const file = path.join(root, 'bench/cells.json');

/** What `npm run bench -- cells` measured. */
export interface CellsRun extends CellFigures {
  readonly date: string;
  readonly commit: string;
  readonly load: number;
  readonly citus: string;
  readonly rounds: number;
  readonly placements: readonly Placement[];
  readonly migration: MigrationTimes;
}

export function readCells(): CellsRun | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function saveCells(run: CellsRun): void {
  const round = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
  writeFileSync(file, `${JSON.stringify(run, round, 2)}\n`);
}

/** The section of docs/benchmarks.md. */
export function formatCells(run: CellsRun): string[] {
  const { date, commit, load, citus, rounds, touches, costs, shares, placements } = run;
  return [
    '## Cells',
    '',
    `\`npm run bench -- cells --write\` writes this section. Measured on ${date} at commit ${commit}, with a load of ${load.toFixed(0)}: Citus ${citus}`,
    'with a coordinator, two workers and four cells, and a single PostgreSQL with the same organizations in the same run. The gateways',
    'and all servers share two cores.',
    '',
    `What a request costs in a cell, divided by its cost on the single machine: the mean of ${rounds} rounds in which both took turns, with`,
    `its range of 95 % confidence. The limit is ${maxCost}.`,
    '',
    '| request | CPU | latency | single: gateway + PostgreSQL, p50 | cell |',
    '|---|---|---|---|---|',
    ...costs.map(formatCost),
    '',
    'What the requests of one organization send to each server, per request. EXPLAIN counts the statements that its node plans',
    'alone, and those for which Citus would send a task to another node. What PostgreSQL counted elsewhere includes what gateways send',
    'by themselves now and then, so a request fails from one such statement in two requests on.',
    '',
    '| request | its node | the other worker | the coordinator | counted by PostgreSQL elsewhere | EXPLAIN |',
    '|---|---|---|---|---|---|',
    ...touches.map(formatTouches),
    '',
    'The same load over four cells:',
    '',
    '| workers | requests | statements | bytes | CPU of PostgreSQL |',
    '|---|---|---|---|---|',
    ...shares.map(formatShare),
    '',
    `Two workers take ${growthOf(shares, 'statements').toFixed(2)} times the statements of one, ${growthOf(shares, 'bytes').toFixed(2)} times the bytes, and ` +
      `${growthOf(shares, 'cpu').toFixed(2)} times the CPU.`,
    `Citus moved ${placements.map(({ cell, seconds, bytes }) => `${cell} (${Math.round(bytes / 2 ** 20)} MiB) in ${seconds.toFixed(1)} s`).join(' and ')}.`,
    '',
  ];
}

function formatCost({ title, cpu, latency, single, cells }: Cost): string {
  const side = ({ gateway, postgres, p50 }: Cost['single']) =>
    `${gateway.toFixed(2)} + ${postgres.toFixed(2)}, ${p50.toFixed(1)} ms`;
  const mark = cpu.value <= maxCost ? '✓' : '✗';
  return `| ${[title, `${mark} ${formatRatio(cpu)}`, formatRatio(latency), side(single), side(cells)].join(' | ')} |`;
}

const formatRatio = ({ value, low, high }: Ratio) => `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

function formatTouches(touches: Touches): string {
  const { title, home, servers, explained, tasksAtHome, tasksElsewhere } = touches;
  const amount = (match: (name: string) => boolean) =>
    servers
      .filter(({ name }) => match(name))
      .map(({ statements, bytes }) => `${formatCount(statements)} statements, ${formatCount(bytes)} bytes`)
      .join('; ');
  const elsewhere = servers.filter(({ name }) => name !== home).reduce((sum, { counted }) => sum + counted, 0);
  const plans = `${explained} statements: ${tasksElsewhere} tasks elsewhere, ${tasksAtHome} by Citus at home`;
  const cells = [
    `${touchesOneNode(touches) ? '✓' : '✗'} ${title}`,
    amount((name) => name === home),
    amount((name) => name !== home && name !== 'coordinator'),
    amount((name) => name === 'coordinator'),
    formatCount(elsewhere),
    plans,
  ];
  return `| ${cells.join(' | ')} |`;
}

const formatCount = (count: number) => count.toLocaleString('en', { maximumFractionDigits: count < 10 ? 1 : 0 });

function formatShare({ workers, requests, nodes }: Share): string {
  const each = (of: 'statements' | 'bytes' | 'cpu', unit: string) => {
    const total = nodes.reduce((sum, node) => sum + node[of], 0);
    return nodes
      .map((node) => `${formatCount(node[of])}${unit} (${Math.round((100 * node[of]) / total)} %)`)
      .join(' + ');
  };
  return `| ${[workers, requests, each('statements', ''), each('bytes', ''), each('cpu', ' ms')].join(' | ')} |`;
}
