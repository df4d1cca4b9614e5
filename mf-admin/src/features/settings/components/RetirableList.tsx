import { Button, EmptyState } from '@timetrack/ui';
import { ChevronDown } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';

interface RetirableListProps<Thing> {
  /** The plural, as in `Jobs`. */
  readonly name: string;
  readonly things: readonly Thing[];
  readonly icon: ComponentType<{ className?: string }>;
  readonly empty: { readonly title: string; readonly description: string };
  readonly row: (thing: Thing) => ReactNode;
}

/** Those in use, and the retired ones on request. */
export function RetirableList<Thing extends { readonly retired: boolean }>(props: RetirableListProps<Thing>) {
  const { name, things, icon, empty, row } = props;
  const active = things.filter(({ retired }) => !retired);
  const retired = things.filter((thing) => thing.retired);
  return (
    <div className="ad:flex ad:flex-col ad:gap-4">
      {active.length === 0 ? (
        <EmptyState icon={icon} {...empty} className="ad:py-4" />
      ) : (
        <ul aria-label={name} className="ad:divide-y ad:divide-border">
          {active.map(row)}
        </ul>
      )}
      {retired.length > 0 && <Retired name={name} count={retired.length} rows={retired.map(row)} />}
    </div>
  );
}

function Retired({ name, count, rows }: { readonly name: string; readonly count: number; readonly rows: ReactNode }) {
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
