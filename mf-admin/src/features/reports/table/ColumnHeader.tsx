import { cn } from '@timetrack/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '@timetrack/ui/icons';
import type { Sorting } from '../address/report-address.js';
import { type Column, isNumeric } from '../report/report-data.js';
import { cellStyles, edgeStyles } from './table-styles.js';

const orders = ['ascending', 'descending'] as const;

interface ColumnHeaderProps {
  readonly column: Column;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** A column heading that sorts by the column, numbers in descending order first, then reverses the order. */
export function ColumnHeader({ column, sorting, onSort }: ColumnHeaderProps) {
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
        {label}
        <Arrow aria-hidden="true" className={cn('ad:size-3.5 ad:print:hidden', !isSorted && 'ad:opacity-40')} />
      </button>
    </th>
  );
}
