import { useApolloClient } from '@timetrack/client';
import { roleNames, useSession, useToast } from '@timetrack/contracts';
import { Alert, Button } from '@timetrack/ui';
import { useEffect, useMemo, useState } from 'react';
import { logError } from '../common/browser.js';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { useShellSession } from '../session/session-store.js';
import { AccountCard, useUnsavedCard } from './AccountCard.js';
import {
  type AccountApi,
  createAccountApi,
  type EmailConfirmation,
  type NewName,
  type NewPassword,
} from './account-api.js';
import { EmailCard } from './EmailCard.js';
import { NoticesCard } from './NoticesCard.js';
import { PasswordCard } from './PasswordCard.js';
import { SessionsCard } from './SessionsCard.js';

export function Account() {
  const { user } = useSession();
  const { handleEnded } = useShellSession();
  const api = useMemo(() => createAccountApi(handleEnded), [handleEnded]);
  const confirmation = useEmailConfirmation(api);
  // A new password ends other sessions, so their list is read again.
  const [passwordChanges, setPasswordChanges] = useState(0);
  const changePassword = async (passwords: NewPassword) => {
    await api.changePassword(passwords);
    setPasswordChanges((count) => count + 1);
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold tracking-tight md:text-3xl">Your account</h1>
        <p className="wrap-anywhere text-muted-foreground">
          {`${roleNames[user.role]} at ${user.organization.name}, signed in as ${user.email}`}
        </p>
      </header>
      <NoticesCard api={api} />
      {confirmation?.possible && !confirmation.confirmed && <ConfirmEmailCard api={api} />}
      <NameCard onRename={api.rename} />
      <EmailCard canMail={confirmation?.possible ?? true} onChange={api.changeEmail} />
      <PasswordCard onChange={changePassword} />
      <SessionsCard key={passwordChanges} api={api} />
    </div>
  );
}

/** Null until the server has answered. */
function useEmailConfirmation(api: AccountApi): EmailConfirmation | null {
  const [confirmation, setConfirmation] = useState<EmailConfirmation | null>(null);
  useEffect(() => {
    api
      .emailConfirmation()
      .then(setConfirmation)
      .catch((error: unknown) => logError('The state of the email address could not be loaded.', error));
  }, [api]);
  return confirmation;
}

/** Only for people who have not confirmed their address, on a server that can mail the link. */
function ConfirmEmailCard({ api }: { readonly api: AccountApi }) {
  const { email, role } = useSession().user;
  const [isSent, setIsSent] = useState(false);
  const { busy, formProps } = useSubmission<object>({
    send: async () => {
      await api.requestEmailConfirmation();
      setIsSent(true);
    },
    failureTitle: 'Failed to send the message',
  });
  return (
    <AccountCard
      title="Confirm your email address"
      description={
        role === 'OWNER'
          ? 'Invitations are mailed only once an owner has confirmed their address.'
          : 'So that you can get back in if you forget your password.'
      }
    >
      <form className="flex flex-col gap-5" {...formProps}>
        {isSent && (
          <Alert>
            <div className="wrap-anywhere">{`Open the link that was mailed to ${email} within 60 minutes.`}</div>
          </Alert>
        )}
        <Button type="submit" variant={isSent ? 'outline' : 'default'} busy={busy} className="sm:self-start">
          {isSent ? 'Send Again' : 'Send Confirmation Link'}
        </Button>
      </form>
    </AccountCard>
  );
}

function NameCard({ onRename }: { readonly onRename: (name: NewName) => Promise<void> }) {
  const { user, refresh } = useSession();
  const { cache } = useApolloClient();
  const showToast = useToast();
  const unsaved = useUnsavedCard();
  const { busy, formProps, field } = useSubmission<NewName>({
    send: async (name) => {
      await onRename(name);
      // Screens that are loaded already show the new name too.
      cache.modify({
        id: cache.identify({ __typename: 'User', id: user.id }),
        fields: { firstName: () => name.firstName.trim(), lastName: () => name.lastName.trim() },
      });
      await refresh();
      unsaved.markSaved();
      showToast({ title: 'Name changed' });
    },
    failureTitle: 'Failed to change your name',
  });
  return (
    <AccountCard title="Name" description="Shown on schedules, on timesheets and in payroll">
      <form className="flex flex-col gap-5" {...formProps} onChange={unsaved.onChange}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First Name"
            autoComplete="given-name"
            defaultValue={user.firstName}
            {...field('firstName')}
          />
          <TextField label="Last Name" autoComplete="family-name" defaultValue={user.lastName} {...field('lastName')} />
        </div>
        <Button type="submit" busy={busy} className="sm:self-start">
          Save Name
        </Button>
      </form>
    </AccountCard>
  );
}
