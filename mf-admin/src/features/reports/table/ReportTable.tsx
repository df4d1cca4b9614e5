import { cn } from '@timetrack/ui';
import { useMemo } from 'react';
import type { Sorting } from '../address/report-address.js';
import { adds, type Report, type Row, rowKey, shownColumns } from '../preview/report-data.js';
import { reportWords } from '../words.js';
import { CellValue } from './CellValue.js';
import { ColumnHeader } from './ColumnHeader.js';
import { ReportRow } from './ReportRow.js';
import { cellStyles, edgeStyles, firstColumnStyles } from './styles.js';

interface ReportTableProps {
  readonly report: Report;
  readonly rows: readonly Row[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
  readonly onOpen: (person: string) => void;
}

/** The report's rows between its heads and its totals, both of which stay in sight. */
export function ReportTable({ report, rows, sorting, onSort, onOpen }: ReportTableProps) {
  // The same ones as long as the report is: then no row is drawn again.
  const columns = useMemo(() => shownColumns(report), [report]);
  const name = reportWords[report.type].name;
  return (
    <section
      aria-label={`${name}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
      tabIndex={0}
      className="ad:relative ad:max-h-[min(80svh,60rem)] ad:overflow-auto ad:rounded-b-xl ad:print:max-h-none ad:print:overflow-visible"
    >
      <table aria-label={name} className="ad:w-full ad:border-separate ad:border-spacing-0 ad:text-left ad:text-sm">
        <thead>
          <tr className="ad:text-xs ad:text-muted-foreground">
            {columns.map((column, index) => (
              <ColumnHeader
                key={column.key}
                column={column}
                sorting={sorting}
                onSort={onSort}
                className={cn(
                  cellStyles,
                  edgeStyles,
                  'ad:top-0 ad:border-b ad:border-border ad:py-1 ad:text-xs ad:font-medium ad:print:static',
                  adds(column) && 'ad:text-right',
                  index === 0 && cn(firstColumnStyles, 'ad:z-30'),
                )}
              />
            ))}
          </tr>
        </thead>
        <tbody className="ad:[&>tr:not(:first-child)>*]:border-t ad:[&>tr:not(:first-child)>*]:border-border">
          {rows.map((row, index) => (
            <ReportRow key={rowKey(report, row) || String(index)} row={row} columns={columns} onOpen={onOpen} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.key}
                  scope={index === 0 ? 'row' : undefined}
                  className={cn(
                    cellStyles,
                    edgeStyles,
                    'ad:bottom-0 ad:border-t-2 ad:border-border ad:py-3 ad:font-semibold ad:print:static',
                    adds(column) && 'ad:text-right ad:whitespace-nowrap',
                    index === 0 && cn(firstColumnStyles, 'ad:z-30'),
                  )}
                >
                  {index === 0 ? 'Total' : adds(column) && <CellValue row={report.totals} column={column} />}
                </Cell>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
