import { Input, Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui';
import type { ReactNode } from 'react';
import type { Span } from '../../../time/calendar.js';
import { type View, views } from '../address/address.js';
import type { AddressBar } from '../address/use-address.js';
import { useScheduleScreen } from '../screen-context.js';
import { PeriodNavigation } from './PeriodNavigation.js';

interface ToolbarProps {
  readonly address: AddressBar;
  readonly span: Span;
  /** The view that is chosen. */
  readonly children: ReactNode;
}

const names: Readonly<Record<View, string>> = { month: 'Month', week: 'Week', timeline: 'Timeline' };

export function Toolbar({ address, span, children }: ToolbarProps) {
  const { manages } = useScheduleScreen();
  const { view, find, go } = address;
  const show = (name: string) => {
    const chosen = views.find((one) => one === name);
    if (chosen) go({ view: chosen, dialog: null });
  };
  return (
    <Tabs value={view} onValueChange={show} activationMode="manual">
      <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-5 sc:gap-y-3">
        <TabsList aria-label="View" className="sc:md:w-auto">
          {views.map((name) => (
            <TabsTrigger key={name} value={name} className="sc:md:px-5">
              {names[name]}
            </TabsTrigger>
          ))}
        </TabsList>
        <PeriodNavigation address={address} span={span} />
        {manages && view !== 'month' && (
          <Input
            type="search"
            aria-label="Find people"
            placeholder="Find people"
            value={find}
            onChange={({ target }) => go({ find: target.value }, { replace: true })}
            className="sc:md:ml-auto sc:md:w-48"
          />
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
