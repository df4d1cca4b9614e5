import type { ContenderName } from '../cases/case.types.ts';
import type { Figures, Result } from '../measure/compare.ts';
import type { Spread } from '../measure/statistics.ts';

const contenders: readonly ContenderName[] = ['product', 'limit', 'mercurius', 'postgraphile'];

/** One case as lines for a terminal. */
export function formatResult(result: Result): string {
  const lines = contenders.flatMap((name) => {
    const figures = result.contenders[name];
    return figures ? `  ${name.padEnd(13)} ${formatFigures(figures, result.unit)}` : [];
  });
  return [`${result.name}: ${result.title}`, ...lines, `  ${formatRatios(result)}`].join('\n');
}

function formatFigures({ value, p50, p99, nodeCpu, postgresCpu }: Figures, unit: Result['unit']): string {
  const speed = unit === 'ms' ? `${value.toFixed(0)} ms` : `${value.toFixed(value < 100 ? 1 : 0)}/s`;
  const delays = p50 === null || p99 === null ? '' : `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; `;
  return `${speed.padStart(9)}   ${delays}CPU: node ${formatMs(nodeCpu)}, PostgreSQL ${formatMs(postgresCpu)}`;
}

const formatMs = (ms: number | null) => (ms === null ? 'unknown' : `${ms.toFixed(ms < 10 ? 2 : 0)} ms`);

function formatRatios({ contenders, toLimit, toPeer, cpuToLimit, goal, load, moreMemory }: Result): string {
  return [
    ...(toLimit ? [`to the limit ${formatSpread(toLimit)}${formatGoal(goal.limit, toLimit, '≥')}`] : []),
    ...(goal.ms ? [`${(contenders.product?.value ?? 0) <= goal.ms ? '✓' : '✗'} goal ≤ ${goal.ms} ms`] : []),
    ...(toPeer ? [`to the best peer ${formatSpread(toPeer)}${formatGoal(goal.peer, toPeer, '>')}`] : []),
    ...(cpuToLimit === null ? [] : [`by CPU ${cpuToLimit.toFixed(2)}`]),
    ...(moreMemory === null ? [] : [`${Math.round(moreMemory / 2 ** 20)} MiB more memory`]),
    `load ${load.toFixed(1)}`,
  ].join(' · ');
}

export const formatSpread = ({ median, min, max }: Spread) =>
  `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;

function formatGoal(goal: number | undefined, { median }: Spread, sign: string): string {
  if (goal === undefined) return '';
  return ` ${median >= goal ? '✓' : '✗'} goal ${sign} ${goal}`;
}
