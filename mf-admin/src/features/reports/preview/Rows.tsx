import { useSearchText } from '@timetrack/screens';
import { Button, EmptyState, Input } from '@timetrack/ui';
import { SearchX } from '@timetrack/ui/icons';
import { useDeferredValue, useMemo } from 'react';
import type { Sorting } from '../address/report-address.js';
import { type Report, visibleColumns } from '../report/report-data.js';
import { ReportTable } from '../table/ReportTable.js';
import { SortBy } from '../table/SortBy.js';
import { selectRows } from '../table/select-rows.js';

/** Reports of this size and larger get a search. */
const searchableSize = 25;

export interface RowsProps {
  readonly report: Report;
  readonly sorting: Sorting | null;
  readonly find: string;
  readonly onSort: (sorting: Sorting) => void;
  readonly onFind: (find: string) => void;
  readonly onOpen: (person: string) => void;
}

/** The rows of a report, with search and sorting. */
export function Rows({ report, sorting, find: searched, onSort, onFind, onOpen }: RowsProps) {
  const isSearchable = report.rows.length >= searchableSize;
  const [text, setText] = useSearchText(searched, onFind);
  const find = useDeferredValue(isSearchable ? text : '');
  const rows = useMemo(() => selectRows(report, find, sorting), [report, find, sorting]);
  return (
    <div className="ad:@container">
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
              {find.trim() !== '' && `${rows.length} of ${report.rows.length} rows. The totals include all rows.`}
            </p>
          </>
        )}
        {report.rows.length > 1 && (
          <div className="ad:mb-3 ad:grow ad:sm:max-w-xs ad:tabular:hidden">
            <SortBy columns={visibleColumns(report)} sorting={sorting} onSort={onSort} />
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={`No rows match “${find.trim()}”`}
          action={
            <Button variant="outline" onClick={() => setText('')}>
              Clear search
            </Button>
          }
        />
      ) : (
        <ReportTable report={report} rows={rows} sorting={sorting} onSort={onSort} onOpen={onOpen} />
      )}
    </div>
  );
}
