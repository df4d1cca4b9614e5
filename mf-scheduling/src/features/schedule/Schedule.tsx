import { useSession } from '@timetrack/contracts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Refresh } from '../../network/Refresh.js';
import { useTimeZone } from '../../time/use-time-zone.js';
import { useToday } from '../../time/use-today.js';
import { useAddress } from './address/use-address.js';
import type { Board, Row } from './board/board.js';
import { matches } from './board/matches.js';
import { useBoard } from './board/use-board.js';
import { Dialogs } from './Dialogs.js';
import { CarryAnnouncer, CarryLabel } from './move/CarryLabel.js';
import { CarryingContext } from './move/carry-context.js';
import { Carrying } from './move/carrying.js';
import { MoveNotice } from './move/MoveNotice.js';
import { useCarrying } from './move/use-carrying.js';
import { PrintedMonth } from './print/PrintedMonth.js';
import { PrintedWeek } from './print/PrintedWeek.js';
import { usePrinting } from './print/use-printing.js';
import { ScheduleScreenContext } from './screen-context.js';
import { Legend } from './shift/Legend.js';
import { ManagerActions } from './toolbar/ManagerActions.js';
import { PageHeader } from './toolbar/PageHeader.js';
import { Toolbar } from './toolbar/Toolbar.js';
import { WorkerActions } from './toolbar/WorkerActions.js';
import { useStill } from './use-still.js';
import { Views } from './Views.js';

interface ScheduleProps {
  readonly title: string;
  readonly description: string;
  /** False for those who look at their own and change nothing. */
  readonly manages: boolean;
}

export function Schedule({ title, description, manages }: ScheduleProps) {
  const timeZone = useTimeZone();
  const [carrying] = useState(() => new Carrying());
  const carried = useSyncExternalStore(carrying.subscribe, () => carrying.current() !== null);
  const today = useStill(useToday(timeZone), carried);
  const address = useAddress(today);
  const { view, date, find, open } = address;
  const reading = useStandingBoard(useBoard(view, date), carried);
  const { board, variables } = reading;
  const rows = useMemo(() => (board ? rowsOf(board, find) : []), [board, find]);
  const { news, dismiss } = useCarrying({ carrying, board, rows, timeZone, variables });
  const { printing, print } = usePrinting();
  const { id } = useSession().user;
  const screen = useMemo(
    () => ({ timeZone, today, manages, ownId: manages ? null : id, open }),
    [timeZone, today, manages, id, open],
  );
  return (
    <ScheduleScreenContext value={screen}>
      <CarryingContext value={carrying}>
        <div className="sc:flex sc:flex-col sc:gap-5">
          <PageHeader title={title} description={description}>
            {manages ? (
              <ManagerActions
                address={address}
                draftCount={board?.draftCount ?? 0}
                failed={reading.failed}
                onPrint={print}
              />
            ) : (
              <WorkerActions address={address} onPrint={print} />
            )}
            <Refresh small onRefresh={reading.refetch} reading={reading.loading} news="The schedule is up to date" />
          </PageHeader>
          <Toolbar address={address} span={reading.span}>
            <Views address={address} reading={reading} rows={rows} />
          </Toolbar>
          <Legend manages={manages} />
        </div>
        {board && <Dialogs address={address} board={board} />}
        {manages && <MoveNotice news={news} onDismiss={dismiss} />}
        {manages && <CarryLabel />}
        {manages && <CarryAnnouncer />}
        {printing && board && view === 'month' && <PrintedMonth board={board} date={date} />}
        {printing && board && view !== 'month' && <PrintedWeek board={board} rows={rows} />}
      </CarryingContext>
    </ScheduleScreenContext>
  );
}

/** Under a shift that is carried the board stands still, whatever is read meanwhile. */
function useStandingBoard(reading: ReturnType<typeof useBoard>, carried: boolean) {
  const standing = useStill(reading.board, carried);
  return standing?.span === reading.span ? { ...reading, board: standing } : reading;
}

/** The people whose name was asked for, and with everybody what is left of those who are gone. */
function rowsOf(board: Board, find: string): readonly Row[] {
  const rows = board.rows.filter(({ person }) => matches(person.user, find));
  return board.archived && find === '' ? [...rows, board.archived] : rows;
}
