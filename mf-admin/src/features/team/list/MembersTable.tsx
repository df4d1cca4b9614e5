import { Button } from '@timetrack/ui';
import { ArrowDown, ArrowUp } from '@timetrack/ui/icons';
import { type ReactElement, useState } from 'react';
import type { Member } from '../member/members.graphql.js';
import type { Column, Sorting } from './select-members.js';

interface MembersTableProps {
  readonly name: string;
  readonly members: readonly Member[];
  readonly hasColors: boolean;
  /** Null in a list that is too short to sort. */
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
  readonly renderRow: (member: Member) => ReactElement;
}

/** Rows that are rendered at first and added by each click. Rendering a thousand rows at once is noticeably slow. */
const pageSize = 100;

/** A table on wide screens; a card for each member on narrow ones. */
export function MembersTable({ name, members, hasColors, sorting, onSort, renderRow }: MembersTableProps) {
  const [count, setCount] = useState(pageSize);
  const hidden = members.length - count;
  return (
    <div className="ad:@container">
      <table aria-label={name} className="ad:block ad:w-full ad:text-left ad:text-sm ad:@4xl:table">
        <thead className="ad:hidden ad:@4xl:table-header-group">
          <tr className="ad:border-b ad:border-border ad:text-xs ad:text-muted-foreground">
            <ColumnHeader column="name" label="Name" sorting={sorting} onSort={onSort} />
            <ColumnHeader column="role" label="Role" sorting={sorting} onSort={onSort} />
            <ColumnHeader column="status" label="Status" sorting={sorting} onSort={onSort} />
            {hasColors && (
              <th scope="col" className="ad:px-3 ad:py-2.5 ad:text-center ad:font-medium">
                Color
              </th>
            )}
            <th scope="col" className="ad:px-3 ad:py-2.5 ad:text-right ad:font-medium">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="ad:block ad:divide-y ad:divide-border ad:@4xl:table-row-group">
          {members.slice(0, count).map(renderRow)}
        </tbody>
      </table>
      {hidden > 0 && (
        <div className="ad:flex ad:justify-center ad:border-t ad:border-border ad:p-3">
          <Button variant="ghost" onClick={() => setCount(count + pageSize)}>
            {`Show ${Math.min(pageSize, hidden)} more (of ${hidden})`}
          </Button>
        </div>
      )}
    </div>
  );
}

const orders = ['ascending', 'descending'] as const;

interface ColumnHeaderProps {
  readonly column: Column;
  readonly label: string;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** A column heading. If the table can be sorted, it sorts by the column, then reverses the order. */
function ColumnHeader({ column, label, sorting, onSort }: ColumnHeaderProps) {
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
          <span>{label}</span>
          {isSorted && <Arrow aria-hidden="true" className="ad:size-3.5" />}
        </button>
      ) : (
        <span className="ad:inline-block ad:py-1.5">{label}</span>
      )}
    </th>
  );
}
