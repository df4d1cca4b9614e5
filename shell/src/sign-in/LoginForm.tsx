import { Button } from '@timetrack/ui/essentials';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import type { Credentials } from '../session/session-api.js';

interface LoginFormProps {
  /** The address that the field begins with. */
  readonly email: string;
  readonly onLogin: (credentials: Credentials) => Promise<void>;
}

export function LoginForm({ email, onLogin }: LoginFormProps) {
  const { busy, errors, onSubmit, clearError } = useSubmission<Credentials>({
    send: onLogin,
    failureTitle: 'Login failed',
    failureText: 'Invalid credentials',
  });
  return (
    <form className="space-y-5" onSubmit={onSubmit} noValidate aria-busy={busy}>
      <TextField
        label="Email"
        name="email"
        type="email"
        defaultValue={email}
        autoComplete="username"
        error={errors.email}
        onChanged={clearError}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
        onChanged={clearError}
      />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
