import { cn } from '@timetrack/ui';
import { TriangleAlert } from '@timetrack/ui/icons';
import { Minutes } from '../../../components/Minutes.js';
import { type Column, isNumeric, numberIn, type Row, textIn } from '../report/report-data.js';

interface RowCellProps {
  readonly column: Column;
  /** Null in the totals of a column that has no total. */
  readonly row: Row | null;
  readonly className?: string;
}

/** A cell after the first one. On a card, which has no column headings, it includes its label. */
export function RowCell({ column, row, className }: RowCellProps) {
  const isNumber = isNumeric(column);
  return (
    <td
      className={cn(
        cellStyles,
        isNumber
          ? 'ad:tabular:text-right ad:tabular:whitespace-nowrap'
          : cn(nameStyles, 'ad:-mt-2 ad:text-muted-foreground ad:tabular:text-foreground'),
        row === null && 'ad:hidden',
        className,
      )}
    >
      {row && (
        <>
          <span
            className={cn(
              'ad:tabular:hidden',
              isNumber ? 'ad:block ad:text-xs ad:text-muted-foreground' : 'ad:sr-only',
            )}
          >
            {`${column.label} `}
          </span>
          <CellValue row={row} column={column} />
        </>
      )}
    </td>
  );
}

/** One value of a row, formatted by the kind of its column. */
function CellValue({ row, column }: { readonly row: Row; readonly column: Column }) {
  const { key, kind, hoursKey } = column;
  if (hoursKey !== null) return <Minutes minutes={numberIn(row, key)} hours={numberIn(row, hoursKey)} stacked />;
  if (kind !== 'NUMBER') return <span>{textIn(row, key)}</span>;
  const count = numberIn(row, key);
  const isWarning = key === 'exceptions' && count > 0;
  return (
    <span
      className={cn(
        'ad:inline-flex ad:items-center ad:gap-1.5',
        count === 0 && 'ad:text-muted-foreground',
        isWarning && 'ad:font-medium ad:text-warning',
      )}
    >
      {isWarning && <TriangleAlert aria-hidden="true" className="ad:size-3.5" />}
      <span>{count.toLocaleString('en-US')}</span>
    </span>
  );
}

export const rowStyles =
  'ad:relative ad:grid ad:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] ad:gap-x-3 ad:gap-y-2 ad:px-5 ad:py-3.5 ad:break-inside-avoid ad:md:px-6 ad:tabular:table-row';

export const cellStyles =
  'ad:block ad:min-w-0 ad:tabular:table-cell ad:not-print:tabular:px-3 ad:print:px-2 ad:tabular:py-2 ad:tabular:first:pl-5 ad:tabular:last:pr-5 ad:tabular:md:first:pl-6 ad:tabular:md:last:pr-6';

/** Spans the card above its figures. */
export const nameStyles = 'ad:col-span-full ad:text-left ad:tabular:max-w-80 ad:tabular:min-w-36';

/** Headings and totals stick while the rows scroll below them, so they need an opaque background. */
export const edgeStyles = 'ad:tabular:bg-card ad:not-print:tabular:sticky ad:not-print:tabular:z-20';
