import { useSession } from '@timetrack/contracts';
import { Alert, Button } from '@timetrack/ui';
import { useState } from 'react';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { AccountCard, useUnsavedCard } from './AccountCard.js';
import type { NewEmail } from './account-api.js';

interface EmailCardProps {
  /** Whether the server can mail the link that confirms a new address. */
  readonly canMail: boolean;
  readonly onChange: (email: NewEmail) => Promise<void>;
}

export function EmailCard({ canMail, onChange }: EmailCardProps) {
  const { email } = useSession().user;
  const [requested, setRequested] = useState<string | null>(null);
  const unsaved = useUnsavedCard();
  const { busy, formProps, field } = useSubmission<NewEmail>({
    send: async (values, form) => {
      await onChange(values);
      form.reset();
      unsaved.markSaved();
      setRequested(values.newEmail);
    },
    failureTitle: 'Failed to change your email address',
  });
  if (!canMail) {
    return (
      <AccountCard title="Email address" description={`You sign in with ${email}.`}>
        <p className="text-sm">
          This server sends no mail, so it can’t confirm a new address. Ask the operator of the server to set up mail.
        </p>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Email address"
      description={`You sign in with ${email} until you open the link that we mail to the new address.`}
    >
      <form className="flex flex-col gap-5" {...formProps} onChange={unsaved.onChange}>
        {requested && (
          <Alert>
            <div className="wrap-anywhere">
              {`Open the link that was mailed to ${requested} within 60 minutes. Until then, you sign in with ${email}.`}
            </div>
          </Alert>
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label="New Email" type="email" autoComplete="email" {...field('newEmail')} />
          <TextField
            label="Your Password"
            type="password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        </div>
        <Button type="submit" busy={busy} className="sm:self-start">
          Change Email
        </Button>
      </form>
    </AccountCard>
  );
}
