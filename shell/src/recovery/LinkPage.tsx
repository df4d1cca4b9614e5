import { Alert, Button } from '@timetrack/ui/essentials';
import { useEffect, useState } from 'react';
import { setDocumentTitle } from '../common/browser.js';
import { ServerFailure } from '../session/server-failure.js';
import { loginPath } from '../session/sign-in-address.js';
import { FormCard, SignInFrame } from '../sign-in/SignInFrame.js';
import { SignInLink } from '../sign-in/SignInLink.js';
import type { LinkAddress } from './link-address.js';
import { ResetPage } from './ResetPage.js';
import { confirmEmail } from './recovery-api.js';

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
    setState(await confirmEmail(token).then((): State => ({ status: 'done' }), failedStateOf));
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
