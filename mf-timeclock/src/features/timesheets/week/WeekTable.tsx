import { formatDuration, formatWeekdayDate } from '@timetrack/screens';
import { cn } from '@timetrack/ui';
import { useId, useState } from 'react';
import { DayTotal } from './DayTotal.js';
import { PersonDetails } from './PersonDetails.js';
import { ExceptionCount, overtimeOf, PersonButton, WeekBox } from './PersonParts.js';
import type { Selection, WeekTotals } from './use-week.js';
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

const cell = 'tc:px-1.5 tc:py-0.5 tc:first:pl-4 tc:last:pr-4';

/** A line for each person, a column for each day, and the totals of both. The days stay in view below the page's header. */
export function WeekTable({ dates, people, totals, isBelowBar, ...grid }: WeekGridProps) {
  const days = dates.map((date) => formatWeekdayDate(date).replace(', ', ',\n'));
  const columns = ['Review', 'Employee', ...days, 'Week', 'Overtime', 'Exceptions'];
  return (
    <table className="tc:w-full tc:table-fixed tc:text-sm tc:tabular-nums">
      <caption className="tc:sr-only">Hours by person and day</caption>
      <thead className="tc:text-left tc:text-xs tc:text-muted-foreground">
        <tr>
          {columns.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={cn(
                cell,
                'tc:sticky tc:z-10 tc:border-b tc:border-border tc:bg-card tc:align-bottom tc:font-medium tc:first:w-13 tc:first:rounded-tl-xl tc:last:w-26 tc:last:rounded-tr-xl',
                index === 1 && 'tc:w-40',
                index > 8 && 'tc:w-20',
                isBelowBar ? 'tc:top-28' : 'tc:top-14',
              )}
            >
              <span className={index === 0 ? 'tc:sr-only' : 'tc:whitespace-pre-line'}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tc:divide-y tc:divide-border">
        {people.map((person) => (
          <PersonRows key={person.user.id} person={person} {...grid} />
        ))}
      </tbody>
      {totals && <TotalsRow totals={totals} />}
    </table>
  );
}

type PersonProps = Pick<WeekGridProps, 'selection' | 'isApproving' | 'onToggle' | 'onApproveWeek'> & {
  readonly person: PersonWeek;
};

/** The line of a person, and on demand everything about their week below it. */
function PersonRows({ person, ...grid }: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      <tr className="tc:hover:bg-muted/40">
        <td className={cell}>
          <WeekBox person={person} selection={grid.selection} onToggle={grid.onToggle} />
        </td>
        <th scope="row" className={cn(cell, 'tc:text-left tc:font-normal')}>
          <PersonButton person={person} controls={details} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </th>
        {person.days.map((day) => (
          <td key={day.date} className={cell}>
            <DayTotal day={day} />
          </td>
        ))}
        <td className={cn(cell, 'tc:font-semibold tc:whitespace-nowrap')}>{formatDuration(person.totalMinutes)}</td>
        <td className={cell}>
          {overtimeOf(person).map((part) => (
            <span key={part} className="tc:block tc:whitespace-nowrap">
              {part}
            </span>
          ))}
        </td>
        <td className={cell}>
          <ExceptionCount person={person} />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td id={details} colSpan={person.days.length + 5} className="tc:bg-muted/30 tc:py-3 tc:pr-4 tc:pl-14">
            <PersonDetails person={person} {...grid} />
          </td>
        </tr>
      )}
    </>
  );
}

function TotalsRow({ totals }: { readonly totals: WeekTotals }) {
  return (
    <tfoot className="tc:border-t tc:border-border tc:bg-muted/40 tc:align-top tc:font-medium">
      <tr>
        <td className={cell} />
        <th scope="row" className={cn(cell, 'tc:py-2 tc:text-left tc:font-medium')}>
          Everyone
        </th>
        {totals.days.map((day) => (
          <td key={day.date} className={cn(cell, 'tc:py-2')}>
            <span>{formatDuration(day.minutes)}</span>
            <TimeOff minutes={day.timeOffMinutes} />
          </td>
        ))}
        <td className={cn(cell, 'tc:py-2')}>
          <span>{formatDuration(totals.totalMinutes)}</span>
          <TimeOff minutes={totals.timeOffMinutes} />
        </td>
        <td className={cn(cell, 'tc:py-2')}>{totals.overtimeMinutes > 0 && formatDuration(totals.overtimeMinutes)}</td>
        <td className={cell} />
      </tr>
    </tfoot>
  );
}

function TimeOff({ minutes }: { readonly minutes: number }) {
  if (minutes === 0) return null;
  return <p className="tc:text-xs tc:font-normal tc:text-muted-foreground">{`${formatDuration(minutes)} off`}</p>;
}

const detailsOf = ({ overtimeMinutes, timeOffMinutes }: WeekTotals) =>
  [
    overtimeMinutes > 0 && `${formatDuration(overtimeMinutes)} overtime`,
    timeOffMinutes > 0 && `${formatDuration(timeOffMinutes)} time off`,
  ].filter((detail) => detail !== false);

/** The lines without the days, for narrow screens. */
export function WeekCards({ people, totals, ...grid }: WeekGridProps) {
  return (
    <>
      {totals && (
        <p className="tc:border-b tc:border-border tc:px-4 tc:py-3 tc:text-sm tc:text-muted-foreground tc:tabular-nums">
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
          <PersonCard key={person.user.id} person={person} {...grid} />
        ))}
      </ul>
    </>
  );
}

function PersonCard({ person, ...grid }: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <li className="tc:px-4 tc:text-sm">
      <div className="tc:flex tc:min-h-12 tc:items-center tc:gap-3">
        <WeekBox person={person} selection={grid.selection} onToggle={grid.onToggle} />
        <div className="tc:min-w-0 tc:grow">
          <PersonButton person={person} controls={details} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </div>
        <ExceptionCount person={person} />
        <div className="tc:text-right tc:whitespace-nowrap tc:tabular-nums">
          <p className="tc:font-semibold">{formatDuration(person.totalMinutes)}</p>
          {overtimeOf(person).map((part) => (
            <p key={part} className="tc:text-xs tc:text-muted-foreground">{`${part} overtime`}</p>
          ))}
        </div>
      </div>
      {isOpen && (
        <div id={details} className="tc:pt-1 tc:pb-4">
          <PersonDetails person={person} {...grid} />
        </div>
      )}
    </li>
  );
}
