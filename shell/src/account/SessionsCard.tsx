import { useToast } from '@timetrack/contracts';
import { type AddressFormat, useAddressState } from '@timetrack/screens';
import { dateOf, formatDate, formatDateTime, useTimeZone } from '@timetrack/screens/basics';
import { Alert, Badge, Button, ConfirmDialog, Skeleton } from '@timetrack/ui';
import { Monitor, Smartphone } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import { describeFailedSignOut } from '../session/server-failure.js';
import { useShellSession } from '../session/session-store.js';
import { AccountCard } from './AccountCard.js';
import type { AccountApi, UserSession } from './account-api.js';
import { deviceOf } from './device.js';
import { formatTimeAgo } from './time-ago.js';
import { useAccountList } from './use-account-list.js';

export function SessionsCard({ api }: { readonly api: AccountApi }) {
  const { list, changing, change, retry } = useAccountList(() => api.sessions().then(sort));
  const sessions = useRef<HTMLUListElement>(null);
  // The clicked button disappears with its session, so the focus moves to the list.
  const end = async (key: string, send: () => Promise<void>, successTitle: string) => {
    const isEnded = await change({ key, send, successTitle, failureTitle: 'Failed to sign out' });
    if (isEnded) sessions.current?.focus();
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
            {list.rows.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={list.readAt}
                busy={changing === session.id}
                onEnd={() => void end(session.id, () => api.endSession(session.id), 'Device signed out')}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-col gap-2 border-t border-border pt-5 sm:flex-row">
          {list.status === 'ready' && list.rows.length > 1 && (
            <Button
              variant="outline"
              busy={changing === 'others'}
              onClick={() => void end('others', api.endOtherSessions, 'Other devices signed out')}
            >
              Sign Out Other Devices
            </Button>
          )}
          <SignOutEverywhere />
        </div>
      </div>
    </AccountCard>
  );
}

/** The current session first, then the one that was used last. */
const sort = (sessions: readonly UserSession[]): readonly UserSession[] =>
  sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt),
  );

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
    <Alert variant="destructive" title="Your sessions could not be loaded">
      <p>{message}</p>
      <Button variant="outline" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

const name = 'sign-out-everywhere';

/** `/account?open=sign-out-everywhere` */
const dialogAddress: AddressFormat<{ readonly open: string | null }> = {
  parameters: ['open'],
  read: (params) => ({ open: params.get('open') }),
  write: ({ open }) => ({ open }),
};

/** Signs the user out on all devices, after a confirmation. */
function SignOutEverywhere() {
  const { signOutEverywhere } = useShellSession();
  const showToast = useToast();
  const { state, open, close } = useAddressState(dialogAddress);
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await signOutEverywhere();
    } catch (error) {
      setBusy(false);
      showToast({
        title: 'Failed to sign out everywhere',
        description: describeFailedSignOut(error),
        variant: 'destructive',
      });
    }
  };
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Sign Out Everywhere</Button>}
      open={state.open === name}
      onOpenChange={(isOpen) => (isOpen ? open({ open: name }) : close({ open: null }))}
      title="Sign out everywhere?"
      description="This signs you out on every device, including this one. If you are clocked in, your time keeps running."
      action="Sign Out Everywhere"
      variant="destructive"
      busy={busy}
      onAction={() => void signOut()}
    />
  );
}

interface SessionRowProps {
  readonly session: UserSession;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const timeZone = useTimeZone();
  const { current, createdAt, lastUsedAt, address } = session;
  const { name, isHandheld } = deviceOf(session.userAgent);
  const Icon = isHandheld ? Smartphone : Monitor;
  const used = formatTimeAgo(Date.parse(lastUsedAt), now);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span aria-hidden="true" className="rounded-full bg-muted p-2.5 text-muted-foreground">
        <Icon className="size-4.5" />
      </span>
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <span>{name}</span>
          {current && <Badge variant="success">This device</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          <time dateTime={lastUsedAt} title={formatDateTime(lastUsedAt, timeZone)}>
            {current ? 'In use now' : `Last used ${used}`}
          </time>
          <span>{`${address ? ` · ${address}` : ''} · Signed in ${formatDate(dateOf(createdAt, timeZone))}`}</span>
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          className="max-sm:ml-[3.375rem]"
          aria-label={`Sign Out ${name}, last used ${used}`}
          onClick={onEnd}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}
