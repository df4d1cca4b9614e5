import { cn } from '@timetrack/ui';
import { useTimesheetsScreen } from '../screen-context.js';
import type { Row } from '../words.js';
import { RowActions } from './RowActions.js';
import { Duration, Employee, NotesButton, PhotosButton } from './RowParts.js';
import { When } from './When.js';

/** The same columns in every state, so that nothing jumps. */
export function TimesheetTable({ rows }: { readonly rows: readonly Row[] }) {
  const { reviews } = useTimesheetsScreen();
  return (
    <div className="tc:relative tc:overflow-x-auto">
      <table className="tc:w-full tc:text-sm">
        <caption className="tc:sr-only">Timesheets, the newest first</caption>
        <thead className="tc:border-b tc:border-border tc:text-left tc:text-xs tc:text-muted-foreground">
          <tr>
            <Head>Employee</Head>
            <Head>Clock In</Head>
            <Head>Clock Out</Head>
            <Head>Duration</Head>
            <Head>Notes</Head>
            <Head>Photos</Head>
            {reviews && <Head isLast>Actions</Head>}
          </tr>
        </thead>
        <tbody className="tc:divide-y tc:divide-border">
          {rows.map((row) => (
            <TableRow key={row.id} row={row} reviews={reviews} />
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
/** Buttons bring their own room: their words stand under the column's head. */
const buttonCell = 'tc:px-0 tc:py-2.5';

function TableRow({ row, reviews }: { readonly row: Row; readonly reviews: boolean }) {
  return (
    <tr className="tc:align-middle tc:hover:bg-muted/40">
      <th scope="row" className={`${cell} tc:w-2/5 tc:pl-5 tc:text-left tc:font-normal`}>
        <Employee row={row} />
      </th>
      <td className={cell}>
        <When instant={row.clockInAt} />
      </td>
      <td className={cell}>
        <When instant={row.clockOutAt} />
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
      {reviews && (
        <td className="tc:py-2.5 tc:pr-4 tc:pl-3">
          <RowActions row={row} />
        </td>
      )}
    </tr>
  );
}
