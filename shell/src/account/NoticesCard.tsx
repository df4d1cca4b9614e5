import { roleNames } from '@timetrack/contracts';
import { formatDateTime, useTimeZone } from '@timetrack/screens/basics';
import { Button, Skeleton } from '@timetrack/ui';
import { useRef } from 'react';
import { AccountCard } from './AccountCard.js';
import type { AccountApi, AccountNotice } from './account-api.js';
import { deviceOf } from './device.js';
import { useAccountList } from './use-account-list.js';

export function NoticesCard({ api }: { readonly api: AccountApi }) {
  const { list, changing, change, retry } = useAccountList(api.notices);
  const rows = useRef<HTMLDivElement>(null);
  // The clicked button disappears with its notice, so the focus moves to the list.
  const dismissAndKeepFocus = async (id: string) => {
    const isDismissed = await change({ key: id, send: () => api.dismissNotice(id), failureTitle: 'Failed to dismiss' });
    if (isDismissed) rows.current?.focus();
  };
  return (
    <AccountCard
      title="Recent activity"
      description="If you do not recognize something, change your password and tell an administrator"
    >
      <div ref={rows} tabIndex={-1} className="outline-none" aria-busy={list.status === 'loading'}>
        {list.status === 'loading' && <Skeleton className="h-12" />}
        {list.status === 'failed' && (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
            <p>{`Your recent activity could not be loaded. ${list.message}`}</p>
            <Button variant="outline" size="sm" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        {list.status === 'ready' && list.rows.length === 0 && (
          <p className="text-sm text-muted-foreground">Nothing new.</p>
        )}
        {list.status === 'ready' && list.rows.length > 0 && (
          <ul aria-label="Recent activity" className="-my-3 max-h-96 divide-y divide-border overflow-y-auto">
            {list.rows.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                busy={changing === notice.id}
                onDismiss={() => void dismissAndKeepFocus(notice.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </AccountCard>
  );
}

const titles: Readonly<Record<AccountNotice['kind'], string>> = {
  NEW_SIGN_IN: 'Sign-in from a new browser or place',
  PASSWORD_CHANGED: 'Your password was changed',
  PASSWORD_RESET: 'A new password was chosen with a link',
  RESET_LINK_CREATED: 'A manager made a link to choose a new password for you',
  EMAIL_CHANGED: 'Your email address was changed',
  ROLE_CHANGED: 'Your role was changed',
};

interface NoticeRowProps {
  readonly notice: AccountNotice;
  readonly busy: boolean;
  readonly onDismiss: () => void;
}

function NoticeRow({ notice: { kind, at, userAgent, address, role }, busy, onDismiss }: NoticeRowProps) {
  const timeZone = useTimeZone();
  const title = role ? `${titles[kind]} to ${roleNames[role]}` : titles[kind];
  const time = formatDateTime(at, timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-0.5">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          <time dateTime={at}>{time}</time>
          {address && <span>{` · ${deviceOf(userAgent).name} · ${address}`}</span>}
        </p>
      </div>
      <Button variant="outline" size="sm" busy={busy} aria-label={`Dismiss: ${title}, ${time}`} onClick={onDismiss}>
        Dismiss
      </Button>
    </li>
  );
}
