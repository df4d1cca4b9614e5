import { formatFullWeekdayDate, fullName } from '@timetrack/screens/basics';
import { cn } from '@timetrack/ui/basics';
import { memo } from 'react';
import { archivedId, type Row } from '../board/arrange-board.js';
import type { BoardRange } from '../board/board-range.js';
import { useSelectedDays } from '../cells/cell-store.js';
import { useDrag, useDropDays } from '../drag/drag-context.js';
import { dragAttributes } from '../drag/drag-targets.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { PersonHeader } from './PersonHeader.js';
import { columnClasses, findShiftsOn, type RowLayout, timeOffSpace } from './row-layout.js';
import { TimelineBar, TimeOffBar } from './TimelineBar.js';
import { useStaggered } from './use-visible-rows.js';
import { WeekChip } from './WeekChip.js';

interface PersonRowProps {
  readonly kind: 'week' | 'timeline';
  /** Identifies the row among those of the board: a person may have several. */
  readonly rowKey: string;
  readonly row: Row;
  readonly layout: RowLayout;
  readonly range: BoardRange;
  readonly top: number;
  readonly index: number;
  /** Whether its cells wait for their turn, because there are many rows. */
  readonly isStaggered: boolean;
}

/** One person's week. Renders again only when its data changes. */
export const PersonRow = memo(function PersonRow({
  kind,
  rowKey,
  row,
  layout,
  range,
  top,
  index,
  isStaggered,
}: PersonRowProps) {
  const hasCells = useStaggered(isStaggered);
  const target = useDropDays(range, row.person.user.id);
  const selected = useSelectedDays(row.person.user.id);
  const draggedId = useDrag((drag) => {
    // The cards of the other people of the shift stay where they are.
    return drag?.move.from === row.person.user.id ? drag.shift.id : null;
  });
  // Bars leave little of the cells below them, so that Tab goes to a free day.
  const free = range.days.findIndex((_day, dayIndex) => findShiftsOn(row, dayIndex).length === 0);
  const tabStop = Math.max(0, free);
  return (
    <tr
      data-row={rowKey}
      aria-rowindex={index + 2}
      // Each row is a layer of its own, so that scrolling does not paint the rows again.
      className={cn(
        columnClasses,
        'sc:absolute sc:inset-x-0 sc:border-b sc:border-border sc:contain-[layout_style] sc:will-change-transform',
      )}
      style={{ top, height: layout.height }}
    >
      <PersonHeader row={row} days={range.days} isCompact={layout.sizes.isCompact} />
      {(hasCells ? range.days : []).map((day, dayIndex) => (
        <DayCell
          key={day}
          kind={kind}
          row={row}
          layout={layout}
          day={day}
          dayIndex={dayIndex}
          isTabStop={dayIndex === tabStop}
          from={range.bounds[dayIndex] ?? 0}
          to={range.bounds[dayIndex + 1] ?? 0}
          isSelected={selected !== null && selected.first <= dayIndex && dayIndex <= selected.last}
          isDropTarget={target !== null && target.first <= dayIndex && dayIndex <= target.last}
          draggedId={draggedId}
        />
      ))}
    </tr>
  );
});

interface DayCellProps extends Pick<PersonRowProps, 'kind' | 'row' | 'layout'> {
  readonly day: string;
  readonly dayIndex: number;
  readonly isTabStop: boolean;
  readonly from: number;
  readonly to: number;
  readonly isSelected: boolean;
  readonly isDropTarget: boolean;
  readonly draggedId: string | null;
}

const DayCell = memo(function DayCell(props: DayCellProps) {
  const { kind, row, layout, day, dayIndex, isTabStop, from, to, isSelected, isDropTarget, draggedId } = props;
  const { today, canManage } = useScheduleScreen();
  const below = timeOffSpace(layout.timeOffLanes);
  return (
    <td
      data-fill={kind === 'week' && canManage && row.shifts.some(({ first }) => first === dayIndex) ? '' : undefined}
      className={cn(
        'sc:relative sc:block sc:min-w-0 sc:border-border sc:p-0 sc:not-last:border-r',
        day === today && 'sc:bg-primary/5',
        isSelected && 'sc:bg-primary-soft',
        isDropTarget && 'sc:bg-primary-soft sc:outline-2 sc:-outline-offset-2 sc:outline-primary',
      )}
    >
      <CellButton row={row} day={day} isTabStop={isTabStop} />
      {row.timeOff.map((placed, index) =>
        placed.first === dayIndex ? (
          <TimeOffBar key={placed.item.id} placed={placed} lane={layout.timeOffLanes[index] ?? 0} />
        ) : null,
      )}
      {kind === 'week' ? (
        <ul
          className="sc:pointer-events-none sc:relative sc:flex sc:flex-col sc:gap-1 sc:px-1"
          style={{ paddingTop: layout.sizes.padding + below }}
        >
          {findShiftsOn(row, dayIndex).map((placed) => (
            <WeekChip
              key={placed.item.id}
              placed={placed}
              day={dayIndex}
              from={from}
              to={to}
              person={row.person}
              sizes={layout.sizes}
              isDragged={placed.item.id === draggedId}
            />
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
              sizes={layout.sizes}
              person={row.person}
              isDragged={placed.item.id === draggedId}
            />
          ) : null,
        )
      )}
    </td>
  );
});

interface CellButtonProps {
  readonly row: Row;
  readonly day: string;
  readonly isTabStop: boolean;
}

/** The empty part of a cell: the board opens the form of a new shift there. */
function CellButton({ row, day, isTabStop }: CellButtonProps) {
  const { canManage } = useScheduleScreen();
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
      className="sc-cell sc:absolute sc:inset-0 sc:cursor-pointer sc:hover:bg-accent/60 sc:focus-visible:-outline-offset-2"
    />
  );
}
