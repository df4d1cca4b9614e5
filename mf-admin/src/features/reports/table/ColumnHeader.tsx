import { cn } from '@timetrack/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Sorting } from '../address/report-address.js';
import { adds, type Column } from '../report/report-data.js';
import { cellStyles, edgeStyles } from './styles.js';

const orders = ['ascending', 'descending'] as const;

interface ColumnHeaderProps {
  readonly column: Column;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** A column's name, and with it the way to sort by the column: figures the largest first, and then the other way round. */
export function ColumnHeader({ column, sorting, onSort }: ColumnHeaderProps) {
  const { key, label } = column;
  const isFigure = adds(column);
  const sorted = sorting?.by === key;
  const descending = sorted && sorting.descending;
  const upOrDown = descending ? ArrowDown : ArrowUp;
  const Arrow = sorted ? upOrDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ? orders[Number(descending)] : undefined}
      className={cn(
        cellStyles,
        edgeStyles,
        'ad:top-0 ad:border-b ad:border-border ad:text-xs ad:font-medium ad:text-muted-foreground ad:tabular:py-1',
        isFigure && 'ad:text-right',
      )}
    >
      <button
        type="button"
        onClick={() => onSort({ by: key, descending: sorted ? !descending : isFigure })}
        className={cn(
          'ad:-mx-2 ad:inline-flex ad:h-8 ad:cursor-pointer ad:items-center ad:gap-1 ad:rounded-md ad:px-2 ad:whitespace-nowrap ad:pointer-coarse:min-h-11',
          'ad:hover:bg-accent ad:hover:text-foreground',
          isFigure && 'ad:flex-row-reverse',
        )}
      >
        {label}
        <Arrow aria-hidden="true" className={cn('ad:size-3.5 ad:print:hidden', !sorted && 'ad:opacity-40')} />
      </button>
    </th>
  );
}
