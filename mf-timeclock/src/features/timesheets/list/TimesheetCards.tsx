import type { TimesheetRow } from '../row/timesheet-row.graphql.js';
import { ClockTime } from './ClockTime.js';
import { RowActions } from './RowActions.js';
import { Duration, Employee, NotesButton, PhotosButton } from './row-cells.js';

/** The rows of the table as cards, for narrow screens. */
export function TimesheetCards({ rows }: { readonly rows: readonly TimesheetRow[] }) {
  return (
    <ul aria-label="Timesheets, newest first" className="tc:divide-y tc:divide-border">
      {rows.map((row) => (
        <li key={row.id} className="tc:flex tc:flex-col tc:gap-3 tc:p-4">
          <Employee row={row} />
          <dl className="tc:grid tc:grid-cols-3 tc:gap-3 tc:text-sm">
            <Figure name="Clock In">
              <ClockTime instant={row.clockInAt} />
            </Figure>
            <Figure name="Clock Out">
              <ClockTime instant={row.clockOutAt} />
            </Figure>
            <Figure name="Duration">
              <Duration row={row} />
            </Figure>
          </dl>
          <div className="tc:-mx-2 tc:hidden tc:flex-wrap tc:items-center tc:has-[button,p]:flex">
            <div className="tc:flex">
              {row.notes.trim() !== '' && <NotesButton row={row} />}
              {row.images.length > 0 && <PhotosButton row={row} />}
            </div>
            <div className="tc:ml-auto tc:has-[p]:px-2">
              <RowActions row={row} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="tc:flex tc:flex-col tc:gap-1">
      <dt className="tc:text-xs tc:text-muted-foreground">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
