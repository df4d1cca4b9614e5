import { useSession } from '@timetrack/contracts';
import { Alert, AlertDescription, Button } from '@timetrack/ui';
import { useEffect, useState } from 'react';
import { logError } from '../common/browser.js';
import { useSubmission } from '../forms/use-submission.js';
import { AccountCard } from './AccountCard.js';
import type { AccountApi } from './account-api.js';

/** Only for people who have not confirmed their address, on a server that can mail the link. */
export function ConfirmEmailCard({ api }: { readonly api: AccountApi }) {
  const { email, role } = useSession().user;
  const [isNeeded, setIsNeeded] = useState(false);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    api
      .emailConfirmation()
      .then(({ confirmed, possible }) => setIsNeeded(possible && !confirmed))
      .catch((error: unknown) => logError('The state of the email address could not be loaded.', error));
  }, [api]);
  const { busy, onSubmit } = useSubmission<object>({
    send: async () => {
      await api.requestEmailConfirmation();
      setIsSent(true);
    },
    failureTitle: 'Failed to send the message',
    failureText: 'Please try again',
  });
  if (!isNeeded) return null;
  return (
    <AccountCard
      title="Confirm your email address"
      description={
        role === 'OWNER'
          ? 'Invitations are mailed only once an owner has confirmed their address.'
          : 'So that you can get back in if you forget your password.'
      }
    >
      <form className="flex flex-col gap-5" onSubmit={onSubmit} noValidate aria-busy={busy}>
        {isSent && (
          <Alert>
            <AlertDescription className="wrap-anywhere">
              Open the link that was mailed to {email} within 60 minutes.
            </AlertDescription>
          </Alert>
        )}
        <Button type="submit" variant={isSent ? 'outline' : 'default'} busy={busy} className="sm:self-start">
          {isSent ? 'Send Again' : 'Send Confirmation Link'}
        </Button>
      </form>
    </AccountCard>
  );
}
