import { formatDuration } from '@timetrack/screens/basics';
import { Users } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { DayTotals } from '../board/arrange-board.js';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import { CoverageChart } from './CoverageChart.js';

const CoveragePopover = loadOnDemand(async () => (await import('./CoveragePopover.js')).CoveragePopover);

interface DayTotalsLineProps {
  readonly totals: DayTotals;
  /** The team that they are of. By default everyone. */
  readonly team?: string;
  /** The most people at the same time on any day of the week, so that the charts of the days compare. */
  readonly mostInWeek: number;
  /** When the day begins and ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * How many people are planned on a day, their hours and when they are there, as the server computes it. The button opens the
 * numbers behind the chart, whose code is loaded with the first press.
 */
export function DayTotalsLine({ totals, team, ...chart }: DayTotalsLineProps) {
  const [isLoaded, setLoaded] = useState(false);
  const description = [team, describeTotals(totals)].filter(Boolean).join(': ');
  const content = (
    <>
      <span className="sc:sr-only">{description}</span>
      <span aria-hidden="true" className="sc:flex sc:items-center sc:gap-1">
        <Users className="sc:size-3 sc:shrink-0 sc:max-2xl:hidden" />
        <span className="sc:truncate">{`${totals.people} · ${formatDuration(totals.plannedMinutes)}`}</span>
      </span>
      <CoverageChart totals={totals} {...chart} />
    </>
  );
  if (totals.people === 0) return <span className={lineClasses}>{content}</span>;
  const button = {
    type: 'button',
    title: description,
    className: `${lineClasses} sc:cursor-pointer sc:rounded-sm sc:text-left sc:hover:text-foreground`,
    children: content,
  } as const;
  if (isLoaded) return <CoveragePopover totals={totals} description={description} button={button} />;
  return (
    <button
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void CoveragePopover.preload().then(() => setLoaded(true))}
    />
  );
}

const lineClasses =
  'sc:flex sc:min-w-0 sc:flex-col sc:gap-0.5 sc:text-xs sc:leading-4 sc:font-normal sc:text-muted-foreground sc:tabular-nums';

function describeTotals({ people, plannedMinutes, mostAtOnce, fewestAtOnce }: DayTotals): string {
  const planned = `${people === 1 ? '1 person' : `${people} people`}, ${formatDuration(plannedMinutes)} planned`;
  if (people === 0) return planned;
  const atOnce = fewestAtOnce === mostAtOnce ? mostAtOnce : `${fewestAtOnce} to ${mostAtOnce}`;
  return `${planned}, ${atOnce} at the same time`;
}
