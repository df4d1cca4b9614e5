import { Alert, AlertDescription, Button, Spinner } from '@timetrack/ui/essentials';
import { useEffect, useRef, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { loginPath } from '../session/sign-in-address.js';
import { FormCard, SignInFrame } from '../sign-in/SignInFrame.js';
import { SignInLink } from '../sign-in/SignInLink.js';
import { ResetForm } from './ResetForm.js';
import { resetPassword } from './recovery-api.js';
import { useResetCheck } from './use-reset-check.js';

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
      <Alert>
        <AlertDescription>Your password has been changed. Sign in.</AlertDescription>
      </Alert>
      <SignInLink href={loginPath}>Go to Login</SignInLink>
    </>
  );
}

function Failed({ message, onRetry }: { readonly message: string; readonly onRetry: (() => void) | null }) {
  return (
    <>
      <Alert variant="destructive">
        <AlertDescription>{message}</AlertDescription>
      </Alert>
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
