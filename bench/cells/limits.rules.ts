import type { Cost } from './cost.ts';
import { growthOf, type Share } from './shares.rules.ts';
import { type Touches, touchesOneNode } from './touched.rules.ts';

/** How much more a request may cost in a cell than on the single machine. */
export const maxCost = 1.2;
/** How much more of a load two workers have to take than one. */
const minGrowth = 1.8;

export interface CellFigures {
  readonly touches: readonly Touches[];
  readonly costs: readonly Cost[];
  readonly shares: readonly Share[];
}

/** The limits that were broken, each as a sentence. */
export function findBrokenLimits({ touches, costs, shares }: CellFigures): string[] {
  return [
    ...touches.filter((one) => !touchesOneNode(one)).map(({ title }) => `${title}: more than one server is involved.`),
    ...costs
      .filter(({ cpu }) => !(cpu.value <= maxCost))
      .map(({ title, cpu }) => `${title}: ${cpu.value.toFixed(2)} times the CPU of the single machine.`),
    // A busy machine delays one side only. What is not certain does not fail.
    ...costs
      .filter(({ latency }) => latency.low > maxCost)
      .map(({ title, latency }) => `${title}: at least ${latency.low.toFixed(2)} times the latency.`),
    ...(['statements', 'bytes'] as const)
      .filter((of) => !(growthOf(shares, of) >= minGrowth))
      .map((of) => `Two workers take only ${growthOf(shares, of).toFixed(2)} times the ${of} of one.`),
  ];
}
