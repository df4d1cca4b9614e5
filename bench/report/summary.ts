import type { Result } from '../measure/compare.ts';
import { formatSpread } from './table.ts';

/** All ratios below each other, for the end of a run. */
export function formatSummary(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map((result) => {
      const { name, toLimit, toPeer, cpuToLimit } = result;
      const ratios = [toLimit && formatSpread(toLimit), toPeer && formatSpread(toPeer), cpuToLimit?.toFixed(2)];
      const texts = ratios.map((text) => (text ?? '').padEnd(18)).join('');
      return `${isGoalMet(result) ? '✓' : '✗'} ${name.padEnd(width)}  ${texts} ${formatGoals(result)}`;
    })
    .join('\n');
}

export function isGoalMet({ contenders, toLimit, toPeer, goal }: Result): boolean {
  const ms = contenders.product?.value ?? Number.NaN;
  return [
    goal.limit === undefined || !toLimit || toLimit.median >= goal.limit,
    goal.peer === undefined || !toPeer || toPeer.median > goal.peer,
    goal.ms === undefined || ms <= goal.ms,
  ].every(Boolean);
}

export function formatGoals({ goal, toPeer }: Result): string {
  return [
    ...(goal.limit === undefined ? [] : [`≥ ${goal.limit} of the limit`]),
    ...(goal.peer === undefined || !toPeer ? [] : [`> ${goal.peer} of the peer`]),
    ...(goal.ms === undefined ? [] : [`≤ ${goal.ms} ms`]),
  ].join(', ');
}
