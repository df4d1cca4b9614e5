import { useApolloClient } from '@timetrack/client';
import { useSession, useToast } from '@timetrack/contracts';
import { Button } from '@timetrack/ui';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { AccountCard } from './AccountCard.js';
import type { NewName } from './account-api.js';
import { useUnsavedCard } from './use-unsaved-card.js';

export function NameCard({ onRename }: { readonly onRename: (name: NewName) => Promise<void> }) {
  const { user, refresh } = useSession();
  const { cache } = useApolloClient();
  const showToast = useToast();
  const unsaved = useUnsavedCard();
  const { busy, errors, onSubmit, clearError } = useSubmission<NewName>({
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
    failureText: 'Please try again',
  });
  return (
    <AccountCard title="Name" description="Shown on schedules, on timesheets and in payroll">
      <form className="flex flex-col gap-5" onSubmit={onSubmit} noValidate aria-busy={busy} onChange={unsaved.onChange}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First Name"
            name="firstName"
            autoComplete="given-name"
            defaultValue={user.firstName}
            error={errors.firstName}
            onChanged={clearError}
          />
          <TextField
            label="Last Name"
            name="lastName"
            autoComplete="family-name"
            defaultValue={user.lastName}
            error={errors.lastName}
            onChanged={clearError}
          />
        </div>
        <Button type="submit" busy={busy} className="sm:self-start">
          Save Name
        </Button>
      </form>
    </AccountCard>
  );
}
