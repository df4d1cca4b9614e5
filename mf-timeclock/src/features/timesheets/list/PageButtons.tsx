import { Button } from '@timetrack/ui';
import { ChevronLeft, ChevronRight } from '@timetrack/ui/icons';
import type { PagePosition } from '../address/timesheets-address.js';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

interface PageButtonsProps {
  readonly pageInfo: PageInfo;
  readonly onTurn: (page: PagePosition) => void;
}

/** Renders nothing if everything fits on one page. */
export function PageButtons({ pageInfo, onTurn }: PageButtonsProps) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav
      aria-label="Pages"
      className="tc:flex tc:justify-between tc:gap-2 tc:border-t tc:border-border tc:px-5 tc:py-3"
    >
      <Button
        variant="outline"
        disabled={!hasPreviousPage}
        onClick={() => startCursor && onTurn({ before: startCursor })}
      >
        <ChevronLeft aria-hidden="true" />
        Newer
      </Button>
      <Button variant="outline" disabled={!hasNextPage} onClick={() => endCursor && onTurn({ after: endCursor })}>
        Older
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
