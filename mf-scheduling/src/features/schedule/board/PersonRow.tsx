import { cn } from '@timetrack/ui';
import { memo } from 'react';
import type { Span } from '../../../time/calendar.js';
import { dateInYear } from '../../../time/formats.js';
import { useTargetDays } from '../move/carry-context.js';
import { marks } from '../move/use-carry-handlers.js';
import { useScheduleScreen } from '../screen-context.js';
import { TimelineBar } from '../timeline/TimelineBar.js';
import { WeekChip } from '../week/WeekChip.js';
import { archivedId, type Row } from './board.js';
import { columns } from './columns.js';
import { type LaidOut, shiftsOn, timeOffSpace } from './layout.js';
import { PersonHeader } from './PersonHeader.js';
import { TimeOffBar } from './TimeOffBar.js';

interface PersonRowProps {
  readonly kind: 'week' | 'timeline';
  readonly row: Row;
  readonly layout: LaidOut;
  readonly span: Span;
  readonly top: number;
  readonly index: number;
}

/** One person's week. Drawn again only when something of it changed. */
export const PersonRow = memo(function PersonRow({ kind, row, layout, span, top, index }: PersonRowProps) {
  const target = useTargetDays(span, row.person.user.id);
  return (
    <tr
      data-row=""
      aria-rowindex={index + 2}
      className={cn(columns, 'sc:absolute sc:inset-x-0 sc:border-b sc:border-border')}
      style={{ top, height: layout.height }}
    >
      <PersonHeader person={row.person} />
      {span.days.map((day, dayIndex) => (
        <DayCell
          key={day}
          kind={kind}
          row={row}
          layout={layout}
          day={day}
          dayIndex={dayIndex}
          from={span.bounds[dayIndex] ?? 0}
          to={span.bounds[dayIndex + 1] ?? 0}
          targeted={target !== null && target.first <= dayIndex && dayIndex <= target.last}
        />
      ))}
    </tr>
  );
});

interface DayCellProps extends Pick<PersonRowProps, 'kind' | 'row' | 'layout'> {
  readonly day: string;
  readonly dayIndex: number;
  readonly from: number;
  readonly to: number;
  readonly targeted: boolean;
}

function DayCell({ kind, row, layout, day, dayIndex, from, to, targeted }: DayCellProps) {
  const { today } = useScheduleScreen();
  const below = timeOffSpace(layout.timeOffLanes);
  return (
    <td
      className={cn(
        'sc:relative sc:block sc:min-w-0 sc:border-border sc:p-0 sc:not-last:border-r',
        day === today && 'sc:bg-primary/5',
        targeted && 'sc:bg-primary-soft sc:outline-2 sc:-outline-offset-2 sc:outline-primary',
      )}
    >
      <CellButton row={row} day={day} first={dayIndex === 0} />
      {row.timeOff.map((placed, index) =>
        placed.first === dayIndex ? (
          <TimeOffBar key={placed.thing.id} placed={placed} lane={layout.timeOffLanes[index] ?? 0} />
        ) : null,
      )}
      {kind === 'week' ? (
        <ul
          className="sc:pointer-events-none sc:relative sc:flex sc:flex-col sc:gap-1 sc:px-1 sc:py-1.5"
          style={{ paddingTop: 6 + below }}
        >
          {shiftsOn(row, dayIndex).map((placed) => (
            <WeekChip key={placed.thing.id} placed={placed} day={dayIndex} from={from} to={to} person={row.person} />
          ))}
        </ul>
      ) : (
        row.shifts.map((placed, index) =>
          placed.first === dayIndex ? (
            <TimelineBar
              key={placed.thing.id}
              placed={placed}
              lane={layout.shiftLanes[index] ?? 0}
              above={below}
              person={row.person}
            />
          ) : null,
        )
      )}
    </td>
  );
}

interface CellButtonProps {
  readonly row: Row;
  readonly day: string;
  readonly first: boolean;
}

/** The free place of a cell: a click makes a shift there. Where nobody may, it is a mark for nothing but the day. */
function CellButton({ row, day, first }: CellButtonProps) {
  const { manages, open } = useScheduleScreen();
  const { id, firstName, lastName } = row.person.user;
  if (!manages) return null;
  // Nobody can be given a shift here, but what lies here is taken up from this day.
  if (id === archivedId) return <span aria-hidden="true" {...marks.cell(day, id)} className="sc:absolute sc:inset-0" />;
  return (
    <button
      type="button"
      {...marks.cell(day, id)}
      tabIndex={first ? 0 : -1}
      aria-label={`New schedule for ${firstName} ${lastName} on ${dateInYear(day)}`}
      onClick={() => open({ kind: 'create', day, personId: id, copyOf: null })}
      className="sc:group sc:absolute sc:inset-0 sc:cursor-pointer sc:transition-colors sc:hover:bg-accent/60 sc:focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden="true"
        className="sc:absolute sc:right-1.5 sc:bottom-0.5 sc:text-lg sc:leading-6 sc:text-muted-foreground sc:opacity-0 sc:group-hover:opacity-100 sc:group-focus-visible:opacity-100"
      >
        +
      </span>
    </button>
  );
}
