import { useSearchText } from '@timetrack/screens';
import { Button, EmptyState, Input } from '@timetrack/ui';
import { SearchX } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { searchableSize } from './searchable-size.js';

/** The search of a long list of rows. Short lists ignore it. */
export function useRowSearch(rows: number, searched: string, onFind: (find: string) => void) {
  const [text, setText] = useSearchText(searched, onFind);
  const isSearchable = rows >= searchableSize;
  return { isSearchable, text, setText, find: isSearchable ? text : '' };
}

interface RowSearchProps {
  readonly search: ReturnType<typeof useRowSearch>;
  readonly found: number;
  readonly of: number;
  readonly children?: ReactNode;
}

export function RowSearch({ search: { isSearchable, text, setText, find }, found, of, children }: RowSearchProps) {
  return (
    <>
      <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-4 ad:gap-y-2 ad:px-5 ad:md:px-6 ad:print:hidden">
        {isSearchable && (
          <>
            <Input
              type="search"
              aria-label="Search by name"
              placeholder="Search by name"
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="ad:mb-3 ad:sm:max-w-xs"
            />
            <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden">
              {find.trim() !== '' && `${found} of ${of} rows. The totals include all rows.`}
            </p>
          </>
        )}
        {children}
      </div>
      {found === 0 && (
        <EmptyState
          icon={SearchX}
          title={`No rows match “${find.trim()}”`}
          action={
            <Button variant="outline" onClick={() => setText('')}>
              Clear search
            </Button>
          }
        />
      )}
    </>
  );
}
