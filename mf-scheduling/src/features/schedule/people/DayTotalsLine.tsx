import { formatDuration } from '@timetrack/screens/basics';
import { Users } from '@timetrack/ui/icons';
import type { DayTotals } from '../board/arrange-board.js';

/** How many people are planned on a day, and their hours, as the server computes them. */
export function DayTotalsLine({ totals }: { readonly totals: DayTotals }) {
  const { people, plannedMinutes } = totals;
  const description = describe(totals);
  return (
    <span
      title={description}
      className="sc:flex sc:items-center sc:gap-1 sc:text-xs sc:leading-4 sc:font-normal sc:text-muted-foreground sc:tabular-nums"
    >
      <span className="sc:sr-only">{description}</span>
      <Users aria-hidden="true" className="sc:size-3 sc:shrink-0" />
      <span aria-hidden="true" className="sc:truncate">
        {people} · {formatDuration(plannedMinutes)}
      </span>
    </span>
  );
}

function describe({ people, plannedMinutes, mostAtOnce, fewestAtOnce }: DayTotals): string {
  const planned = `${people === 1 ? '1 person' : `${people} people`}, ${formatDuration(plannedMinutes)} planned`;
  if (people === 0) return planned;
  const atOnce = fewestAtOnce === mostAtOnce ? mostAtOnce : `${fewestAtOnce} to ${mostAtOnce}`;
  return `${planned}, ${atOnce} at the same time`;
}
