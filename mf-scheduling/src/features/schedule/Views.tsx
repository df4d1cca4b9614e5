import { failureOf } from '@timetrack/client';
import { Alert, AlertDescription, AlertTitle, Button, EmptyState } from '@timetrack/ui';
import { Users } from 'lucide-react';
import type { AddressBar } from './address/use-address.js';
import { BoardSkeleton } from './board/BoardSkeleton.js';
import type { Row } from './board/board.js';
import { PeopleBoard } from './board/PeopleBoard.js';
import type { useBoard } from './board/use-board.js';
import { useIsPhone } from './board/use-is-phone.js';
import { Agenda } from './day/Agenda.js';
import { Month } from './month/Month.js';
import { PhoneMonth } from './month/PhoneMonth.js';
import { useScheduleScreen } from './screen-context.js';

interface ViewsProps {
  readonly address: AddressBar;
  readonly reading: ReturnType<typeof useBoard>;
  /** The rows that were asked for, all or some. */
  readonly rows: readonly Row[];
}

export function Views({ address, reading, rows }: ViewsProps) {
  const { manages } = useScheduleScreen();
  const phone = useIsPhone();
  const { view, date, go } = address;
  const { board } = reading;
  if (reading.failed)
    return <Unreadable error={reading.error} onRetry={() => void reading.refetch().catch(() => undefined)} />;
  if (!board) return <BoardSkeleton view={view} />;
  if (view === 'month' && phone) {
    return <PhoneMonth board={board} date={date} onChoose={(day) => go({ date: day }, { replace: true })} />;
  }
  if (view === 'month') return <Month board={board} date={date} />;
  if (phone && !manages) return <Agenda board={board} />;
  if (rows.length === 0) return <Nobody find={address.find} onClear={() => go({ find: '' }, { replace: true })} />;
  return <PeopleBoard kind={view} board={board} rows={rows} />;
}

function Unreadable({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>The schedule could not be read</AlertTitle>
      <AlertDescription>
        <p>{failureOf(error).message}</p>
        <Button variant="outline" className="sc:mt-3" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}

function Nobody({ find, onClear }: { readonly find: string; readonly onClear: () => void }) {
  return (
    <div className="sc:rounded-xl sc:border sc:border-border sc:bg-card">
      <EmptyState
        icon={Users}
        title={find ? 'Nobody has that name' : 'Nobody is active'}
        description={find ? `No active member matches “${find}”.` : 'Active members appear here, one row each.'}
        action={
          find ? (
            <Button variant="outline" onClick={onClear}>
              Show everybody
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
