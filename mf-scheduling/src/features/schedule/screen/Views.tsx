import { LoadFailure } from '@timetrack/screens/basics';
import { Button, EmptyState } from '@timetrack/ui/basics';
import { Users } from '@timetrack/ui/icons';
import type { Row } from '../board/arrange-board.js';
import type { useBoard } from '../board/use-board.js';
import { Agenda } from '../day/Agenda.js';
import { Month } from '../month/Month.js';
import { PhoneMonth } from '../month/PhoneMonth.js';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import type { Lines } from '../people/use-lines.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { useIsPhone } from '../state/use-is-phone.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { BoardSkeleton } from './BoardSkeleton.js';

/** The first screen is usually the month, which does not need it. */
export const PeopleBoard = loadOnDemand(async () => (await import('../people/PeopleBoard.js')).PeopleBoard, {
  placeholder: <BoardSkeleton view="week" />,
});

interface ViewsProps {
  readonly address: ScheduleAddress;
  readonly loaded: Pick<ReturnType<typeof useBoard>, 'board' | 'hasFailed' | 'error' | 'refetch'>;
  /** The rows that match the search. */
  readonly rows: readonly Row[];
  readonly lines: Lines;
}

export function Views({ address, loaded, rows, lines }: ViewsProps) {
  const { canManage } = useScheduleScreen();
  const isPhone = useIsPhone();
  const { view, date, change } = address;
  const { board } = loaded;
  if (loaded.hasFailed) {
    return <LoadFailure title="The schedule could not be loaded" error={loaded.error} onRetry={loaded.refetch} />;
  }
  if (!board) return <BoardSkeleton view={view} />;
  if (board.kind === 'month' && isPhone) {
    return <PhoneMonth board={board} date={date} onSelect={(day) => change({ date: day }, { replace: true })} />;
  }
  if (board.kind === 'month') return <Month board={board} date={date} />;
  if (isPhone && !canManage) return <Agenda board={board} />;
  if (rows.length === 0)
    return <NoPeople find={address.find} onClear={() => change({ find: '' }, { replace: true })} />;
  return <PeopleBoard kind={view === 'timeline' ? 'timeline' : 'week'} board={board} lines={lines} />;
}

function NoPeople({ find, onClear }: { readonly find: string; readonly onClear: () => void }) {
  return (
    <div className="sc:rounded-xl sc:border sc:border-border sc:bg-card">
      <EmptyState
        icon={Users}
        title={find ? 'No one has that name' : 'No active members'}
        description={find ? `No active members match “${find}”.` : 'Each active member has a row here.'}
        action={
          find ? (
            <Button variant="outline" onClick={onClear}>
              Show everyone
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
