import type { Figures, Result } from '../measure/compare.ts';
import type { Spread } from '../measure/statistics.ts';
import type { Run } from './machine.ts';
import { formatGoals, isGoalMet } from './summary.ts';
import { formatSpread } from './table.ts';

const introduction = `# Benchmarks

\`npm run bench -- --write\` writes this page. [ADR 0072](adr/0072-benchmarks-as-ratios.md) explains how it measures.

The **limit** is hand-written SQL over \`node:http\` and \`pg\`, with the same session check, the same transaction and the
same rows (\`bench/limit\`). The **peers** are Mercurius and PostGraphile on the same database (\`bench/peers\`). Every
contender gave the same answers before the measurement began. A ratio is the product's speed divided by theirs, in the
same round: the median of the rounds, then the slowest and the fastest round.`;

export function formatDocument(run: Run): string {
  const { date, commit, cores, processor, memoryGib, node, postgres, peers, results } = run;
  const versions = Object.entries({ Node: node, PostgreSQL: postgres, ...peers });
  return [
    introduction,
    '',
    `Measured on ${date} at commit ${commit}: ${cores} cores (${processor}), ${memoryGib} GiB of memory, ` +
      `${versions.map(([name, version]) => `${name} ${version}`).join(', ')}. The client, the servers and PostgreSQL share ` +
      'the cores, and PostgreSQL writes each commit to the disk.',
    ...describeLoad(run),
    '',
    '| work | goal | to the limit | to the best peer | by CPU | load |',
    '|---|---|---|---|---|---|',
    ...results.map(formatRatioRow),
    '',
    'By CPU is the CPU time of the limit per answer, divided by that of the product: of node and PostgreSQL together.',
    '',
    '## Speeds',
    '',
    '| work | product | limit | Mercurius | PostGraphile |',
    '|---|---|---|---|---|',
    ...results.map(formatSpeedRow),
    '',
    'In brackets: milliseconds of CPU per answer, of node and of PostgreSQL.',
    '',
  ].join('\n');
}

/** On a busy machine, the process that needs more CPU waits longer for it. */
function describeLoad({ cores, results }: Run): string[] {
  const load = Math.min(...results.map((result) => result.load));
  if (load < 3 * cores) return [];
  return [
    '',
    `Other work kept the machine busy during this run (a load of ${load.toFixed(0)} or more on ${cores} cores), so rely on the ratios by CPU.`,
  ];
}

function formatRatioRow(result: Result): string {
  const { title, toLimit, toPeer, goal, cpuToLimit, load, moreMemory } = result;
  const memory = moreMemory === null ? '' : `; ${Math.round(moreMemory / 2 ** 20)} MiB more memory`;
  const cells = [
    title + memory,
    `${isGoalMet(result) ? '✓' : '✗'} ${formatGoals(result)}`,
    formatRatio(toLimit, goal.limit),
    formatRatio(toPeer, goal.peer),
    cpuToLimit === null ? '' : cpuToLimit.toFixed(2),
    load.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

function formatRatio(ratio: Spread | null, goal: number | undefined): string {
  if (!ratio) return '';
  const text = formatSpread(ratio);
  return goal === undefined || ratio.median >= goal ? text : `**${text}**`;
}

function formatSpeedRow({ title, unit, contenders: { product, limit, mercurius, postgraphile } }: Result): string {
  const cells = [product, limit, mercurius, postgraphile].map((figures) => formatSpeed(figures, unit));
  return `| ${[title, ...cells].join(' | ')} |`;
}

function formatSpeed(figures: Figures | undefined, unit: Result['unit']): string {
  if (!figures) return '';
  const { value, nodeCpu, postgresCpu } = figures;
  const speed =
    unit === 'ms' ? `${Math.round(value).toLocaleString('en')} ms` : `${value.toFixed(value < 100 ? 1 : 0)}/s`;
  if (nodeCpu === null || postgresCpu === null) return speed;
  return `${speed} (${[nodeCpu, postgresCpu].map((ms) => ms.toFixed(ms < 10 ? 2 : 0)).join(' + ')})`;
}
