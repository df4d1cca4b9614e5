import { Button } from '@timetrack/ui/essentials';
import { useId } from 'react';
import type { FieldErrors } from '../forms/field-errors.js';
import { TextField } from '../forms/TextField.js';
import { useAskBeforeUnload } from '../forms/use-ask-before-unload.js';
import { useSubmission } from '../forms/use-submission.js';
import type { OpenReset } from './recovery-api.js';

interface Values {
  readonly newPassword: string;
  readonly confirmation: string;
}

interface ResetFormProps extends OpenReset {
  readonly onReset: (newPassword: string) => Promise<void>;
}

/** The server checks every rule; only what the browser can tell without a list of passwords is checked here too. */
export function ResetForm({ minimumPasswordLength, onReset }: ResetFormProps) {
  const rules = useId();
  const { busy, errors, onSubmit, clearError } = useSubmission<Values>({
    check: ({ newPassword, confirmation }): FieldErrors => ({
      ...(newPassword &&
        [...newPassword].length < minimumPasswordLength && {
          newPassword: `New password must be at least ${minimumPasswordLength} characters`,
        }),
      ...(confirmation && confirmation !== newPassword && { confirmation: "The passwords don't match." }),
    }),
    send: ({ newPassword }) => onReset(newPassword),
    failureTitle: 'Failed to change your password',
    failureText: 'Please try again',
  });
  const unsaved = useAskBeforeUnload();
  const field = (name: keyof Values) =>
    ({ name, type: 'password', autoComplete: 'new-password', error: errors[name], onChanged: clearError }) as const;
  return (
    <form className="space-y-5" onSubmit={onSubmit} noValidate aria-busy={busy} aria-describedby={rules} {...unsaved}>
      <ul id={rules} className="list-disc space-y-1 pl-5 text-sm text-muted-foreground">
        <li>At least {minimumPasswordLength} characters</li>
        <li>Not one of the 10,000 most common passwords</li>
        <li>Not your name or your email address</li>
      </ul>
      <TextField label="New Password" {...field('newPassword')} />
      <TextField label="Confirm New Password" {...field('confirmation')} />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? 'Changing Password...' : 'Change Password'}
      </Button>
    </form>
  );
}
