import { formatDuration, formatWeekdayDate, fullName } from '@timetrack/screens';
import { Avatar, Button, cn } from '@timetrack/ui';
import { Check } from '@timetrack/ui/icons';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';
import { DayCell, hasHours, SelectBox } from './DayCell.js';
import { approvableOf, type Selection, type WeekTotals } from './use-week.js';
import type { PersonWeek } from './week.graphql.js';

interface WeekGridProps {
  readonly dates: readonly string[];
  readonly people: readonly PersonWeek[];
  readonly totals: WeekTotals | null;
  readonly selection: Selection;
  readonly isApproving: boolean;
  /** Whether the bar with the selection is above the table, which then scrolls below it. */
  readonly isBelowBar: boolean;
  readonly onToggle: (ids: readonly string[]) => void;
  readonly onApproveWeek: (person: PersonWeek) => void;
}

/** A row for each person, a column for each day, and the totals of both. The days stay in view below the page's header. */
export function WeekTable({ dates, people, totals, isBelowBar, ...grid }: WeekGridProps) {
  return (
    <table className="tc:w-full tc:table-fixed tc:text-sm">
      <caption className="tc:sr-only">Hours by person and day</caption>
      <thead className="tc:text-left tc:text-xs tc:text-muted-foreground">
        <tr>
          {['Employee', ...dates.map(formatWeekdayDate), 'Week'].map((name) => (
            <th
              key={name}
              scope="col"
              className={cn(
                'tc:sticky tc:z-10 tc:border-b tc:border-border tc:bg-card tc:px-1 tc:py-3 tc:font-medium tc:first:w-40 tc:first:rounded-tl-xl tc:first:pl-4 tc:last:w-34 tc:last:rounded-tr-xl tc:last:pr-3',
                isBelowBar ? 'tc:top-28' : 'tc:top-14',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tc:divide-y tc:divide-border">
        {people.map((person) => (
          <tr key={person.user.id} className="tc:align-top tc:hover:bg-muted/40">
            <th scope="row" className="tc:py-3 tc:pr-1.5 tc:pl-4 tc:text-left tc:font-normal">
              <PersonCell person={person} {...grid} />
            </th>
            {person.days.map((day) => (
              <td key={day.date} className="tc:px-1 tc:py-3">
                <DayCell person={person} day={day} {...grid} />
              </td>
            ))}
            <td className="tc:py-3 tc:pr-3 tc:pl-1">
              <PersonTotals person={person} busy={grid.isApproving} onApprove={() => grid.onApproveWeek(person)} />
            </td>
          </tr>
        ))}
      </tbody>
      {totals && <TotalsRow totals={totals} />}
    </table>
  );
}

function TotalsRow({ totals }: { readonly totals: WeekTotals }) {
  return (
    <tfoot className="tc:border-t tc:border-border tc:bg-muted/40 tc:align-top tc:font-medium tc:tabular-nums">
      <tr>
        <th scope="row" className="tc:py-3 tc:pr-1.5 tc:pl-4 tc:text-left tc:font-medium">
          Everyone
        </th>
        {totals.days.map(({ date, minutes, timeOffMinutes }) => (
          <td key={date} className="tc:px-1 tc:py-3">
            <span>{formatDuration(minutes)}</span>
            {timeOffMinutes > 0 && <Detail>{`${formatDuration(timeOffMinutes)} time off`}</Detail>}
          </td>
        ))}
        <td className="tc:py-3 tc:pr-3 tc:pl-1">
          <span>{formatDuration(totals.totalMinutes)}</span>
          {detailsOf(totals).map((detail) => (
            <Detail key={detail}>{detail}</Detail>
          ))}
        </td>
      </tr>
    </tfoot>
  );
}

function Detail({ children }: { readonly children: React.ReactNode }) {
  return <p className="tc:text-xs tc:font-normal tc:text-muted-foreground">{children}</p>;
}

const detailsOf = ({ overtimeMinutes, timeOffMinutes }: WeekTotals) =>
  [
    overtimeMinutes > 0 && `${formatDuration(overtimeMinutes)} overtime`,
    timeOffMinutes > 0 && `${formatDuration(timeOffMinutes)} time off`,
  ].filter((detail) => detail !== false);

/** The rows as cards, for narrow screens. Days without hours are left out. */
export function WeekCards({ people, totals, ...grid }: WeekGridProps) {
  return (
    <>
      {totals && (
        <p className="tc:border-b tc:border-border tc:p-4 tc:text-sm tc:text-muted-foreground tc:tabular-nums">
          <span>{'Everyone: '}</span>
          <span className="tc:font-semibold tc:text-foreground">{formatDuration(totals.totalMinutes)}</span>
          <span>
            {detailsOf(totals)
              .map((detail) => `, ${detail}`)
              .join('')}
          </span>
        </p>
      )}
      <ul aria-label="Hours by person" className="tc:divide-y tc:divide-border">
        {people.map((person) => (
          <li key={person.user.id} className="tc:flex tc:flex-col tc:gap-3 tc:p-4">
            <PersonCell person={person} {...grid} />
            <PersonTotals person={person} busy={grid.isApproving} onApprove={() => grid.onApproveWeek(person)} />
            <dl className="tc:grid tc:grid-cols-2 tc:gap-3 tc:text-sm">
              {person.days.filter(hasHours).map((day) => (
                <div key={day.date} className="tc:flex tc:min-w-0 tc:flex-col tc:gap-1">
                  <dt className="tc:text-xs tc:text-muted-foreground">{formatWeekdayDate(day.date)}</dt>
                  <dd>
                    <DayCell person={person} day={day} {...grid} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PersonCellProps {
  readonly person: PersonWeek;
  readonly selection: Selection;
  readonly onToggle: (ids: readonly string[]) => void;
}

/** Who worked, with a box that selects everything of the person that can be approved. */
function PersonCell({ person, selection, onToggle }: PersonCellProps) {
  const ids = approvableOf(person).map(({ id }) => id);
  const selected = ids.filter((id) => selection.has(id)).length;
  const { firstName, lastName, scheduleColor } = person.user;
  const name = fullName(person.user);
  return (
    <div className="tc:flex tc:items-center tc:gap-2">
      {ids.length > 0 && (
        <SelectBox
          label={`Select the week of ${name}`}
          checked={selected === ids.length}
          isPartial={selected > 0 && selected < ids.length}
          onChange={() => onToggle(ids)}
        />
      )}
      <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} className="tc:size-7" />
      <span className="tc:min-w-0 tc:wrap-anywhere">{name}</span>
    </div>
  );
}

interface PersonTotalsProps {
  readonly person: PersonWeek;
  readonly busy: boolean;
  readonly onApprove: () => void;
}

/** The payable hours of a week, and the button that approves them or the reason without one. */
function PersonTotals({ person, busy, onApprove }: PersonTotalsProps) {
  const { canReview } = useTimesheetsScreen();
  const { totalMinutes, overtimeMinutes, doubleTimeMinutes, timeOffMinutes, approvable, exceptional } = person;
  const obstacles = new Set(
    person.days.flatMap(({ timesheets }) => timesheets.flatMap(({ approvalObstacle }) => approvalObstacle ?? [])),
  );
  const parts = [
    overtimeMinutes > 0 && `${formatDuration(overtimeMinutes)} overtime`,
    doubleTimeMinutes > 0 && `${formatDuration(doubleTimeMinutes)} double time`,
    timeOffMinutes > 0 && `${formatDuration(timeOffMinutes)} time off`,
  ].filter((part) => part !== false);
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-1">
      <p className="tc:font-semibold tc:tabular-nums">{formatDuration(totalMinutes)}</p>
      {parts.map((part) => (
        <p key={part} className="tc:text-xs tc:text-muted-foreground tc:tabular-nums">
          {part}
        </p>
      ))}
      {canReview && approvable > 0 && (
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          aria-label={`Approve ${approvable} of ${fullName(person.user)}, ${exceptional} with exceptions`}
          onClick={onApprove}
        >
          <Check aria-hidden="true" />
          <span>{`Approve ${approvable}`}</span>
        </Button>
      )}
      {[...obstacles].map((obstacle) => (
        <p key={obstacle} className="tc:text-xs tc:text-muted-foreground">
          {obstacle}
        </p>
      ))}
    </div>
  );
}
