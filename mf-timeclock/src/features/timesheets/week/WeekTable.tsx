import { formatWeekdayDate, fullName } from '@timetrack/screens';
import { Avatar } from '@timetrack/ui';
import { DayCell } from './DayCell.js';
import { PersonTotals } from './PersonTotals.js';
import { SelectBox } from './SelectBox.js';
import { approvableOf, type Selection } from './selection.js';
import type { PersonWeek, WeekTimesheet } from './week.graphql.js';

export interface WeekGridProps {
  readonly dates: readonly string[];
  readonly people: readonly PersonWeek[];
  readonly selection: Selection;
  readonly isApproving: boolean;
  readonly onToggle: (timesheets: readonly WeekTimesheet[]) => void;
  readonly onApproveWeek: (person: PersonWeek) => void;
}

/** A row for each person, a column for each day. */
export function WeekTable({ dates, people, ...grid }: WeekGridProps) {
  return (
    <div className="tc:overflow-x-auto">
      <table className="tc:w-full tc:min-w-240 tc:table-fixed tc:text-sm">
        <caption className="tc:sr-only">Hours by person and day</caption>
        <thead className="tc:border-b tc:border-border tc:text-left tc:text-xs tc:text-muted-foreground">
          <tr>
            {['Employee', ...dates.map(formatWeekdayDate), 'Week'].map((name) => (
              <th
                key={name}
                scope="col"
                className="tc:px-1 tc:py-3 tc:font-medium tc:first:w-40 tc:first:pl-4 tc:last:w-34 tc:last:pr-3"
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
                <PersonName person={person} {...grid} />
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
      </table>
    </div>
  );
}

/** The rows as cards, for narrow screens. Days without hours are left out. */
export function WeekCards({ people, ...grid }: WeekGridProps) {
  return (
    <ul aria-label="Hours by person" className="tc:divide-y tc:divide-border">
      {people.map((person) => (
        <li key={person.user.id} className="tc:flex tc:flex-col tc:gap-3 tc:p-4">
          <PersonName person={person} {...grid} />
          <PersonTotals person={person} busy={grid.isApproving} onApprove={() => grid.onApproveWeek(person)} />
          <dl className="tc:grid tc:grid-cols-2 tc:gap-3 tc:text-sm">
            {person.days
              .filter(({ minutes, timeOffMinutes, timesheets }) => minutes + timeOffMinutes + timesheets.length > 0)
              .map((day) => (
                <div key={day.date} className="tc:flex tc:flex-col tc:gap-1">
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
  );
}

function PersonName({
  person,
  selection,
  onToggle,
}: { readonly person: PersonWeek } & Pick<WeekGridProps, 'selection' | 'onToggle'>) {
  const approvable = approvableOf(person);
  const selected = approvable.filter(({ id }) => selection.has(id)).length;
  const { firstName, lastName, scheduleColor } = person.user;
  const name = fullName(person.user);
  return (
    <div className="tc:flex tc:items-center tc:gap-2">
      {approvable.length > 0 && (
        <SelectBox
          label={`Select the week of ${name}`}
          checked={selected === approvable.length}
          isPartial={selected > 0 && selected < approvable.length}
          onChange={() => onToggle(approvable)}
        />
      )}
      <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} className="tc:size-7" />
      <span className="tc:wrap-anywhere">{name}</span>
    </div>
  );
}
