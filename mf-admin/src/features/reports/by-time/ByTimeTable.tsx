import { formatDuration } from '@timetrack/screens';
import { cn } from '@timetrack/ui';
import { ScrollRegion } from '../../../components/Layout.js';

interface TimeColumn {
  readonly key: string;
  /** The day of the week, above the date. Null for a week. */
  readonly above: string | null;
  readonly text: string;
  readonly minutes: number;
}

interface TimeRow {
  readonly key: string;
  readonly name: string;
  readonly minutes: number;
  readonly cells: readonly number[];
}

interface ByTimeTableProps {
  /** `Employee` */
  readonly label: string;
  readonly columns: readonly TimeColumn[];
  readonly rows: readonly TimeRow[];
  readonly minutes: number;
  /** Null if the rows open nothing. */
  readonly onOpen: ((key: string) => void) | null;
}

const cell = 'ad:px-3 ad:py-2 ad:text-right ad:whitespace-nowrap ad:tabular-nums';
/** Stays in view while the columns scroll. */
const name = 'ad:sticky ad:left-0 ad:z-10 ad:bg-card ad:px-5 ad:py-2 ad:text-left ad:font-medium ad:md:px-6';

const rowName = 'ad:max-w-40 ad:wrap-break-word ad:sm:max-w-none ad:sm:whitespace-nowrap';

export function ByTimeTable({ label, columns, rows, minutes, onOpen }: ByTimeTableProps) {
  return (
    <ScrollRegion aria-label={`${label} by time, table`} className="ad:relative ad:overflow-x-auto ad:rounded-b-xl">
      <table aria-label={`${label} by time`} className="ad:w-full ad:text-sm ad:print:text-xs">
        <thead className="ad:text-muted-foreground">
          <tr className="ad:border-b ad:border-border">
            <th scope="col" className={name}>
              {label}
            </th>
            {columns.map(({ key, above, text }) => (
              <th key={key} scope="col" className={cn(cell, 'ad:font-medium')}>
                {above && <span className="ad:block ad:text-xs ad:font-normal">{above}</span>}
                <span>{text}</span>
              </th>
            ))}
            <th scope="col" className={cn(cell, 'ad:pr-6 ad:font-medium')}>
              Total
            </th>
          </tr>
        </thead>
        <tbody className="ad:divide-y ad:divide-border">
          {rows.map((row) => (
            <tr key={row.key} className="ad:hover:bg-accent">
              <th scope="row" className={name}>
                {onOpen ? (
                  <button
                    type="button"
                    onClick={() => onOpen(row.key)}
                    className={cn(
                      rowName,
                      'ad:cursor-pointer ad:text-left ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:min-h-11',
                    )}
                  >
                    {row.name}
                  </button>
                ) : (
                  <span className={cn(rowName, 'ad:inline-block')}>{row.name}</span>
                )}
              </th>
              {columns.map(({ key }, index) => (
                <td key={key} className={cell}>
                  <Minutes minutes={row.cells[index] ?? 0} />
                </td>
              ))}
              <td className={cn(cell, 'ad:pr-6 ad:font-semibold')}>
                <Minutes minutes={row.minutes} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="ad:border-t-2 ad:border-border ad:font-semibold">
            <th scope="row" className={cn(name, 'ad:font-semibold')}>
              Total
            </th>
            {columns.map((column) => (
              <td key={column.key} className={cell}>
                <Minutes minutes={column.minutes} />
              </td>
            ))}
            <td className={cn(cell, 'ad:pr-6')}>
              <Minutes minutes={minutes} />
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function Minutes({ minutes }: { readonly minutes: number }) {
  if (minutes === 0) return <span className="ad:text-muted-foreground">–</span>;
  return <span>{formatDuration(minutes)}</span>;
}
