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
  const { busy, formProps, field } = useSubmission<Credentials>({
    send: onLogin,
    failureTitle: 'Login failed',
    failureText: 'Invalid credentials',
  });
  return (
    <form className="space-y-5" {...formProps}>
      <TextField label="Email" type="email" defaultValue={email} autoComplete="username" {...field('email')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
