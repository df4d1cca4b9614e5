import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column, Sorting } from './arrange.js';

const orders = ['ascending', 'descending'] as const;

interface ColumnHeaderProps {
  readonly column: Column;
  readonly label: string;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** A column's name, and with it the way to sort by the column, and then the other way round. */
export function ColumnHeader({ column, label, sorting, onSort }: ColumnHeaderProps) {
  const sorted = sorting?.by === column;
  const descending = sorted && sorting.descending;
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted ? orders[Number(descending)] : undefined}
      className="ad:px-3 ad:py-1 ad:font-medium"
    >
      {sorting ? (
        <button
          type="button"
          onClick={() => onSort({ by: column, descending: sorted && !descending })}
          className="ad:-mx-2 ad:inline-flex ad:h-8 ad:cursor-pointer ad:items-center ad:gap-1 ad:rounded-md ad:px-2 ad:hover:bg-accent ad:hover:text-foreground"
        >
          {label}
          {sorted && <Arrow aria-hidden="true" className="ad:size-3.5" />}
        </button>
      ) : (
        <span className="ad:inline-block ad:py-1.5">{label}</span>
      )}
    </th>
  );
}
