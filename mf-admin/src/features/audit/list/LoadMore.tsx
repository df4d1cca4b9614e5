import { Button } from '@timetrack/ui';

interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

export function LoadMore({ shown, total, hasMore, busy, onMore }: LoadMoreProps) {
  const number = (of: number) => of.toLocaleString('en-US');
  return (
    <div className="ad:flex ad:flex-col ad:items-center ad:gap-3">
      <p role="status" className="ad:text-sm ad:text-muted-foreground ad:tabular-nums">
        {shown < total ? `${number(shown)} of ${number(total)} entries` : entries(total)}
      </p>
      {hasMore && (
        <Button variant="outline" busy={busy} onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`);
