import { useEffect, useMemo, useRef } from 'react';
import { useCarry } from '../move/carry-context.js';
import { useCarryHandlers } from '../move/use-carry-handlers.js';
import { archivedId, type Board, type Row } from './board.js';
import { DayHeaders } from './DayHeaders.js';
import { layOut } from './layout.js';
import { moveBetweenCells } from './move-between-cells.js';
import { PersonRow } from './PersonRow.js';
import { useVisibleRows } from './use-visible-rows.js';

interface PeopleBoardProps {
  readonly kind: 'week' | 'timeline';
  readonly board: Board;
  /** The rows to show, all of the board's or some. */
  readonly rows: readonly Row[];
}

/** One row per person, one column per day: the week, and the timeline. */
export function PeopleBoard({ kind, board, rows }: PeopleBoardProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const handlers = useCarryHandlers(board, { byPerson: true });
  const days = board.span.days.length;
  const layouts = useMemo(() => rows.map((row) => layOut(row, kind, days)), [rows, kind, days]);
  const heights = useMemo(() => layouts.map(({ height }) => height), [layouts]);
  const held = useCarry((carry) => carry?.move.from ?? null);
  const aimed = useCarry((carry) => (carry?.by === 'keyboard' ? carry.move.to : null));
  const indexOf = (id: string | null) => rows.findIndex((row) => row.person.user.id === id);
  const visible = useVisibleRows(heights, scroller, held === null ? null : indexOf(held));
  const aimedIndex = aimed === null ? -1 : indexOf(aimed);
  const { scrollTo } = visible;
  useEffect(() => {
    if (aimedIndex !== -1) scrollTo(aimedIndex);
  }, [aimedIndex, scrollTo]);

  useEffect(() => showToday(scroller.current), []);

  return (
    <div
      {...handlers}
      onKeyDownCapture={moveBetweenCells}
      className="sc:overflow-hidden sc:rounded-xl sc:border sc:border-border sc:bg-card sc:shadow-card"
    >
      <div
        ref={scroller}
        data-scroller=""
        className="sc:max-h-[max(24rem,calc(100dvh-19rem))] sc:overflow-auto sc:overscroll-x-contain sc:scroll-pl-48"
      >
        <table
          aria-label={kind === 'week' ? 'Week' : 'Timeline'}
          aria-rowcount={rows.length + 1}
          className="sc:block sc:min-w-max"
        >
          <DayHeaders
            span={board.span}
            people={rows.filter(({ person }) => person.user.id !== archivedId).length}
            timeOff={board.timeOff}
          />
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
                  span={board.span}
                  top={top}
                  index={index}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Where the days don't fit beside one another, today is the first that is in sight. */
function showToday(scroller: HTMLElement | null): void {
  const today = scroller?.querySelector<HTMLElement>('th[aria-current="date"]');
  const names = scroller?.querySelector<HTMLElement>('th');
  if (scroller && today && names) scroller.scrollLeft = today.offsetLeft - names.offsetWidth;
}
