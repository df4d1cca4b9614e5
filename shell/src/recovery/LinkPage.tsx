import { Alert, Button, Spinner } from '@timetrack/ui/essentials';
import { useEffect, useRef, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { useCheck } from '../common/use-check.js';
import type { FieldErrors } from '../forms/field-errors.js';
import { describePasswordRule } from '../forms/password-rule.js';
import { TextField } from '../forms/TextField.js';
import { useAskBeforeUnload } from '../forms/use-ask-before-unload.js';
import { useSubmission } from '../forms/use-submission.js';
import { sendRequest } from '../session/rest-client.js';
import { ServerFailure } from '../session/server-failure.js';
import { loginPath } from '../session/sign-in-address.js';
import { FormCard, SignInFrame, SignInLink } from '../sign-in/SignInFrame.js';
import type { LinkAddress } from './link-address.js';

/** The page of a mailed link. Another link in the same tab starts over. */
export function LinkPage({ page, token }: LinkAddress) {
  return page === 'reset' ? <ResetPage key={token} token={token} /> : <ConfirmEmailPage key={token} token={token} />;
}

type State =
  | { readonly status: 'ready' | 'busy' | 'done' }
  | { readonly status: 'failed'; readonly message: string; readonly isFinal: boolean };

/** Confirms a new email address with a click: a mail scanner that opens the link has no effect. */
function ConfirmEmailPage({ token }: { readonly token: string }) {
  const [state, setState] = useState<State>({ status: 'ready' });
  useEffect(() => setDocumentTitle('Confirm your email address'), []);
  const confirm = async () => {
    setState({ status: 'busy' });
    setState(
      await sendRequest('POST', '/api/auth/confirm-email', { token }).then(
        (): State => ({ status: 'done' }),
        failedStateOf,
      ),
    );
  };
  const isOver = state.status === 'done' || (state.status === 'failed' && state.isFinal);
  return (
    <SignInFrame>
      <FormCard title="Confirm your email address" subtitle="From then on, you sign in with this address.">
        <div className="flex flex-col gap-5">
          {state.status === 'done' && (
            <Alert>Your email address has been changed. Use it to sign in from now on.</Alert>
          )}
          {state.status === 'failed' && <Alert variant="destructive">{state.message}</Alert>}
          {!isOver && (
            <Button size="lg" busy={state.status === 'busy'} onClick={() => void confirm()}>
              {state.status === 'busy' ? 'Confirming...' : 'Confirm Email Address'}
            </Button>
          )}
          <SignInLink href={loginPath}>Go to TimeTrack</SignInLink>
        </div>
      </FormCard>
    </SignInFrame>
  );
}

function failedStateOf(error: unknown): State {
  const { status, message } = error instanceof ServerFailure ? error : new ServerFailure(0, '');
  const isFinal = [400, 404, 410].includes(status);
  return { status: 'failed', message: message || 'The address could not be confirmed. Please try again.', isFinal };
}

/** Where a link to choose a new password leads. Opening it has no effect; only the form uses it. */
function ResetPage({ token }: { readonly token: string }) {
  const { result: check, retry } = useCheck(token, () => checkReset(token));
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setDocumentTitle('Choose a new password'), []);
  // What follows replaces the spinner or the form, so the focus moves to the heading.
  useEffect(() => {
    if (isDone || check) heading.current?.focus();
  }, [isDone, check]);
  const isRefused = check !== null && check.status !== 'valid';
  const save = async (newPassword: string) => {
    await sendRequest('POST', '/api/auth/reset', { token, newPassword });
    setDone(true);
  };
  return (
    <SignInFrame>
      <FormCard title="Choose a new password" headingRef={heading}>
        <div className="flex flex-col gap-5">
          {isDone && <Alert>Your password has been changed. Sign in.</Alert>}
          {!isDone && !check && <Spinner label="Checking the link" className="mx-auto size-6" />}
          {!isDone && check?.status === 'valid' && (
            <ResetForm minimumPasswordLength={check.minimumPasswordLength} onReset={save} />
          )}
          {!isDone && isRefused && <Alert variant="destructive">{check.message}</Alert>}
          {!isDone && check?.status === 'unknown' && (
            <Button size="lg" onClick={retry}>
              Try Again
            </Button>
          )}
          {!isDone && check?.status === 'invalid' && (
            <Button size="lg" asChild>
              <a href="/forgot">Ask for a New Link</a>
            </Button>
          )}
          {(isDone || isRefused) && <SignInLink href={loginPath}>Go to Login</SignInLink>}
        </div>
      </FormCard>
    </SignInFrame>
  );
}

interface OpenReset {
  readonly minimumPasswordLength: number;
}

type ResetCheck =
  | ({ readonly status: 'valid' } & OpenReset)
  /** Unknown, expired or used. */
  | { readonly status: 'invalid'; readonly message: string }
  /** No response, too many attempts, or a failure of the server. */
  | { readonly status: 'unknown'; readonly message: string };

/** Checks a link without using it. */
async function checkReset(token: string): Promise<ResetCheck> {
  try {
    const body = (await sendRequest('POST', '/api/auth/reset/check', { token })) as Partial<OpenReset> | null;
    if (!body?.minimumPasswordLength) throw new ServerFailure(200, '');
    return { status: 'valid', minimumPasswordLength: body.minimumPasswordLength };
  } catch (error) {
    const { status, message } = error instanceof ServerFailure ? error : new ServerFailure(0, '');
    if ([400, 404, 410].includes(status)) return { status: 'invalid', message: message || 'This link is not valid.' };
    return { status: 'unknown', message: message || 'The link could not be checked. Please try again.' };
  }
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
  const { busy, formProps, field } = useSubmission<Values>({
    check: ({ newPassword, confirmation }): FieldErrors => ({
      ...(newPassword &&
        [...newPassword].length < minimumPasswordLength && {
          newPassword: `New password must be at least ${minimumPasswordLength} characters`,
        }),
      ...(confirmation && confirmation !== newPassword && { confirmation: "The passwords don't match." }),
    }),
    send: ({ newPassword }) => onReset(newPassword),
    failureTitle: 'Failed to change your password',
  });
  const unsaved = useAskBeforeUnload();
  const newPassword = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <form className="space-y-5" {...formProps} {...unsaved}>
      <TextField
        label="New Password"
        hint={describePasswordRule(minimumPasswordLength)}
        {...newPassword}
        {...field('newPassword')}
      />
      <TextField label="Confirm New Password" {...newPassword} {...field('confirmation')} />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? 'Changing Password...' : 'Change Password'}
      </Button>
    </form>
  );
}
