import { roleNames, useSession } from '@timetrack/contracts';
import { useMemo } from 'react';
import { useShellSession } from '../session/session-store.js';
import { createAccountApi } from './account-api.js';
import { ConfirmEmailCard } from './ConfirmEmailCard.js';
import { EmailCard } from './EmailCard.js';
import { NameCard } from './NameCard.js';
import { NoticesCard } from './NoticesCard.js';
import { PasswordCard } from './PasswordCard.js';
import { SessionsCard } from './SessionsCard.js';

/** What every user may change about themselves. */
export function Account() {
  const { user } = useSession();
  const { handleEnded } = useShellSession();
  const api = useMemo(() => createAccountApi(handleEnded), [handleEnded]);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold tracking-tight md:text-3xl">Your account</h1>
        <p className="wrap-anywhere text-muted-foreground">
          {roleNames[user.role]} at {user.organization.name}, signed in as {user.email}
        </p>
      </header>
      <NoticesCard api={api} />
      <ConfirmEmailCard api={api} />
      <NameCard onRename={api.rename} />
      <EmailCard onChange={api.changeEmail} />
      <PasswordCard onChange={api.changePassword} />
      <SessionsCard api={api} />
    </div>
  );
}
