import { cn } from '@timetrack/ui';
import { memo } from 'react';
import { adds, type Column, type Row, textIn } from '../preview/report-data.js';
import { CellValue } from './CellValue.js';
import { cellStyles, firstColumnStyles } from './styles.js';

interface ReportRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly onOpen: (person: string) => void;
}

/** The name of a person opens what is behind the row. A thousand of these are drawn once each. */
export const ReportRow = memo(function ReportRow({ row, columns, onOpen }: ReportRowProps) {
  const person = textIn(row, 'userId');
  return (
    <tr className="ad:group ad:break-inside-avoid ad:hover:bg-accent">
      {columns.map((column, index) => {
        const value = <CellValue row={row} column={column} />;
        if (index > 0) {
          return (
            <td key={column.key} className={cn(cellStyles, adds(column) && 'ad:text-right ad:whitespace-nowrap')}>
              {value}
            </td>
          );
        }
        return (
          <th
            key={column.key}
            scope="row"
            className={cn(cellStyles, firstColumnStyles, 'ad:bg-card ad:font-medium ad:group-hover:bg-accent')}
          >
            {person === '' ? (
              value
            ) : (
              <button
                type="button"
                id={personButtonId(person)}
                onClick={() => onOpen(person)}
                className="ad:cursor-pointer ad:rounded-sm ad:py-1 ad:text-left ad:wrap-anywhere ad:underline ad:decoration-input/60 ad:decoration-dotted ad:underline-offset-4 ad:hover:text-primary ad:hover:decoration-solid ad:print:no-underline ad:pointer-coarse:min-h-11"
              >
                {value}
              </button>
            )}
          </th>
        );
      })}
    </tr>
  );
});

/** Where the focus goes back to. A person has a row for each policy in one of the reports: the first one is meant. */
export function personButtonId(person: string): string {
  return `report-person-${person}`;
}
