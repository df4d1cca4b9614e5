import { cn } from '@timetrack/ui';
import { ArrowDown, ArrowUp, ChevronRight, ChevronsUpDown } from '@timetrack/ui/icons';
import { memo, useMemo } from 'react';
import { ScrollRegion } from '../../../components/Layout.js';
import type { Sorting } from '../address/report-address.js';
import { reportTexts } from '../report/labels.js';
import {
  type Column,
  isNumeric,
  openerId,
  type Report,
  type Row,
  rowKey,
  type Target,
  targetOf,
  textIn,
  visibleColumns,
} from '../report/report-data.js';
import { cellStyles, edgeStyles, nameStyles, RowCell, rowStyles } from './RowCell.js';

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

const orders = ['ascending', 'descending'] as const;

interface ColumnHeaderProps {
  readonly column: Column;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** A column heading that sorts by the column, numbers in descending order first, then reverses the order. */
function ColumnHeader({ column, sorting, onSort }: ColumnHeaderProps) {
  const { key, label } = column;
  const isNumber = isNumeric(column);
  const isSorted = sorting?.by === key;
  const isDescending = isSorted && sorting.descending;
  const DirectionArrow = isDescending ? ArrowDown : ArrowUp;
  const Arrow = isSorted ? DirectionArrow : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? orders[Number(isDescending)] : undefined}
      className={cn(
        cellStyles,
        edgeStyles,
        'ad:top-0 ad:border-b ad:border-border ad:text-xs ad:font-medium ad:text-muted-foreground ad:tabular:py-1',
        isNumber && 'ad:text-right',
      )}
    >
      <button
        type="button"
        onClick={() => onSort({ by: key, descending: isSorted ? !isDescending : isNumber })}
        className={cn(
          'ad:-mx-2 ad:inline-flex ad:h-8 ad:cursor-pointer ad:items-center ad:gap-1 ad:rounded-md ad:px-2 ad:whitespace-nowrap ad:pointer-coarse:min-h-11',
          'ad:hover:bg-accent ad:hover:text-foreground',
          isNumber && 'ad:flex-row-reverse',
        )}
      >
        <span>{label}</span>
        <Arrow aria-hidden="true" className={cn('ad:size-3.5 ad:print:hidden', !isSorted && 'ad:opacity-40')} />
      </button>
    </th>
  );
}

interface ReportRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly onOpen: (target: Target) => void;
}

/**
 * The name of a person or a job opens its details; on a card, so does the rest of the row. Memoized for thousands of
 * rows.
 */
const ReportRow = memo(function ReportRow({ row, columns, onOpen }: ReportRowProps) {
  const [first, ...others] = columns;
  const target = targetOf(row);
  const name = first ? textIn(row, first.key) : '';
  return (
    <tr className={cn(rowStyles, 'ad:tabular:hover:bg-accent', target && 'ad:hover:bg-accent')}>
      <th scope="row" className={cn(cellStyles, nameStyles, 'ad:font-medium ad:wrap-anywhere')}>
        {target ? (
          <span className="ad:flex ad:items-center ad:justify-between ad:gap-3">
            <button
              type="button"
              id={openerId('report', target)}
              onClick={() => onOpen(target)}
              className={cn(
                'ad:cursor-pointer ad:rounded-sm ad:py-1 ad:text-left ad:hover:text-primary ad:pointer-coarse:min-h-11',
                'ad:after:absolute ad:after:inset-0 ad:tabular:after:content-none',
                'ad:underline ad:decoration-input/60 ad:decoration-dotted ad:underline-offset-4 ad:hover:decoration-solid ad:print:no-underline',
              )}
            >
              {name}
            </button>
            <ChevronRight
              aria-hidden="true"
              className="ad:size-4 ad:shrink-0 ad:text-muted-foreground ad:tabular:hidden"
            />
          </span>
        ) : (
          name
        )}
      </th>
      {others.map((column) => (
        <RowCell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
});
