import { Input, Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui/basics';
import type { ReactNode } from 'react';
import type { BoardRange } from '../board/board-range.js';
import { type View, views } from '../state/address-format.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { PeriodNavigation } from './PeriodNavigation.js';
import { ViewOptionsButton } from './ViewOptionsButton.js';

interface ToolbarProps {
  readonly address: ScheduleAddress;
  readonly range: BoardRange;
  /** The selected view. */
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
      <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-5 sc:gap-y-3">
        <TabsList aria-label="View" className="sc:md:w-auto">
          {views.map((name) => (
            <TabsTrigger key={name} value={name} className="sc:md:px-5">
              {viewLabels[name]}
            </TabsTrigger>
          ))}
        </TabsList>
        <PeriodNavigation address={address} range={range} />
        {canManage && (
          <div className="sc:flex sc:items-center sc:gap-2 sc:max-md:w-full sc:md:ml-auto">
            {view !== 'month' && (
              <Input
                type="search"
                aria-label="Find people"
                placeholder="Find people"
                value={find}
                onChange={({ target }) => change({ find: target.value }, { replace: true })}
                className="sc:md:w-36"
              />
            )}
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
