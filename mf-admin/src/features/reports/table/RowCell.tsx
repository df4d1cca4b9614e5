import { cn } from '@timetrack/ui';
import { TriangleAlert } from '@timetrack/ui/icons';
import { Minutes } from '../../../components/Minutes.js';
import { type Column, isNumeric, numberIn, type Row, textIn } from '../report/report-data.js';
import { cellStyles, nameStyles } from './table-styles.js';

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
            {column.label}{' '}
          </span>
          <CellValue row={row} column={column} />
        </>
      )}
    </td>
  );
}

/** One value of a row, formatted by the kind of its column. */
function CellValue({ row, column }: { readonly row: Row; readonly column: Column }) {
  const { key, kind } = column;
  if (kind === 'MINUTES') return <Minutes minutes={numberIn(row, key)} stacked />;
  if (kind !== 'NUMBER') return textIn(row, key);
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
      {count.toLocaleString('en-US')}
    </span>
  );
}
