import { useSession } from '@timetrack/contracts';
import { matchesName, RefreshButton, useTimeZone, useToday } from '@timetrack/screens/basics';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Board, Row } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { useBoard } from '../board/use-board.js';
import { CellContext, CellStore } from '../cells/cell-store.js';
import { DragAnnouncer, DragLabel } from '../drag/DragLabel.js';
import { DragContext } from '../drag/drag-context.js';
import { DragSession } from '../drag/drag-session.js';
import { MoveNotice, MoveStatus } from '../drag/MoveStatus.js';
import { useDragSession } from '../drag/use-drag-session.js';
import { loadOnDemand, useHasBeen, usePreload } from '../on-demand/load-on-demand.js';
import { useLines } from '../people/use-lines.js';
import { PrintedMonth, PrintedWeek } from '../print/PrintedSchedule.js';
import { usePrinting } from '../print/use-printing.js';
import { type Outcome, OutcomeContext } from '../selection/outcome.js';
import { SelectionContext } from '../selection/selection-store.js';
import { useBoardSelection, useSelectionKeys } from '../selection/use-board-selection.js';
import { SelectionBar, SelectionStatus } from '../selection-bar/SelectionStatus.js';
import { ConflictsContext, groupConflicts } from '../shift/conflicts.js';
import { Legend } from '../shift/Legend.js';
import { JobColorsContext } from '../shift/shift-style.js';
import { ScheduleScreenContext } from '../state/screen-context.js';
import { useScheduleAddress } from '../state/use-schedule-address.js';
import { TemplateArea } from '../templates/TemplateArea.js';
import { ActionsMenu } from '../toolbar/MoreActions.js';
import { ManagerActions, PageHeader, WorkerActions } from '../toolbar/PageHeader.js';
import { ScheduleTeamFilter, Toolbar, ViewOptions } from '../toolbar/Toolbar.js';
import { PeopleBoard, Views } from './Views.js';

const Dialogs = loadOnDemand(async () => (await import('./Dialogs.js')).Dialogs);
const laterParts = [PeopleBoard, Dialogs, ActionsMenu, ViewOptions, ScheduleTeamFilter, MoveNotice, SelectionBar];

export function Schedules() {
  return <Schedule title="Schedule" description="Manage team schedules and assignments" canManage />;
}

export function MySchedule() {
  return <Schedule title="My Schedule" description="View your assigned work schedules" canManage={false} />;
}

interface ScheduleProps {
  readonly title: string;
  readonly description: string;
  /** False on the worker's own schedule, which is read-only. */
  readonly canManage: boolean;
}

function Schedule({ title, description, canManage }: ScheduleProps) {
  const timeZone = useTimeZone();
  const [session] = useState(() => new DragSession());
  const [cells] = useState(() => new CellStore());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isDragging = useSyncExternalStore(session.subscribe, () => session.current() !== null);
  const today = useFrozen(useToday(), isDragging);
  const address = useScheduleAddress(today, canManage ? 'timetrack-schedule' : 'timetrack-my-schedule');
  const { view, date, find, open, dialog } = address;
  const hasOpenedDialog = useHasBeen(dialog !== null);
  const loaded = useFrozenBoard(useBoard(address), isDragging);
  const { board, range, edits } = loaded;
  const rows = useMemo(() => (board ? filterRows(board, find) : []), [board, find]);
  const lines = useLines(address, board, rows);
  const drag = useDragSession({ session, range: board && range, rows: lines.people, edits, timeZone });
  const selection = useBoardSelection({ canManage, board, range: loaded.range, lines: lines.lines, date });
  useSelectionKeys({ ...selection, canManage });
  // The code of the week loads while its data does.
  useEffect(() => {
    if (view !== 'month') void PeopleBoard.preload();
  }, [view]);
  usePreload(laterParts, board !== null);
  const { printed, print } = usePrinting(board);
  const { id } = useSession().user;
  const screen = useMemo(
    () => ({ timeZone, today, canManage, ownId: canManage ? null : id, open }),
    [timeZone, today, canManage, id, open],
  );
  const conflicts = useMemo(() => groupConflicts(board?.conflicts), [board?.conflicts]);
  return (
    <ScheduleScreenContext value={screen}>
      <ConflictsContext value={conflicts}>
        <JobColorsContext value={lines.colors}>
          <DragContext value={session}>
            <SelectionContext value={selection.store}>
              <CellContext value={cells}>
                <OutcomeContext value={setOutcome}>
                  <div className="sc:flex sc:flex-col sc:gap-5">
                    <PageHeader title={title} description={description}>
                      {canManage ? (
                        <ManagerActions
                          address={address}
                          board={board?.kind === 'week' ? board : null}
                          hasFailed={loaded.hasFailed}
                          onPrint={print}
                        />
                      ) : (
                        <WorkerActions address={address} onPrint={print} />
                      )}
                      <RefreshButton
                        iconOnly
                        onRefresh={loaded.refetch}
                        isLoading={loaded.isLoading}
                        announcement="The schedule is up to date"
                      />
                    </PageHeader>
                    <Toolbar address={address} range={loaded.range}>
                      <TemplateArea address={address} rows={rows} range={range} edits={edits}>
                        <Views address={address} loaded={loaded} rows={rows} lines={lines} />
                      </TemplateArea>
                    </Toolbar>
                    <Legend canManage={canManage} jobs={lines.jobs} />
                  </div>
                  {board && hasOpenedDialog && <Dialogs address={address} board={board} />}
                  {canManage && <MoveStatus drag={drag} />}
                  {canManage && board && (
                    <SelectionStatus
                      address={address}
                      board={board}
                      selectAll={selection.selectAll}
                      hasMoved={drag.notice !== null}
                      outcome={outcome}
                      onOutcome={setOutcome}
                    />
                  )}
                  {canManage && <DragLabel />}
                  {canManage && <DragAnnouncer />}
                  {printed && view === 'month' && <PrintedMonth board={printed} date={date} />}
                  {printed?.kind === 'week' && view !== 'month' && <PrintedWeek board={printed} rows={rows} />}
                </OutcomeContext>
              </CellContext>
            </SelectionContext>
          </DragContext>
        </JobColorsContext>
      </ConflictsContext>
    </ScheduleScreenContext>
  );
}

/** Keeps the board unchanged during a drag, even if new data is loaded in the meantime. */
function useFrozenBoard(loaded: ReturnType<typeof useBoard>, isDragging: boolean) {
  const frozenBoard = useFrozen(loaded.board, isDragging);
  return frozenBoard?.range === loaded.range ? { ...loaded, board: frozenBoard } : loaded;
}

/** The people whose names match. The row of archived people only appears without a search. */
function filterRows(board: Board | MonthBoard, find: string): readonly Row[] {
  if (board.kind === 'month') return [];
  const rows = find === '' ? board.rows : board.rows.filter(({ person }) => matchesName(person.user, find));
  return board.archived && find === '' ? [...rows, board.archived] : rows;
}

/** The current value, or the previous value while `isFrozen`. */
function useFrozen<Value extends string | object | null>(value: Value, isFrozen: boolean): Value {
  const [last, setLast] = useState(value);
  if (!isFrozen && last !== value) setLast(value);
  return isFrozen ? last : value;
}
