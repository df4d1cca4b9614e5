import { roleNames } from '@timetrack/contracts';
import { formatDateTime, useTimeZone } from '@timetrack/screens/basics';
import { Button } from '@timetrack/ui';
import type { AccountNotice } from './account-api.js';
import { deviceOf } from './device.js';

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

export function NoticeRow({ notice: { kind, at, userAgent, address, role }, busy, onDismiss }: NoticeRowProps) {
  const timeZone = useTimeZone();
  const title = role ? `${titles[kind]} to ${roleNames[role]}` : titles[kind];
  const time = formatDateTime(at, timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-0.5">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          <time dateTime={at}>{time}</time>
          {address && ` · ${deviceOf(userAgent).name} · ${address}`}
        </p>
      </div>
      <Button variant="outline" size="sm" busy={busy} aria-label={`Dismiss: ${title}, ${time}`} onClick={onDismiss}>
        Dismiss
      </Button>
    </li>
  );
}
