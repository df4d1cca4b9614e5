import { Alert, Button } from '@timetrack/ui/essentials';
import { useEffect, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import { sendRequest } from '../session/rest-client.js';
import { ServerFailure } from '../session/server-failure.js';
import { FormCard, SignInFrame } from '../sign-in/SignInFrame.js';

interface ConfirmRegistrationPageProps {
  readonly token: string;
  readonly signedInAs?: string;
  /** Called when the organization exists and its owner is signed in. */
  readonly onConfirmed: () => Promise<void>;
  readonly onLogin: () => void;
}

/** The link is unknown, the address got an account since, or the link was used or has expired. */
const hopeless: readonly number[] = [404, 409, 410];

/** Why the server refused; null if the organization exists now. */
async function confirm(token: string, password: string | undefined): Promise<ServerFailure | null> {
  try {
    await sendRequest('POST', '/api/auth/confirm-registration', { token, ...(password && { password }) });
    return null;
  } catch (error) {
    if (error instanceof ServerFailure) return error;
    throw error;
  }
}

/** Where the mailed link of a registration leads. Opening it changes nothing: mail scanners open links too. */
export function ConfirmRegistrationPage({ token, signedInAs, onConfirmed, onLogin }: ConfirmRegistrationPageProps) {
  useEffect(() => setDocumentTitle('Confirm Registration'), []);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, formProps, field } = useSubmission<{ readonly password?: string }>({
    send: async ({ password }) => {
      const failure = await confirm(token, password);
      if (!failure) await onConfirmed();
      else if (failure.fields.password && !needsPassword) setNeedsPassword(true);
      else if (hopeless.includes(failure.status)) setProblem(failure.message);
      else throw failure;
    },
    failureTitle: 'Registration failed',
    failureText: 'Could not create account',
  });
  if (problem !== null || !token) {
    return (
      <SignInFrame>
        <FormCard title="This link can’t be used">
          <div className="flex flex-col gap-5">
            <Alert variant="destructive">{problem ?? 'The link is incomplete. Open it from the mail again.'}</Alert>
            <Button size="lg" onClick={onLogin}>
              {signedInAs ? 'Go to the Dashboard' : 'Go to Login'}
            </Button>
          </div>
        </FormCard>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame>
      <FormCard
        title="Confirm your registration"
        subtitle={
          needsPassword
            ? 'You registered in another browser. Enter the password that you chose there.'
            : `One more step: create your organization and sign in${signedInAs ? ` instead of ${signedInAs}` : ''}.`
        }
      >
        <form className="space-y-5" {...formProps}>
          {needsPassword && (
            <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
          )}
          <Button type="submit" size="lg" className="w-full" busy={busy}>
            {busy ? 'Creating organization...' : 'Create organization'}
          </Button>
        </form>
      </FormCard>
    </SignInFrame>
  );
}
