import { Button } from '@timetrack/ui';
import { type ReactNode, useState } from 'react';
import { countPeople, type Member } from '../member/member.js';
import type { Sorting } from './arrange.js';
import { ColumnHeader } from './ColumnHeader.js';

interface MembersTableProps {
  /** What a screen reader calls it. */
  readonly name: string;
  readonly members: readonly Member[];
  /** A column between status and actions: the colour. */
  readonly colored: boolean;
  /** Null where the list is too short to be worth sorting. */
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
  readonly row: (member: Member) => ReactNode;
}

/** So many rows are drawn at first, and more each time they are asked for: a thousand at once would be felt. */
const step = 100;

/** A table where there is room for one, and below that a card for each row. */
export function MembersTable({ name, members, colored, sorting, onSort, row }: MembersTableProps) {
  const [count, setCount] = useState(step);
  const hidden = members.length - count;
  return (
    <div className="ad:@container">
      <table aria-label={name} className="ad:block ad:w-full ad:text-left ad:text-sm ad:@4xl:table">
        <thead className="ad:hidden ad:@4xl:table-header-group">
          <tr className="ad:border-b ad:border-border ad:text-xs ad:text-muted-foreground">
            <ColumnHeader column="name" label="Name" sorting={sorting} onSort={onSort} />
            <ColumnHeader column="role" label="Role" sorting={sorting} onSort={onSort} />
            <ColumnHeader column="status" label="Status" sorting={sorting} onSort={onSort} />
            {colored && (
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
          {members.slice(0, count).map(row)}
        </tbody>
      </table>
      {hidden > 0 && (
        <div className="ad:flex ad:justify-center ad:border-t ad:border-border ad:p-3">
          <Button variant="ghost" onClick={() => setCount(count + step)}>
            Show {countPeople(Math.min(step, hidden))} more (of {hidden})
          </Button>
        </div>
      )}
    </div>
  );
}
