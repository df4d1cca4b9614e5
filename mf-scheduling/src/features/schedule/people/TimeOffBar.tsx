import { TreePalm } from '@timetrack/ui/icons';
import type { Placed, TimeOff } from '../board/arrange-board.js';
import { describeTimeOff } from '../shift/describe-shift.js';
import { timeOffHeight } from './row-layout.js';

interface TimeOffBarProps {
  readonly placed: Placed<TimeOff>;
  readonly lane: number;
}

export function TimeOffBar({ placed: { item, first, last }, lane }: TimeOffBarProps) {
  const description = describeTimeOff(item);
  return (
    <p
      title={description}
      className="sc:pointer-events-none sc:absolute sc:z-10 sc:ml-1 sc:flex sc:items-center sc:gap-1.5 sc:overflow-hidden sc:rounded-md sc:bg-success-soft sc:px-2 sc:text-xs sc:font-medium sc:text-success"
      style={{ top: 6 + lane * timeOffHeight, height: timeOffHeight - 4, width: widthAcrossDays(first, last) }}
    >
      <TreePalm aria-hidden="true" className="sc:size-3.5 sc:shrink-0" />
      <span className="sc:sr-only">Time off: {description}</span>
      <span aria-hidden="true" className="sc:truncate">
        {item.policyName}
      </span>
    </p>
  );
}

/** The width of a bar in its first cell: whole days and the lines between them, minus a gap on each side. */
export function widthAcrossDays(first: number, last: number): string {
  return `calc(${last - first + 1} * 100% + ${last - first}px - 8px)`;
}
