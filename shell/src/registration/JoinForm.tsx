import { useToast } from '@timetrack/contracts';
import { Alert, Button, Field, Input, PasswordInput } from '@timetrack/ui/essentials';
import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react';
import { refusedPasswords } from '../forms/password-rule.js';
import { useAskBeforeUnload } from '../forms/use-ask-before-unload.js';
import { useSubmission } from '../forms/use-submission.js';
import { ServerFailure } from '../session/server-failure.js';
import { loginPath } from '../session/sign-in-address.js';
import { SignInLink } from '../sign-in/SignInFrame.js';
import { createRegister, type VerifiedInvitation } from './registration-api.js';

interface JoinFormProps {
  readonly inviteCode: string;
  /** The person who was invited. They may change everything. */
  readonly suggested: Pick<VerifiedInvitation, 'email' | 'firstName' | 'lastName'>;
  readonly minimumPasswordLength: number;
  readonly onRegistered: (email: string) => void;
  readonly onLogin: (options?: { readonly replace: boolean }) => void;
}

interface Values {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Leaves time to read the notification before the login screen replaces it. */
const delayBeforeLogin = 2_000;

export function JoinForm({ inviteCode, suggested, minimumPasswordLength, onRegistered, onLogin }: JoinFormProps) {
  const showToast = useToast();
  const [register] = useState(createRegister);
  const [registered, setRegistered] = useState(false);
  /** Why the invitation no longer works: others used it, it expired, or it was deleted while the person filled in the form. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const unsaved = useAskBeforeUnload(registered);
  const { busy, formProps, field } = useSubmission<Values>({
    check: (values) => {
      const problem = passwordProblem(values, minimumPasswordLength);
      if (!problem) return {};
      showToast({ title: problem.title, description: problem.text, variant: 'destructive' });
      return { [problem.field]: problem.advice };
    },
    send: async ({ confirmPassword: _, phone, ...values }) => {
      setRefusal(null);
      await register({ inviteCode, ...values, ...(phone.trim() && { phone }) }).catch((error: unknown) => {
        setRefusal(refusalIn(error));
        throw error;
      });
      onRegistered(values.email.trim());
      setRegistered(true);
      showToast({ title: 'Registration successful!', description: 'You can now log in with your credentials' });
    },
    failureTitle: 'Registration failed',
    failureText: 'Could not create account',
  });

  const leave = useEffectEvent(() => onLogin({ replace: true }));
  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(leave, delayBeforeLogin);
    return () => clearTimeout(timer);
  }, [registered]);

  const text = (label: string, name: keyof Values, props: ComponentProps<'input'> = {}) => (
    <Field label={label} error={field(name).error} required={name !== 'phone'}>
      <Input {...props} name={name} onChange={() => field(name).onChanged(name)} />
    </Field>
  );
  const ruleId = useId();
  const newPassword = { autoComplete: 'new-password', minLength: minimumPasswordLength } as const;
  const password = (label: string, name: keyof Values, hint?: string, props: ComponentProps<'input'> = {}) => (
    <Field label={label} hint={hint} error={field(name).error} required>
      <PasswordInput {...newPassword} {...props} name={name} onChange={() => field(name).onChanged(name)} />
    </Field>
  );
  return (
    <form className="space-y-5" {...formProps} inert={registered} {...unsaved}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {text('First Name', 'firstName', { autoComplete: 'given-name', defaultValue: suggested.firstName ?? '' })}
        {text('Last Name', 'lastName', { autoComplete: 'family-name', defaultValue: suggested.lastName ?? '' })}
      </div>
      {text('Email', 'email', { type: 'email', autoComplete: 'username', defaultValue: suggested.email ?? '' })}
      {text('Phone (Optional)', 'phone', { type: 'tel', autoComplete: 'tel' })}
      <div className="space-y-1">
        {password('Password', 'password', `At least ${minimumPasswordLength} characters`, {
          'aria-describedby': ruleId,
        })}
        <p id={ruleId} className="text-sm text-muted-foreground">
          {refusedPasswords}
        </p>
      </div>
      {password('Confirm Password', 'confirmPassword')}
      {refusal && <Alert variant="destructive">{refusal}</Alert>}
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
      <SignInLink href={loginPath} onFollow={() => onLogin()}>
        Already have an account? Log in
      </SignInLink>
    </form>
  );
}

const refusedStatuses = [404, 409, 410];

/** The server's sentence about the invitation; null for any other failure, such as an email address that is taken. */
function refusalIn(error: unknown): string | null {
  if (!(error instanceof ServerFailure) || !refusedStatuses.includes(error.status)) return null;
  return Object.keys(error.fields).length === 0 ? error.message : null;
}

interface PasswordProblem {
  readonly field: 'password' | 'confirmPassword';
  readonly title: string;
  readonly text: string;
  readonly advice: string;
}

/** The errors of a password and its confirmation. Empty fields are reported as required instead. */
function passwordProblem(
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword: string },
  minimum: number,
): PasswordProblem | null {
  if (password === '' || confirmPassword === '') return null;
  if (password !== confirmPassword) {
    return {
      field: 'confirmPassword',
      title: "Passwords don't match",
      text: 'Please make sure your passwords match',
      advice: 'Type the same password as above.',
    };
  }
  if ([...password].length < minimum) {
    return {
      field: 'password',
      title: 'Password too short',
      text: `Password must be at least ${minimum} characters`,
      advice: 'Choose a longer password.',
    };
  }
  return null;
}
