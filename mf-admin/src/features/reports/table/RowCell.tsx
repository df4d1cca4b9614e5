import { cn } from '@timetrack/ui';
import { type Column, isNumeric, type Row } from '../report/report-data.js';
import { CellValue } from './CellValue.js';
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
