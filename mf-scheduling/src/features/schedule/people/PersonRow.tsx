import { formatFullWeekdayDate, fullName } from '@timetrack/screens';
import { cn } from '@timetrack/ui';
import { memo } from 'react';
import { archivedId, type Row } from '../board/arrange-board.js';
import type { BoardRange } from '../board/board-range.js';
import { useDropDays } from '../drag/drag-context.js';
import { dragAttributes } from '../drag/drag-targets.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { PersonHeader } from './PersonHeader.js';
import { columnClasses, findShiftsOn, type RowLayout, timeOffSpace } from './row-layout.js';
import { TimelineBar } from './TimelineBar.js';
import { TimeOffBar } from './TimeOffBar.js';
import { WeekChip } from './WeekChip.js';

interface PersonRowProps {
  readonly kind: 'week' | 'timeline';
  readonly row: Row;
  readonly layout: RowLayout;
  readonly range: BoardRange;
  readonly top: number;
  readonly index: number;
}

/** One person's week. Renders again only when its data changes. */
export const PersonRow = memo(function PersonRow({ kind, row, layout, range, top, index }: PersonRowProps) {
  const target = useDropDays(range, row.person.user.id);
  return (
    <tr
      data-row=""
      aria-rowindex={index + 2}
      className={cn(columnClasses, 'sc:absolute sc:inset-x-0 sc:border-b sc:border-border')}
      style={{ top, height: layout.height }}
    >
      <PersonHeader person={row.person} />
      {range.days.map((day, dayIndex) => (
        <DayCell
          key={day}
          kind={kind}
          row={row}
          layout={layout}
          day={day}
          dayIndex={dayIndex}
          from={range.bounds[dayIndex] ?? 0}
          to={range.bounds[dayIndex + 1] ?? 0}
          isDropTarget={target !== null && target.first <= dayIndex && dayIndex <= target.last}
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
  readonly isDropTarget: boolean;
}

function DayCell({ kind, row, layout, day, dayIndex, from, to, isDropTarget }: DayCellProps) {
  const { today } = useScheduleScreen();
  const below = timeOffSpace(layout.timeOffLanes);
  return (
    <td
      className={cn(
        'sc:relative sc:block sc:min-w-0 sc:border-border sc:p-0 sc:not-last:border-r',
        day === today && 'sc:bg-primary/5',
        isDropTarget && 'sc:bg-primary-soft sc:outline-2 sc:-outline-offset-2 sc:outline-primary',
      )}
    >
      <CellButton row={row} day={day} isTabStop={dayIndex === 0} />
      {row.timeOff.map((placed, index) =>
        placed.first === dayIndex ? (
          <TimeOffBar key={placed.item.id} placed={placed} lane={layout.timeOffLanes[index] ?? 0} />
        ) : null,
      )}
      {kind === 'week' ? (
        <ul
          className="sc:pointer-events-none sc:relative sc:flex sc:flex-col sc:gap-1 sc:px-1 sc:py-1.5"
          style={{ paddingTop: 6 + below }}
        >
          {findShiftsOn(row, dayIndex).map((placed) => (
            <WeekChip key={placed.item.id} placed={placed} day={dayIndex} from={from} to={to} person={row.person} />
          ))}
        </ul>
      ) : (
        row.shifts.map((placed, index) =>
          placed.first === dayIndex ? (
            <TimelineBar
              key={placed.item.id}
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
  readonly isTabStop: boolean;
}

/** The empty part of a cell: a click creates a shift there. */
function CellButton({ row, day, isTabStop }: CellButtonProps) {
  const { canManage, open } = useScheduleScreen();
  const { id } = row.person.user;
  if (!canManage) return null;
  // Archived people can't receive shifts, but a drag that starts here needs to know the day.
  if (id === archivedId)
    return <span aria-hidden="true" {...dragAttributes.cell(day, id)} className="sc:absolute sc:inset-0" />;
  return (
    <button
      type="button"
      {...dragAttributes.cell(day, id)}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`New schedule for ${fullName(row.person.user)} on ${formatFullWeekdayDate(day)}`}
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
