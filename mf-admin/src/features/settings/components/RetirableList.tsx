import { Button, EmptyState } from '@timetrack/ui';
import { ChevronDown } from '@timetrack/ui/icons';
import { type ComponentType, type ReactNode, useId, useState } from 'react';

interface RetirableListProps<Item> {
  /** The plural: `Jobs`. */
  readonly name: string;
  readonly items: readonly Item[];
  readonly icon: ComponentType<{ className?: string }>;
  readonly empty: { readonly title: string; readonly description: string };
  readonly renderRow: (item: Item) => ReactNode;
}

export function RetirableList<Item extends { readonly retired: boolean }>(props: RetirableListProps<Item>) {
  const { name, items, icon, empty, renderRow } = props;
  const active = items.filter(({ retired }) => !retired);
  const retired = items.filter((item) => item.retired);
  return (
    <div className="ad:flex ad:flex-col ad:gap-4">
      {active.length === 0 ? (
        <EmptyState icon={icon} {...empty} className="ad:py-4" />
      ) : (
        <ul aria-label={name} className="ad:divide-y ad:divide-border">
          {active.map(renderRow)}
        </ul>
      )}
      {retired.length > 0 && <RetiredItems name={name} count={retired.length} rows={retired.map(renderRow)} />}
    </div>
  );
}

interface RetiredItemsProps {
  readonly name: string;
  readonly count: number;
  readonly rows: ReactNode;
}

function RetiredItems({ name, count, rows }: RetiredItemsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="ad:border-t ad:border-border ad:pt-3">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="ad:-ml-3 ad:text-muted-foreground"
      >
        <ChevronDown aria-hidden="true" className={open ? 'ad:rotate-180' : undefined} />
        {open ? 'Hide' : 'Show'} retired ({count})
      </Button>
      <ul id={id} hidden={!open} aria-label={`Retired ${name.toLowerCase()}`} className="ad:divide-y ad:divide-border">
        {open && rows}
      </ul>
    </div>
  );
}
