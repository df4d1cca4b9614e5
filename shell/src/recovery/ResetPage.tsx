import { Alert, Button, Spinner } from '@timetrack/ui/essentials';
import { useEffect, useId, useRef, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { useCheck } from '../common/use-check.js';
import type { FieldErrors } from '../forms/field-errors.js';
import { TextField } from '../forms/TextField.js';
import { useAskBeforeUnload } from '../forms/use-ask-before-unload.js';
import { useSubmission } from '../forms/use-submission.js';
import { ServerFailure } from '../session/server-failure.js';
import { loginPath } from '../session/sign-in-address.js';
import { FormCard, SignInFrame } from '../sign-in/SignInFrame.js';
import { SignInLink } from '../sign-in/SignInLink.js';
import { checkReset, type OpenReset, resetPassword } from './recovery-api.js';

/** Where a link to choose a new password leads. Opening it has no effect; only the form uses it. */
export function ResetPage({ token }: { readonly token: string }) {
  const { check, retry } = useResetCheck(token);
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setDocumentTitle('Choose a new password'), []);
  // What follows replaces the spinner or the form, so the focus moves to the heading.
  useEffect(() => {
    if (isDone || check.status !== 'checking') heading.current?.focus();
  }, [isDone, check.status]);
  const save = async (newPassword: string) => {
    await resetPassword(token, newPassword);
    setDone(true);
  };
  return (
    <SignInFrame>
      <FormCard title="Choose a new password" headingRef={heading}>
        <div className="flex flex-col gap-5">
          {isDone && <Done />}
          {!isDone && check.status === 'checking' && <Spinner label="Checking the link" className="mx-auto size-6" />}
          {!isDone && check.status === 'valid' && (
            <ResetForm minimumPasswordLength={check.minimumPasswordLength} onReset={save} />
          )}
          {!isDone && (check.status === 'invalid' || check.status === 'unknown') && (
            <Failed message={check.message} onRetry={check.status === 'unknown' ? retry : null} />
          )}
        </div>
      </FormCard>
    </SignInFrame>
  );
}

function Done() {
  return (
    <>
      <Alert>Your password has been changed. Sign in.</Alert>
      <SignInLink href={loginPath}>Go to Login</SignInLink>
    </>
  );
}

function Failed({ message, onRetry }: { readonly message: string; readonly onRetry: (() => void) | null }) {
  return (
    <>
      <Alert variant="destructive">{message}</Alert>
      {onRetry ? (
        <Button size="lg" onClick={onRetry}>
          Try Again
        </Button>
      ) : (
        <Button size="lg" asChild>
          <a href="/forgot">Ask for a New Link</a>
        </Button>
      )}
      <SignInLink href={loginPath}>Go to Login</SignInLink>
    </>
  );
}

type ResetCheck =
  | { readonly status: 'checking' }
  | ({ readonly status: 'valid' } & OpenReset)
  /** Unknown, expired or used. */
  | { readonly status: 'invalid'; readonly message: string }
  /** No response, too many attempts, or a failure of the server. */
  | { readonly status: 'unknown'; readonly message: string };

/** Checks a link without using it. */
function useResetCheck(token: string) {
  const { result, retry } = useCheck(token, () =>
    checkReset(token).then((reset): ResetCheck => ({ status: 'valid', ...reset }), resultOf),
  );
  const check: ResetCheck = result ?? { status: 'checking' };
  return { check, retry };
}

function resultOf(error: unknown): ResetCheck {
  const { status, message } = error instanceof ServerFailure ? error : new ServerFailure(0, '');
  if ([400, 404, 410].includes(status)) return { status: 'invalid', message: message || 'This link is not valid.' };
  return { status: 'unknown', message: message || 'The link could not be checked. Please try again.' };
}

interface Values {
  readonly newPassword: string;
  readonly confirmation: string;
}

interface ResetFormProps extends OpenReset {
  readonly onReset: (newPassword: string) => Promise<void>;
}

/** The server checks every rule; only what the browser can tell without a list of passwords is checked here too. */
function ResetForm({ minimumPasswordLength, onReset }: ResetFormProps) {
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
