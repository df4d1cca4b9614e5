import { ArrowDown, ArrowUp } from '@timetrack/ui/icons';
import type { Column, Sorting } from './select-members.js';

const orders = ['ascending', 'descending'] as const;

interface ColumnHeaderProps {
  readonly column: Column;
  readonly label: string;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** A column heading. If the table can be sorted, it sorts by the column, then reverses the order. */
export function ColumnHeader({ column, label, sorting, onSort }: ColumnHeaderProps) {
  const isSorted = sorting?.by === column;
  const isDescending = isSorted && sorting.descending;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? orders[Number(isDescending)] : undefined}
      className="ad:px-3 ad:py-1 ad:font-medium"
    >
      {sorting ? (
        <button
          type="button"
          onClick={() => onSort({ by: column, descending: isSorted && !isDescending })}
          className="ad:-mx-2 ad:inline-flex ad:h-8 ad:cursor-pointer ad:items-center ad:gap-1 ad:rounded-md ad:px-2 ad:hover:bg-accent ad:hover:text-foreground"
        >
          {label}
          {isSorted && <Arrow aria-hidden="true" className="ad:size-3.5" />}
        </button>
      ) : (
        <span className="ad:inline-block ad:py-1.5">{label}</span>
      )}
    </th>
  );
}
