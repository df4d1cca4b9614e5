import { useSession } from '@timetrack/contracts';
import { Alert, Button } from '@timetrack/ui';
import { useRef, useState } from 'react';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { AccountCard } from './AccountCard.js';
import type { NewEmail } from './account-api.js';
import { useUnsavedCard } from './use-unsaved-card.js';

export function EmailCard({ onChange }: { readonly onChange: (email: NewEmail) => Promise<void> }) {
  const { email } = useSession().user;
  const form = useRef<HTMLFormElement>(null);
  const [requested, setRequested] = useState<string | null>(null);
  const unsaved = useUnsavedCard();
  const { busy, errors, onSubmit, clearError } = useSubmission<NewEmail>({
    send: async (values) => {
      await onChange(values);
      form.current?.reset();
      unsaved.markSaved();
      setRequested(values.newEmail);
    },
    failureTitle: 'Failed to change your email address',
    failureText: 'Please try again',
  });
  const field = (name: keyof NewEmail) => ({ name, error: errors[name], onChanged: clearError }) as const;
  return (
    <AccountCard
      title="Email address"
      description={`You sign in with ${email}. It stays in force until you confirm a new one with the link that we mail to it.`}
    >
      <form
        ref={form}
        className="flex flex-col gap-5"
        onSubmit={onSubmit}
        noValidate
        aria-busy={busy}
        onChange={unsaved.onChange}
      >
        {requested && (
          <Alert>
            <div className="wrap-anywhere">
              Open the link that was mailed to {requested} within 60 minutes. Until then, you sign in with {email}.
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
