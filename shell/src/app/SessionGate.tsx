import { useToast } from '@timetrack/contracts';
import { Spinner } from '@timetrack/ui/essentials';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLinkAddress } from '../recovery/link-address.js';
import { ConfirmRegistrationPage } from '../registration/ConfirmRegistrationPage.js';
import { RegistrationPage } from '../registration/RegistrationPage.js';
import type { OrganizationRegistration } from '../session/session-api.js';
import type { SessionState, SessionStore, SignedOutReason } from '../session/session-store.js';
import {
  forgetDestination,
  forgotPath,
  loginPath,
  registrationPath,
  registrationToken,
} from '../session/sign-in-address.js';
import { useSignInAddress } from '../session/use-sign-in-address.js';
import { SignInPage } from '../sign-in/SignInPage.js';
import { LoadBoundary } from './LoadBoundary.js';

const loadSignedInApp = () => import('./SignedInApp.js');
const SignedInApp = lazy(async () => ({ default: (await loadSignedInApp()).SignedInApp }));

const LinkPage = lazy(async () => ({ default: (await import('../recovery/LinkPage.js')).LinkPage }));
const ForgotPage = lazy(async () => ({ default: (await import('../recovery/ForgotPage.js')).ForgotPage }));

/** Shows a mailed link, a spinner, a signed-out screen or the product, depending on the session. */
export function SessionGate({ session }: { readonly session: SessionStore }) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const link = useLinkAddress();
  useEffect(() => {
    void session.check();
  }, [session]);

  if (link)
    return (
      <Loaded>
        <LinkPage {...link} />
      </Loaded>
    );
  if (state.status === 'loading') return <FullPageSpinner />;
  if (state.status === 'signed-out') return <SignedOut session={session} reason={state.reason} />;
  return <SignedIn session={session} state={state} />;
}

interface SignedInProps {
  readonly session: SessionStore;
  readonly state: SessionState & { readonly status: 'signed-in' };
}

/** The product, or the mailed link of a registration that a signed-in person opened. */
function SignedIn({ session, state: { user, isNewSignIn } }: SignedInProps) {
  const [token, setToken] = useState(registrationToken);
  if (token !== null) {
    const leave = () => {
      window.history.replaceState(null, '', '/');
      setToken(null);
    };
    // The cookie is the new owner’s by then, in every tab: no tab must continue with the previous user.
    const confirm = () => session.refresh().then(leave);
    return <ConfirmRegistrationPage token={token} signedInAs={user.email} onConfirmed={confirm} onLogin={leave} />;
  }
  return (
    <Loaded>
      <SignedInApp key={user.id} session={session} user={user} isNewSignIn={isNewSignIn} />
    </Loaded>
  );
}

/** What is loaded on demand. */
function Loaded({ children }: { readonly children: ReactNode }) {
  return (
    <LoadBoundary>
      <Suspense fallback={<FullPageSpinner />}>{children}</Suspense>
    </LoadBoundary>
  );
}

function SignedOut({ session, reason }: { readonly session: SessionStore; readonly reason: SignedOutReason }) {
  const showToast = useToast();
  const { isForgot, isRegistration, code, go } = useSignInAddress({ remember: reason !== 'left' });
  useEffect(() => {
    if (reason === 'ended') {
      showToast({ title: 'Your session has ended', description: 'Please sign in again.', variant: 'destructive' });
    }
    if (reason === 'elsewhere') {
      showToast({ title: 'You have been signed out', description: 'You signed out in another tab.' });
    }
  }, [reason, showToast]);

  // Downloads the product's code while the user types, so that it is ready after the sign-in.
  const prefetch = () => {
    loadSignedInApp().catch(() => undefined);
  };
  const register = (registration: OrganizationRegistration) => {
    forgetDestination();
    return session.register(registration);
  };
  const token = registrationToken();
  if (token !== null) {
    const confirm = async () => {
      go('/', { replace: true });
      await session.check();
    };
    return <ConfirmRegistrationPage token={token} onConfirmed={confirm} onLogin={() => go(loginPath)} />;
  }
  if (isRegistration) {
    return (
      <RegistrationPage
        code={code}
        onCode={(typed) => go(typed ? `${registrationPath}?code=${encodeURIComponent(typed)}` : registrationPath)}
        onLogin={(options) => go(loginPath, options)}
      />
    );
  }
  if (isForgot) {
    return (
      <Loaded>
        <ForgotPage />
      </Loaded>
    );
  }
  return (
    <SignInPage
      onLogin={session.signIn}
      onRegister={register}
      onFirstInput={prefetch}
      onForgot={() => go(forgotPath)}
    />
  );
}

function FullPageSpinner() {
  return (
    <div className="grid min-h-svh place-items-center text-muted-foreground">
      <Spinner label="Loading TimeTrack" className="size-8" />
    </div>
  );
}
