import { formatDateRange, formatMonth } from '@timetrack/screens/basics';
import { Button, Input, Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui/basics';
import { ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import { type ReactNode, useState } from 'react';
import type { BoardRange } from '../board/board-range.js';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import { type View, views } from '../state/appearance.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import type { ViewOptionsProps } from './ViewOptions.js';
import { viewOptionsButton } from './view-options-button.js';

export const ViewOptions = loadOnDemand(async () => (await import('./ViewOptions.js')).ViewOptions);

export const ScheduleTeamFilter = loadOnDemand(
  async () => (await import('./ScheduleTeamFilter.js')).ScheduleTeamFilter,
);

function ViewOptionsButton(props: ViewOptionsProps) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) return <ViewOptions {...props} />;
  return (
    <Button
      {...viewOptionsButton}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void ViewOptions.preload().then(() => setLoaded(true))}
    />
  );
}

interface ToolbarProps {
  readonly address: ScheduleAddress;
  readonly range: BoardRange;
  readonly children: ReactNode;
}

const viewLabels: Readonly<Record<View, string>> = { month: 'Month', week: 'Week', timeline: 'Timeline' };

export function Toolbar({ address, range, children }: ToolbarProps) {
  const { canManage } = useScheduleScreen();
  const { view, find, change } = address;
  const selectView = (name: string) => {
    const selected = views.find((one) => one === name);
    if (selected) change({ view: selected, dialog: null });
  };
  return (
    <Tabs value={view} onValueChange={selectView} activationMode="manual">
      <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-4 sc:gap-y-3">
        <TabsList aria-label="View" className="sc:md:w-auto">
          {views.map((name) => (
            <TabsTrigger key={name} value={name} className="sc:md:px-4">
              {viewLabels[name]}
            </TabsTrigger>
          ))}
        </TabsList>
        <PeriodNavigation address={address} range={range} />
        {canManage && (
          <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-2 sc:max-md:w-full sc:md:ml-auto">
            {view !== 'month' && (
              <Input
                type="search"
                aria-label="Find people"
                placeholder="Find people"
                value={find}
                onChange={({ target }) => change({ find: target.value }, { replace: true })}
                className="sc:md:w-32"
              />
            )}
            <ScheduleTeamFilter address={address} />
            <ViewOptionsButton address={address} />
          </div>
        )}
      </div>
      {views.map((name) => (
        <TabsContent key={name} value={name} tabIndex={-1}>
          {name === view && children}
        </TabsContent>
      ))}
    </Tabs>
  );
}

interface PeriodNavigationProps {
  readonly address: ScheduleAddress;
  readonly range: BoardRange;
}

function PeriodNavigation({ address, range }: PeriodNavigationProps) {
  const period = address.view === 'month' ? 'Month' : 'Week';
  const title =
    address.view === 'month'
      ? formatMonth(address.date)
      : formatDateRange(range.days[0] ?? '', range.days.at(-1) ?? '');
  return (
    <div className="sc:flex sc:items-center sc:gap-1 sc:max-md:w-full">
      <Button variant="ghost" size="icon" aria-label={`Previous ${period}`} onClick={() => address.step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <h2
        aria-live="polite"
        className="sc:min-w-0 sc:text-center sc:md:min-w-44 sc:font-semibold sc:tabular-nums sc:max-md:flex-1"
      >
        {title}
      </h2>
      <Button variant="ghost" size="icon" aria-label={`Next ${period}`} onClick={() => address.step(1)}>
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        size="sm"
        className="sc:ml-1 sc:md:ml-2"
        onClick={() => address.change({ date: address.today })}
      >
        {`This ${period}`}
      </Button>
    </div>
  );
}
