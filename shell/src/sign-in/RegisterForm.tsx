import { Button } from '@timetrack/ui/essentials';
import { TextField } from '../forms/TextField.js';
import { useAskBeforeUnload } from '../forms/use-ask-before-unload.js';
import { useSubmission } from '../forms/use-submission.js';
import type { OrganizationRegistration } from '../session/session-api.js';

interface RegisterFormProps {
  readonly onRegister: (registration: OrganizationRegistration) => Promise<void>;
}

export function RegisterForm({ onRegister }: RegisterFormProps) {
  const { busy, errors, onSubmit, clearError } = useSubmission<OrganizationRegistration>({
    send: onRegister,
    failureTitle: 'Registration failed',
    failureText: 'Could not create account',
  });
  const unsaved = useAskBeforeUnload();
  const field = (name: keyof OrganizationRegistration) => ({ name, error: errors[name], onChanged: clearError });
  return (
    <form className="space-y-5" onSubmit={onSubmit} noValidate aria-busy={busy} {...unsaved}>
      <TextField label="Organization Name" autoComplete="organization" {...field('orgName')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <TextField label="Password" type="password" autoComplete="new-password" {...field('password')} />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}
