import { LoadFailure, useIsPhone } from '@timetrack/screens/basics';
import { Button, cn, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui/basics';
import { Users } from '@timetrack/ui/icons';
import type { Row } from '../board/arrange-board.js';
import type { useBoard } from '../board/use-board.js';
import { Agenda } from '../day/Agenda.js';
import { Month } from '../month/Month.js';
import { PhoneMonth } from '../month/PhoneMonth.js';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import type { Lines } from '../people/use-lines.js';
import type { View } from '../state/appearance.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';

/** A placeholder in the shape of the view that is loading. */
function BoardSkeleton({ view }: { readonly view: View }) {
  return (
    <div aria-busy="true" className="sc:overflow-hidden sc:rounded-xl sc:border sc:border-border sc:bg-card">
      <VisuallyHidden>
        <p role="status">Loading the schedule</p>
      </VisuallyHidden>
      {view === 'month' ? <MonthSkeleton /> : <RowsSkeleton />}
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function MonthSkeleton() {
  return (
    <div className="sc:grid sc:grid-cols-7">
      {times(35).map((index) => (
        <div
          key={index}
          className="sc:flex sc:h-14 sc:flex-col sc:gap-2 sc:border-b sc:border-border sc:p-2 sc:not-[:nth-child(7n)]:border-r sc:md:h-32"
        >
          <Skeleton className="sc:size-5 sc:rounded-full" />
          {index % 3 !== 0 && <Skeleton className="sc:h-5 sc:max-md:hidden" />}
          {index % 4 === 1 && <Skeleton className="sc:h-5 sc:w-2/3 sc:max-md:hidden" />}
        </div>
      ))}
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className="sc:flex sc:flex-col">
      {times(7).map((row) => (
        <div key={row} className="sc:flex sc:h-17 sc:items-center sc:gap-4 sc:border-b sc:border-border sc:px-3">
          <Skeleton className="sc:size-9 sc:shrink-0 sc:rounded-full" />
          <Skeleton className="sc:h-4 sc:w-28 sc:shrink-0" />
          {times(5).map((column) => (
            <Skeleton
              key={column}
              className={cn(
                'sc:h-11 sc:flex-1',
                (row + column) % 3 === 0 && 'sc:opacity-0',
                column > 1 && 'sc:max-md:hidden',
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The first screen is usually the month, which does not need it. */
export const PeopleBoard = loadOnDemand(async () => (await import('../people/PeopleBoard.js')).PeopleBoard, {
  placeholder: <BoardSkeleton view="week" />,
});

const PhoneWeek = loadOnDemand(async () => (await import('../day/PhoneWeek.js')).PhoneWeek, {
  placeholder: <BoardSkeleton view="week" />,
});

interface ViewsProps {
  readonly address: ScheduleAddress;
  readonly loaded: Pick<ReturnType<typeof useBoard>, 'board' | 'hasFailed' | 'error' | 'refetch'>;
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
  if (isPhone && view === 'week' && rows.length > 0)
    return <PhoneWeek board={board} rows={rows} hasSearch={address.find !== ''} />;
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
