import { Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui';
import type { ReactNode } from 'react';
import { RequestsLabel } from '../../corrections/index.js';
import { useAsksForSignatures } from '../../signatures/index.js';
import { type View, views } from '../address/timesheets-address.js';

interface ViewTabsProps {
  readonly view: View;
  readonly onSelect: (view: View) => void;
  readonly children: ReactNode;
}

/** To add a view: its name in `views`, its label here, and its element in `Timesheets`. */
const labels: Readonly<Record<View, ReactNode>> = {
  list: 'List',
  week: 'By week',
  requests: <RequestsLabel />,
  signatures: 'Signatures',
};

/** The views of the screen as tabs. The selected one is part of the address. Few organizations ask for signatures. */
export function ViewTabs({ view, onSelect, children }: ViewTabsProps) {
  const asksForSignatures = useAsksForSignatures() === true;
  const offered = views.filter((name) => name !== 'signatures' || asksForSignatures || name === view);
  const select = (name: string) => {
    const selected = views.find((one) => one === name);
    if (selected) onSelect(selected);
  };
  return (
    <Tabs value={view} onValueChange={select} activationMode="manual" className="tc:gap-6">
      <TabsList aria-label="View" className="tc:self-start tc:md:w-auto">
        {offered.map((name) => (
          <TabsTrigger key={name} value={name} className="tc:md:px-5">
            {labels[name]}
          </TabsTrigger>
        ))}
      </TabsList>
      {offered.map((name) => (
        <TabsContent key={name} value={name} tabIndex={-1}>
          {name === view && children}
        </TabsContent>
      ))}
    </Tabs>
  );
}
