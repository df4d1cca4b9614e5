import { cn } from '@timetrack/ui';
import { useMemo } from 'react';
import { ScrollRegion } from '../../../components/ScrollRegion.js';
import type { Sorting } from '../address/report-address.js';
import { reportTexts } from '../report/labels.js';
import { type Column, type Report, type Row, rowKey, type Target, visibleColumns } from '../report/report-data.js';
import { ColumnHeader } from './ColumnHeader.js';
import { ReportRow } from './ReportRow.js';
import { RowCell } from './RowCell.js';
import { cellStyles, edgeStyles, nameStyles, rowStyles } from './table-styles.js';

interface ReportTableProps {
  readonly report: Report;
  readonly rows: readonly Row[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
  readonly onOpen: (target: Target) => void;
}

/**
 * A table whose headings and totals stay visible while the rows scroll. On narrow screens, a card for each row, with the
 * totals first.
 */
export function ReportTable({ report, rows, sorting, onSort, onOpen }: ReportTableProps) {
  // Keeps the identity of the columns, so that memoized rows do not render again.
  const columns = useMemo(() => visibleColumns(report), [report]);
  const name = reportTexts[report.type].name;
  return (
    <ScrollRegion
      aria-label={`${name}, table`}
      className="ad:relative ad:rounded-b-xl ad:not-print:tabular:max-h-[min(80svh,60rem)] ad:not-print:tabular:overflow-auto"
    >
      <table
        aria-label={name}
        className="ad:flex ad:w-full ad:flex-col ad:border-separate ad:border-spacing-0 ad:text-left ad:text-sm ad:tabular:table"
      >
        <thead className="ad:hidden ad:tabular:table-header-group">
          <tr>
            {columns.map((column) => (
              <ColumnHeader key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="ad:block ad:divide-y ad:divide-border ad:tabular:table-row-group ad:tabular:[&>tr:not(:first-child)>*]:border-t ad:tabular:[&>tr:not(:first-child)>*]:border-border">
          {rows.map((row, index) => (
            <ReportRow key={rowKey(report, row) || String(index)} row={row} columns={columns} onOpen={onOpen} />
          ))}
        </tbody>
        <Totals columns={columns} totals={report.totals} />
      </table>
    </ScrollRegion>
  );
}

const totalStyles =
  'ad:font-semibold ad:tabular:bottom-0 ad:tabular:border-t-2 ad:tabular:border-border ad:tabular:py-3';

function Totals({ columns, totals }: { readonly columns: readonly Column[]; readonly totals: Row }) {
  return (
    <tfoot className="ad:order-first ad:block ad:border-y ad:border-border ad:bg-muted ad:tabular:table-footer-group">
      <tr className={rowStyles}>
        <th scope="row" className={cn(cellStyles, nameStyles, edgeStyles, totalStyles)}>
          Total
        </th>
        {columns.slice(1).map((column) => (
          <RowCell
            key={column.key}
            column={column}
            row={column.key in totals ? totals : null}
            className={cn(edgeStyles, totalStyles)}
          />
        ))}
      </tr>
    </tfoot>
  );
}
