import { Button } from '@timetrack/ui';

interface LoadMoreProps {
  readonly count: number;
  readonly total: number;
  /** False if there are more. */
  readonly isTotalExact: boolean;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onLoadMore: () => void;
}

export function LoadMore({ count, total, isTotalExact, hasMore, busy, onLoadMore }: LoadMoreProps) {
  return (
    <div className="ad:flex ad:flex-col ad:items-center ad:gap-3">
      <p role="status" className="ad:text-sm ad:text-muted-foreground ad:tabular-nums">
        {count < total
          ? `${formatNumber(count)} of ${formatNumber(total)}${isTotalExact ? '' : '+'} entries`
          : countEntries(total)}
      </p>
      {hasMore && (
        <Button variant="outline" busy={busy} onClick={onLoadMore}>
          Load more
        </Button>
      )}
    </div>
  );
}

const formatNumber = (number: number): string => number.toLocaleString('en-US');

const countEntries = (count: number): string => (count === 1 ? '1 entry' : `${formatNumber(count)} entries`);
