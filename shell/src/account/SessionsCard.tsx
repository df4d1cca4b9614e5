import { Alert, AlertDescription, AlertTitle, Button, Skeleton } from '@timetrack/ui';
import { useRef } from 'react';
import { AccountCard } from './AccountCard.js';
import type { AccountApi } from './account-api.js';
import { SessionRow } from './SessionRow.js';
import { SignOutEverywhere } from './SignOutEverywhere.js';
import { useSessions } from './use-sessions.js';

/** The devices on which the user is signed in. */
export function SessionsCard({ api }: { readonly api: AccountApi }) {
  const { list, ending, retry, endOne, endOthers } = useSessions(api);
  const sessions = useRef<HTMLUListElement>(null);
  // The clicked button disappears with its session, so the focus moves to the list.
  const keepFocus = async (ended: Promise<boolean>) => {
    if (await ended) sessions.current?.focus();
  };
  return (
    <AccountCard
      title="Where you are signed in"
      description="If you do not recognize a device, sign it out and change your password"
    >
      <div className="flex flex-col gap-5" aria-busy={list.status === 'loading'}>
        {list.status === 'loading' && <Loading />}
        {list.status === 'failed' && <Failed message={list.message} onRetry={retry} />}
        {list.status === 'ready' && (
          <ul ref={sessions} tabIndex={-1} aria-label="Your sessions" className="-my-3 divide-y divide-border">
            {list.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={list.readAt}
                busy={ending === session.id}
                onEnd={() => void keepFocus(endOne(session.id))}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-col gap-2 border-t border-border pt-5 sm:flex-row">
          {list.status === 'ready' && list.sessions.length > 1 && (
            <Button variant="outline" busy={ending === 'others'} onClick={() => void keepFocus(endOthers())}>
              Sign Out Other Devices
            </Button>
          )}
          <SignOutEverywhere />
        </div>
      </div>
    </AccountCard>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

function Failed({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>Your sessions could not be loaded</AlertTitle>
      <AlertDescription>
        <p>{message}</p>
        <Button variant="outline" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}
