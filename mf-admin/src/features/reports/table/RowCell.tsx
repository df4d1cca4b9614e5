import { cn } from '@timetrack/ui';
import { adds, type Column, type Row } from '../report/report-data.js';
import { CellValue } from './CellValue.js';
import { cellStyles, nameStyles } from './styles.js';

interface RowCellProps {
  readonly column: Column;
  /** Null where the column has nothing to say here: a total of what does not add up. */
  readonly row: Row | null;
  readonly className?: string;
}

/** A cell behind the first one. On a card, which has no heads, a figure carries its own. */
export function RowCell({ column, row, className }: RowCellProps) {
  const isFigure = adds(column);
  return (
    <td
      className={cn(
        cellStyles,
        isFigure
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
              isFigure ? 'ad:block ad:text-xs ad:text-muted-foreground' : 'ad:sr-only',
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
