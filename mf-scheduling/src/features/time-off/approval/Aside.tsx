import { Button } from '@timetrack/ui';
import { Children, type ReactNode, useState } from 'react';

/** So many stand there at once; the others on request. */
const mostShown = 3;

interface AsideProps {
  readonly title: string;
  readonly count: number;
  /** What is said where there is none. */
  readonly empty: string;
  /** The list's items. */
  readonly children: ReactNode;
}

/** One of the short lists that help to decide. */
export function Aside({ title, count, empty, children }: AsideProps) {
  const [all, setAll] = useState(false);
  const items = Children.toArray(children);
  const more = items.length - mostShown;
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
        <ul className="sc:flex sc:flex-col sc:gap-2">{all ? items : items.slice(0, mostShown)}</ul>
      )}
      {more > 0 && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="sc:-my-1 sc:self-start sc:px-0"
        >
          {all ? 'Show fewer' : `Show ${more} more`}
        </Button>
      )}
    </section>
  );
}
