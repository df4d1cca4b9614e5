import { cn } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import { memo } from 'react';
import { type Column, type Row, type Target, targetOf, textIn } from '../report/report-data.js';
import { openerId } from '../report/step.js';
import { RowCell } from './RowCell.js';
import { cellStyles, nameStyles, rowStyles } from './table-styles.js';

interface ReportRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly onOpen: (target: Target) => void;
}

/**
 * The name of a person or a job opens its details; on a card, so does the rest of the row. Memoized for thousands of
 * rows.
 */
export const ReportRow = memo(function ReportRow({ row, columns, onOpen }: ReportRowProps) {
  const [first, ...others] = columns;
  const target = targetOf(row);
  const name = first ? textIn(row, first.key) : '';
  return (
    <tr className={cn(rowStyles, 'ad:tabular:hover:bg-accent', target && 'ad:hover:bg-accent')}>
      <th scope="row" className={cn(cellStyles, nameStyles, 'ad:font-medium ad:wrap-anywhere')}>
        {target ? (
          <span className="ad:flex ad:items-center ad:justify-between ad:gap-3">
            <button
              type="button"
              id={openerId('report', target)}
              onClick={() => onOpen(target)}
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
        ) : (
          name
        )}
      </th>
      {others.map((column) => (
        <RowCell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
});
