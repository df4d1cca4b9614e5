import { type FocusEvent, type MouseEvent, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { archivedId, type Board, type Row } from '../board/arrange-board.js';
import type { BoardLine } from '../board/board-lines.js';
import { CellContext } from '../cells/cell-store.js';
import { navigateCells } from '../cells/navigate-cells.js';
import { useFill } from '../cells/use-fill.js';
import { DragArea } from '../drag/DragArea.js';
import { useDrag } from '../drag/drag-context.js';
import { findBarElement } from '../drag/drag-targets.js';
import { SelectionContext, usePressCard } from '../selection/selection-store.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { DayHeaders } from './DayHeaders.js';
import { IdleLine, JobOrTeamLine } from './GroupLines.js';
import { PersonRow } from './PersonRow.js';
import { boardClasses, layOutRow } from './row-layout.js';
import type { Lines } from './use-lines.js';
import { rowsAtOnce, useVisibleRows } from './use-visible-rows.js';

interface PeopleBoardProps {
  readonly kind: 'week' | 'timeline';
  readonly board: Board;
  readonly lines: Lines;
}

export function PeopleBoard({
  kind,
  board,
  lines: { lines, people, peopleCount, sizes, toggleIdle },
}: PeopleBoardProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const days = board.range.days.length;
  const heights = useMemo(() => lines.map((line) => heightOf(line, { kind, days, sizes })), [lines, kind, days, sizes]);
  const { canManage } = useScheduleScreen();
  const cells = useCells(board, people);
  const fill = useFill(board);
  const openPressed = useOpenPressed(board.range.days);
  const draggedFrom = useDrag((drag) => drag?.move.from ?? null);
  const target = useDrag((drag) => (drag?.by === 'keyboard' ? drag.move.to : null));
  const indexOf = (id: string) => lines.findIndex((line) => line.kind === 'person' && line.row.person.user.id === id);
  const indexOfKey = (key: string) => lines.findIndex((line) => line.key === key);
  // Without it, the focus would be lost when its row is scrolled out of view.
  const [focused, setFocused] = useState<string | null>(null);
  const visible = useVisibleRows(heights, scroller, [
    focused === null ? -1 : indexOfKey(focused),
    draggedFrom === null ? -1 : indexOf(draggedFrom),
  ]);
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
      onKeyDownCapture={(event) => {
        navigateCells(event, canManage ? cells : null);
        if (canManage) fill.onKeyDown(event);
      }}
      onPointerDownCapture={fill.onPointerDown}
      onClick={openPressed}
      onFocus={({ target }: FocusEvent) => setFocused(target.closest('[data-row]')?.getAttribute('data-row') ?? null)}
      className="sc:overflow-hidden sc:rounded-xl sc:border sc:border-border sc:bg-card sc:shadow-card"
    >
      <p role="status" className="sc:sr-only">
        {fill.announcement}
      </p>
      <div
        ref={scroller}
        className="sc:max-h-[max(24rem,calc(100dvh-19rem))] sc:overflow-auto sc:overscroll-x-contain sc:scroll-pl-48"
      >
        <table
          aria-label={kind === 'week' ? 'Week' : 'Timeline'}
          aria-rowcount={lines.length + 1}
          className={boardClasses}
        >
          <DayHeaders board={board} people={peopleCount} lines={lines} hasZones={sizes.isOneLine} />
          <tbody className="sc:relative sc:block" style={{ height: visible.height }}>
            <BoardRows kind={kind} board={board} lines={lines} sizes={sizes} visible={visible} onToggle={toggleIdle} />
          </tbody>
        </table>
      </div>
    </DragArea>
  );
}

interface Layout extends Pick<PeopleBoardProps, 'kind'>, Pick<Lines, 'sizes'> {
  readonly days: number;
}

function heightOf(line: BoardLine, { kind, days, sizes }: Layout): number {
  if (line.kind === 'person') return layOutRow(line.row, kind, days, sizes).height;
  return line.kind === 'group' && line.by === 'team' ? sizes.teamHeading : sizes.heading;
}

interface BoardRowsProps extends Pick<PeopleBoardProps, 'kind' | 'board'>, Pick<Lines, 'lines' | 'sizes'> {
  readonly visible: ReturnType<typeof useVisibleRows>;
  readonly onToggle: () => void;
}

function BoardRows({ kind, board, lines, sizes, visible, onToggle }: BoardRowsProps) {
  return visible.rows.map(({ index, top, height }) => {
    const line = lines[index];
    if (!line) return null;
    const position = { top, height, index };
    if (line.kind === 'group') return <JobOrTeamLine key={line.key} line={line} board={board} {...position} />;
    if (line.kind === 'idle') return <IdleLine key={line.key} line={line} onToggle={onToggle} {...position} />;
    return (
      <PersonRow
        key={line.key}
        rowKey={line.key}
        kind={kind}
        row={line.row}
        layout={layOutRow(line.row, kind, board.range.days.length, sizes)}
        range={board.range}
        top={top}
        index={index}
        isStaggered={visible.isVirtual || index >= rowsAtOnce}
      />
    );
  });
}

/** The cells that can be selected. Another week has other cells. */
function useCells({ range }: Board, people: readonly Row[]) {
  const cells = useContext(CellContext);
  useEffect(() => {
    cells.people = people.map(({ person }) => person.user.id).filter((id) => id !== archivedId);
  }, [cells, people]);
  const [first] = range.days;
  useEffect(() => {
    cells.enter(first ?? '');
  }, [cells, first]);
  return cells;
}

/** Scrolls horizontally to today if the days do not fit side by side. */
function scrollToToday(scroller: HTMLElement | null): void {
  const today = scroller?.querySelector<HTMLElement>('th[aria-current="date"]');
  const names = scroller?.querySelector<HTMLElement>('th');
  if (scroller && today && names) scroller.scrollLeft = today.offsetLeft - names.offsetWidth;
}

/**
 * Returns the click handler of a board: it selects or opens the pressed shift, or the form of a new one in the pressed cell. One
 * handler serves thousands of buttons.
 */
function useOpenPressed(days: readonly string[]): (event: MouseEvent) => void {
  const { open } = useScheduleScreen();
  const store = useContext(SelectionContext);
  const cells = useContext(CellContext);
  const pressCard = usePressCard();
  return useCallback(
    (event) => {
      const { target } = event;
      const bar = findBarElement(target);
      const id = bar?.getAttribute('data-shift');
      if (id) {
        const isSelected = pressCard(event, store.find(id), bar?.getAttribute('data-person') ?? null);
        return isSelected ? undefined : open({ kind: 'shift', id });
      }
      const cell = target instanceof Element ? target.closest('button[data-day]') : null;
      const day = cell?.getAttribute('data-day');
      if (!day) return;
      const personId = cell?.getAttribute('data-person') ?? null;
      const place = { personId: personId ?? '', day: days.indexOf(day) };
      if (event.shiftKey) return cells.selectTo(place, place);
      cells.clear();
      open({ kind: 'create', day, personId, copyOf: null });
    },
    [open, pressCard, store, cells, days],
  );
}
