import { dateOf, formatDate, formatDateTime, useTimeZone } from '@timetrack/screens/basics';
import { Badge, Button } from '@timetrack/ui';
import { Monitor, Smartphone } from '@timetrack/ui/icons';
import type { UserSession } from './account-api.js';
import { deviceOf } from './device.js';
import { formatTimeAgo } from './time-ago.js';

interface SessionRowProps {
  readonly session: UserSession;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
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
          {name}
          {current && <Badge variant="success">This device</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          <time dateTime={lastUsedAt} title={formatDateTime(lastUsedAt, timeZone)}>
            {current ? 'In use now' : `Last used ${used}`}
          </time>
          {address && ` · ${address}`}
          {` · Signed in ${formatDate(dateOf(createdAt, timeZone))}`}
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
