import { Button } from '@timetrack/ui';
import { Children, type ReactNode, useState } from 'react';

/** A button shows the other items. */
const maxVisible = 3;

interface ShortListProps {
  readonly title: string;
  readonly count: number;
  readonly empty: string;
  readonly children: ReactNode;
}

export function ShortList({ title, count, empty, children }: ShortListProps) {
  const [isExpanded, setExpanded] = useState(false);
  const items = Children.toArray(children);
  const remaining = items.length - maxVisible;
  return (
    <section className="sc:flex sc:min-w-0 sc:flex-col sc:gap-2.5 sc:text-sm">
      <h3 className="sc:flex sc:items-center sc:gap-2 sc:font-medium">
        {title}
        {count > 0 && (
          <span className="sc:rounded-full sc:bg-secondary sc:px-2 sc:text-xs sc:leading-5 sc:tabular-nums">
            {count}
          </span>
        )}
      </h3>
      {count === 0 ? (
        <p className="sc:text-muted-foreground">{empty}</p>
      ) : (
        <ul className="sc:flex sc:flex-col sc:gap-2">{isExpanded ? items : items.slice(0, maxVisible)}</ul>
      )}
      {remaining > 0 && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="sc:-my-1 sc:self-start sc:px-0"
        >
          {isExpanded ? 'Show fewer' : `Show ${remaining} more`}
        </Button>
      )}
    </section>
  );
}
