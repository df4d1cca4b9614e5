import { Button } from '@timetrack/ui/essentials';
import { valuesOf } from '../forms/field-errors.js';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import type { OrganizationRegistration } from '../session/session-api.js';

export interface TypedRegistration {
  /** What the fields begin with: the page keeps the text while its other tab is open. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void;
}

interface RegisterFormProps extends TypedRegistration {
  readonly onRegister: (registration: OrganizationRegistration) => Promise<void>;
}

export function RegisterForm({ typed, onTyped, onRegister }: RegisterFormProps) {
  const { busy, errors, onSubmit, clearError } = useSubmission<OrganizationRegistration>({
    send: onRegister,
    failureTitle: 'Registration failed',
    failureText: 'Could not create account',
  });
  const field = (name: keyof OrganizationRegistration) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name],
    onChanged: clearError,
  });
  return (
    <form
      className="space-y-5"
      onSubmit={onSubmit}
      noValidate
      aria-busy={busy}
      onChange={({ currentTarget }) => onTyped(valuesOf(currentTarget))}
    >
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
