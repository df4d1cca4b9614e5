import { Spinner } from '@timetrack/ui/essentials';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { onDemand } from '../common/on-demand.js';
import { useLinkAddress } from '../recovery/link-address.js';
import type { SessionState, SessionStore } from '../session/session-store.js';
import { registrationToken } from '../session/sign-in-address.js';
import { LoadBoundary } from './LoadBoundary.js';
import { loadSignedInApp } from './load-signed-in-app.js';

const loadSignedOut = () => import(/* webpackChunkName: "signed-out" */ './SignedOut.js');
const signedInApp = onDemand(async () => (await loadSignedInApp()).SignedInApp);
const signedOut = onDemand(async () => (await loadSignedOut()).SignedOut);
const { Component: ConfirmRegistrationPage } = onDemand(async () => (await loadSignedOut()).ConfirmRegistrationPage);
const { Component: LinkPage } = onDemand(async () => (await import('../recovery/LinkPage.js')).LinkPage);

/** Loads what a session shows first, so that it is complete when it is rendered. */
export async function loadFirstPart(state: SessionState): Promise<void> {
  if (state.status === 'signed-out') return signedOut.load();
  if (state.status === 'loading') return;
  const [{ loadFirstScreen }] = await Promise.all([loadSignedInApp(), signedInApp.load()]);
  await loadFirstScreen(state.user);
}

export function SessionGate({ session }: { readonly session: SessionStore }) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const link = useLinkAddress();
  useEffect(() => {
    if (session.state().status === 'loading') void session.check();
  }, [session]);

  if (link)
    return (
      <Loaded>
        <LinkPage {...link} />
      </Loaded>
    );
  if (state.status === 'loading') return <FullPageSpinner />;
  if (state.status === 'signed-out')
    return (
      <Loaded>
        <signedOut.Component session={session} reason={state.reason} />
      </Loaded>
    );
  return <SignedIn session={session} state={state} />;
}

interface SignedInProps {
  readonly session: SessionStore;
  readonly state: SessionState & { readonly status: 'signed-in' };
}

function SignedIn({ session, state: { user, ...state } }: SignedInProps) {
  const [token, setToken] = useState(registrationToken);
  if (token !== null) {
    const leave = () => {
      window.history.replaceState(null, '', '/');
      setToken(null);
    };
    // The cookie is the new owner’s by then, in every tab: no tab must continue with the previous user.
    const confirm = () => session.refresh().then(leave);
    return (
      <Loaded>
        <ConfirmRegistrationPage token={token} signedInAs={user.email} onConfirmed={confirm} onLogin={leave} />
      </Loaded>
    );
  }
  return (
    <Loaded>
      <signedInApp.Component key={user.id} session={session} user={user} {...state} />
    </Loaded>
  );
}

function Loaded({ children }: { readonly children: ReactNode }) {
  return (
    <LoadBoundary>
      <Suspense fallback={<FullPageSpinner />}>{children}</Suspense>
    </LoadBoundary>
  );
}

function FullPageSpinner() {
  return (
    <div className="grid min-h-svh place-items-center text-muted-foreground">
      <Spinner label="Loading TimeTrack" className="size-8" />
    </div>
  );
}
