import { cn } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import { memo } from 'react';
import { type Column, type Row, textIn } from '../report/report-data.js';
import { RowCell } from './RowCell.js';
import { cellStyles, nameStyles, rowStyles } from './table-styles.js';

interface ReportRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly onOpen: (person: string) => void;
}

/** The name of a person opens their hours; on a card, so does the rest of the row. Memoized for thousands of rows. */
export const ReportRow = memo(function ReportRow({ row, columns, onOpen }: ReportRowProps) {
  const [first, ...others] = columns;
  const person = textIn(row, 'userId');
  const name = first ? textIn(row, first.key) : '';
  return (
    <tr className={cn(rowStyles, 'ad:tabular:hover:bg-accent', person !== '' && 'ad:hover:bg-accent')}>
      <th scope="row" className={cn(cellStyles, nameStyles, 'ad:font-medium ad:wrap-anywhere')}>
        {person === '' ? (
          name
        ) : (
          <span className="ad:flex ad:items-center ad:justify-between ad:gap-3">
            <button
              type="button"
              id={personButtonId(person)}
              onClick={() => onOpen(person)}
              className={cn(
                'ad:cursor-pointer ad:rounded-sm ad:py-1 ad:text-left ad:hover:text-primary ad:pointer-coarse:min-h-11',
                'ad:after:absolute ad:after:inset-0 ad:tabular:after:content-none',
                'ad:underline ad:decoration-input/60 ad:decoration-dotted ad:underline-offset-4 ad:hover:decoration-solid ad:print:no-underline',
              )}
            >
              {name}
            </button>
            <ChevronRight
              aria-hidden="true"
              className="ad:size-4 ad:shrink-0 ad:text-muted-foreground ad:tabular:hidden"
            />
          </span>
        )}
      </th>
      {others.map((column) => (
        <RowCell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
});

/** The button that takes the focus back. A person may have several rows (one for each policy); the first one counts. */
export function personButtonId(person: string): string {
  return `report-person-${person}`;
}
