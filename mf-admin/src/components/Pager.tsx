import { Button } from '@timetrack/ui';
import { ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import { useState } from 'react';

interface PagerState {
  readonly page: number;
  readonly size: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** The part of a list that one page shows, and the state of its `Pager`. A shorter list goes back to its last page. */
export function usePages<Item>(items: readonly Item[], size: number) {
  const [chosen, onPage] = useState(0);
  const page = Math.min(chosen, Math.max(0, Math.ceil(items.length / size) - 1));
  const pager: PagerState = { page, size, count: items.length, onPage };
  return { shown: items.slice(page * size, (page + 1) * size), pager };
}

/** Renders nothing for a list of one page. */
export function Pager({ of, page, size, count, onPage }: PagerState & { readonly of: string }) {
  if (count <= size) return null;
  const last = Math.min((page + 1) * size, count);
  return (
    <nav aria-label={`Pages of ${of}`} className="ad:flex ad:items-center ad:justify-end ad:gap-2 ad:pt-3">
      <p role="status" className="ad:mr-1 ad:text-sm ad:text-muted-foreground ad:tabular-nums">
        {`${page * size + 1}–${last} of ${count}`}
      </p>
      <Button
        variant="outline"
        size="sm"
        aria-label="Previous page"
        aria-disabled={page === 0}
        onClick={() => page > 0 && onPage(page - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label="Next page"
        aria-disabled={last === count}
        onClick={() => last < count && onPage(page + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
