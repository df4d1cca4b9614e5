import { Button, EmptyState, Input } from '@timetrack/ui';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useSearchText } from '../../../parts/use-search-text.js';
import type { Sorting } from '../address/report-address.js';
import { type Report, shownColumns } from '../report/report-data.js';
import { arrange } from '../table/arrange.js';
import { ReportTable } from '../table/ReportTable.js';
import { SortBy } from '../table/SortBy.js';

/** From here on nobody finds a name by looking. */
const many = 25;

export interface RowsProps {
  readonly report: Report;
  readonly sorting: Sorting | null;
  readonly find: string;
  readonly onSort: (sorting: Sorting) => void;
  readonly onFind: (find: string) => void;
  readonly onOpen: (person: string) => void;
}

/** The rows of a report as somebody wants to see them: found by name, and in an order. */
export function Rows({ report, sorting, find: inAddress, onSort, onFind, onOpen }: RowsProps) {
  const searchable = report.rows.length >= many;
  const [typed, setTyped] = useSearchText(inAddress, onFind);
  const find = useDeferredValue(searchable ? typed : '');
  const rows = useMemo(() => arrange(report, find, sorting), [report, find, sorting]);
  return (
    <div className="ad:@container">
      <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-4 ad:gap-y-2 ad:px-5 ad:md:px-6 ad:print:hidden">
        {searchable && (
          <>
            <Input
              type="search"
              aria-label="Search by name"
              placeholder="Search by name"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className="ad:mb-3 ad:sm:max-w-xs"
            />
            <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden">
              {find.trim() !== '' && `${rows.length} of ${report.rows.length} rows. The totals are of all.`}
            </p>
          </>
        )}
        {report.rows.length > 1 && (
          <div className="ad:mb-3 ad:grow ad:sm:max-w-xs ad:tabular:hidden">
            <SortBy columns={shownColumns(report)} sorting={sorting} onSort={onSort} />
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={`Nobody and nothing here is called “${find.trim()}”`}
          action={
            <Button variant="outline" onClick={() => setTyped('')}>
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
