import { useDeferredValue, useMemo } from 'react';
import type { Sorting } from '../address/report-address.js';
import { type Report, type Target, visibleColumns } from '../report/report-data.js';
import { ReportTable } from '../table/ReportTable.js';
import { RowSearch, useRowSearch } from '../table/RowSearch.js';
import { SortBy } from '../table/SortBy.js';
import { selectRows } from '../table/select-rows.js';

export interface RowsProps {
  readonly report: Report;
  readonly sorting: Sorting | null;
  readonly find: string;
  readonly onSort: (sorting: Sorting) => void;
  readonly onFind: (find: string) => void;
  readonly onOpen: (target: Target) => void;
}

/** The rows of a report, with search and sorting. */
export function Rows({ report, sorting, find: searched, onSort, onFind, onOpen }: RowsProps) {
  const search = useRowSearch(report.rows.length, searched, onFind);
  const find = useDeferredValue(search.find);
  const rows = useMemo(() => selectRows(report, find, sorting), [report, find, sorting]);
  return (
    <div className="ad:@container">
      <RowSearch search={search} found={rows.length} of={report.rows.length}>
        {report.rows.length > 1 && (
          <div className="ad:mb-3 ad:grow ad:sm:max-w-xs ad:tabular:hidden">
            <SortBy columns={visibleColumns(report)} sorting={sorting} onSort={onSort} />
          </div>
        )}
      </RowSearch>
      {rows.length > 0 && <ReportTable report={report} rows={rows} sorting={sorting} onSort={onSort} onOpen={onOpen} />}
    </div>
  );
}
