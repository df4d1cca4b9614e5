import { useSession, useToast } from '@timetrack/contracts';
import { Button } from '@timetrack/ui';
import type { FieldErrors } from '../forms/field-errors.js';
import { describePasswordRule } from '../forms/password-rule.js';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { AccountCard, useUnsavedCard } from './AccountCard.js';
import type { NewPassword } from './account-api.js';

interface PasswordForm extends NewPassword {
  readonly confirmation: string;
}

export function PasswordCard({ onChange }: { readonly onChange: (passwords: NewPassword) => Promise<void> }) {
  const { email, organization } = useSession().user;
  const showToast = useToast();
  const unsaved = useUnsavedCard();
  const { busy, formProps, field } = useSubmission<PasswordForm>({
    check: checkConfirmation,
    send: async ({ currentPassword, newPassword }, form) => {
      await onChange({ currentPassword, newPassword });
      form.reset();
      unsaved.markSaved();
      showToast({ title: 'Password changed', description: 'Your other devices were signed out.' });
    },
    failureTitle: 'Failed to change your password',
  });
  return (
    <AccountCard title="Password" description="A new password signs you out on your other devices">
      <form className="flex flex-col gap-5" {...formProps} onChange={unsaved.onChange}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label="Current Password"
          type="password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label="New Password"
            type="password"
            autoComplete="new-password"
            hint={describePasswordRule(organization.minimumPasswordLength)}
            {...field('newPassword')}
          />
          <TextField
            label="Confirm New Password"
            type="password"
            autoComplete="new-password"
            {...field('confirmation')}
          />
        </div>
        <Button type="submit" busy={busy} className="sm:self-start">
          Change Password
        </Button>
      </form>
    </AccountCard>
  );
}

function checkConfirmation({ newPassword, confirmation }: PasswordForm): FieldErrors {
  return newPassword === confirmation ? {} : { confirmation: "The passwords don't match." };
}
