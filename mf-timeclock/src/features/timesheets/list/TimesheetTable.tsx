import { cn } from '@timetrack/ui';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';
import { ClockTime, Duration, Employee, NotesButton, PhotosButton, RowActions } from './row-cells.js';

/** Has the same columns in every state, so that the layout never shifts. */
export function TimesheetTable({ rows }: { readonly rows: readonly TimesheetRow[] }) {
  const { canReview } = useTimesheetsScreen();
  return (
    <div className="tc:relative tc:overflow-x-auto">
      <table className="tc:w-full tc:text-sm">
        <caption className="tc:sr-only">Timesheets, newest first</caption>
        <thead className="tc:border-b tc:border-border tc:text-left tc:text-xs tc:text-muted-foreground">
          <tr>
            <Head>Employee</Head>
            <Head>Clock In</Head>
            <Head>Clock Out</Head>
            <Head>Duration</Head>
            <Head>Notes</Head>
            <Head>Photos</Head>
            {canReview && <Head isLast>Actions</Head>}
          </tr>
        </thead>
        <tbody className="tc:divide-y tc:divide-border">
          {rows.map((row) => (
            <TableRow key={row.id} row={row} canReview={canReview} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly children: string;
  readonly isLast?: boolean;
}

function Head({ children, isLast = false }: HeadProps) {
  return (
    <th
      scope="col"
      className={cn(
        'tc:px-3 tc:py-3 tc:font-medium tc:whitespace-nowrap tc:first:pl-5',
        isLast && 'tc:pr-6 tc:text-right',
      )}
    >
      {children}
    </th>
  );
}

const cell = 'tc:px-3 tc:py-2.5';
/** No padding: the buttons have their own, so that their labels align with the column header. */
const buttonCell = 'tc:px-0 tc:py-2.5';

function TableRow({ row, canReview }: { readonly row: TimesheetRow; readonly canReview: boolean }) {
  return (
    <tr className="tc:align-middle tc:hover:bg-muted/40">
      <th scope="row" className={`${cell} tc:w-2/5 tc:pl-5 tc:text-left tc:font-normal`}>
        <Employee row={row} />
      </th>
      <td className={cell}>
        <ClockTime instant={row.clockInAt} />
      </td>
      <td className={cell}>
        <ClockTime instant={row.clockOutAt} />
      </td>
      <td className={cell}>
        <Duration row={row} />
      </td>
      <td className={buttonCell}>
        <NotesButton row={row} />
      </td>
      <td className={buttonCell}>
        <PhotosButton row={row} />
      </td>
      {canReview && (
        <td className="tc:py-2.5 tc:pr-4 tc:pl-3">
          <RowActions row={row} />
        </td>
      )}
    </tr>
  );
}
