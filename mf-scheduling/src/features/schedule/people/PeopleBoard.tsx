import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { archivedId, type Board, type Row } from '../board/arrange-board.js';
import { navigateCells } from '../board/navigate-cells.js';
import { DragArea } from '../drag/DragArea.js';
import { useDrag } from '../drag/drag-context.js';
import { DayHeaders } from './DayHeaders.js';
import { PersonRow } from './PersonRow.js';
import { layOutRow } from './row-layout.js';
import { useOpenPressed } from './use-open-pressed.js';
import { rowsAtOnce } from './use-staggered.js';
import { useVisibleRows } from './use-visible-rows.js';

interface PeopleBoardProps {
  readonly kind: 'week' | 'timeline';
  readonly board: Board;
  /** The visible rows of the board. */
  readonly rows: readonly Row[];
}

/** The week and the timeline: a row for each person, and a column for each day. */
export function PeopleBoard({ kind, board, rows }: PeopleBoardProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const days = board.range.days.length;
  const layouts = useMemo(() => rows.map((row) => layOutRow(row, kind, days)), [rows, kind, days]);
  const heights = useMemo(() => layouts.map(({ height }) => height), [layouts]);
  const openPressed = useOpenPressed();
  const draggedFrom = useDrag((drag) => drag?.move.from ?? null);
  const target = useDrag((drag) => (drag?.by === 'keyboard' ? drag.move.to : null));
  const indexOf = (id: string | null) => rows.findIndex((row) => row.person.user.id === id);
  // Without it, the focus would be lost when its row is scrolled out of view.
  const [focused, setFocused] = useState<string | null>(null);
  const visible = useVisibleRows(
    heights,
    scroller,
    [focused, draggedFrom].flatMap((id) => (id === null ? [] : indexOf(id))),
  );
  const targetIndex = target === null ? -1 : indexOf(target);
  const { scrollTo } = visible;
  useEffect(() => {
    if (targetIndex !== -1) scrollTo(targetIndex);
  }, [targetIndex, scrollTo]);

  useEffect(() => scrollToToday(scroller.current), []);

  return (
    <DragArea
      shifts={board.shifts}
      byPerson
      onKeyDownCapture={navigateCells}
      onClick={openPressed}
      onFocus={({ target }: FocusEvent) => setFocused(target.closest('[data-row]')?.getAttribute('data-row') ?? null)}
      className="sc:overflow-hidden sc:rounded-xl sc:border sc:border-border sc:bg-card sc:shadow-card"
    >
      <div
        ref={scroller}
        className="sc:max-h-[max(24rem,calc(100dvh-19rem))] sc:overflow-auto sc:overscroll-x-contain sc:scroll-pl-48"
      >
        <table
          aria-label={kind === 'week' ? 'Week' : 'Timeline'}
          aria-rowcount={rows.length + 1}
          className="sc:block sc:min-w-max"
        >
          <DayHeaders board={board} people={rows.filter(({ person }) => person.user.id !== archivedId).length} />
          <tbody className="sc:relative sc:block" style={{ height: visible.height }}>
            {visible.rows.map(({ index, top }) => {
              const row = rows[index];
              const layout = layouts[index];
              if (!row || !layout) return null;
              return (
                <PersonRow
                  key={row.person.user.id}
                  kind={kind}
                  row={row}
                  layout={layout}
                  range={board.range}
                  top={top}
                  index={index}
                  isStaggered={visible.isVirtual || index >= rowsAtOnce}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </DragArea>
  );
}

/** Scrolls horizontally to today if the days do not fit side by side. */
function scrollToToday(scroller: HTMLElement | null): void {
  const today = scroller?.querySelector<HTMLElement>('th[aria-current="date"]');
  const names = scroller?.querySelector<HTMLElement>('th');
  if (scroller && today && names) scroller.scrollLeft = today.offsetLeft - names.offsetWidth;
}
