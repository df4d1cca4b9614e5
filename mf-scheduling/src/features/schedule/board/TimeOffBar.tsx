import { TreePalm } from 'lucide-react';
import { describeTimeOff } from '../shift/describe.js';
import type { Placed, TimeOff } from './board.js';
import { timeOffHeight } from './layout.js';

interface TimeOffBarProps {
  readonly placed: Placed<TimeOff>;
  readonly lane: number;
}

/** Approved time off over its days. Shifts lie below it, never under it. */
export function TimeOffBar({ placed: { thing, first, last }, lane }: TimeOffBarProps) {
  const words = describeTimeOff(thing);
  return (
    <p
      title={words}
      className="sc:pointer-events-none sc:absolute sc:z-10 sc:ml-1 sc:flex sc:items-center sc:gap-1.5 sc:overflow-hidden sc:rounded-md sc:bg-success-soft sc:px-2 sc:text-xs sc:font-medium sc:text-success"
      style={{ top: 6 + lane * timeOffHeight, height: timeOffHeight - 4, width: acrossDays(first, last) }}
    >
      <TreePalm aria-hidden="true" className="sc:size-3.5 sc:shrink-0" />
      <span className="sc:sr-only">Time off: {words}</span>
      <span aria-hidden="true" className="sc:truncate">
        {thing.policyName}
      </span>
    </p>
  );
}

/** So wide from within its first cell: whole days and the lines between, less a gap on either side. */
export function acrossDays(first: number, last: number): string {
  return `calc(${last - first + 1} * 100% + ${last - first}px - 8px)`;
}
