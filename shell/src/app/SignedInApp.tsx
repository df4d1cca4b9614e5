import { ApolloProvider, closeApolloClient, createApolloClient } from '@timetrack/client';
import { type Session, SessionContext, type SessionUser } from '@timetrack/contracts';
import { NavigationGuard } from '@timetrack/contracts/routing';
import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter, matchPath } from 'react-router';
import { Frame } from '../frame/Frame.js';
import { screensFor } from '../modules/composition.js';
import { createFederationSource } from '../modules/federation-source.js';
import { createModuleRegistry, ModulesContext } from '../modules/module-registry.js';
import { pageData } from '../page/page-data.js';
import { createPageResults } from '../page/page-results.js';
import { Reauthentication } from '../reauthentication/Reauthentication.js';
import { SignInAgain } from '../reauthentication/SignInAgain.js';
import { LeaveQuestion } from '../routing/LeaveQuestion.js';
import { loadScreen } from '../routing/ScreenHost.js';
import { ScreenRoutes } from '../routing/ScreenRoutes.js';
import { shellScreens } from '../routing/shell-screens.js';
import { reauthentication } from '../session/reauthentication.js';
import { type SessionStore, SessionStoreContext } from '../session/session-store.js';

// Modules outlive a session: the next user who signs in on this page finds them loaded.
const registry = createModuleRegistry(createFederationSource());
const pageResults = createPageResults(pageData);

/** Loads the code of the screen at the current address, if the page describes it. */
export async function loadFirstScreen({ abilities }: SessionUser): Promise<void> {
  const { pathname } = window.location;
  const screens = [...shellScreens, ...screensFor(abilities, registry.state())];
  const first = screens.find(({ screen }) => matchPath(screen.path, pathname));
  if (first) await loadScreen(first.screen);
}

interface SignedInAppProps {
  readonly session: SessionStore;
  readonly user: SessionUser;
  readonly isNewSignIn: boolean;
  readonly isEnded: boolean;
}

/** Everything that only a signed-in user needs, in one lazy chunk: router, Apollo, frame and modules. */
export function SignedInApp({ session, user, isNewSignIn, isEnded }: SignedInAppProps) {
  const client = useApolloClientOf(session, user.id);
  const screenSession = useMemo<Session>(
    () => ({ user, signOut: session.signOut, refresh: session.refresh }),
    [user, session],
  );
  useEffect(() => {
    void registry.start();
  }, []);

  return (
    <SessionContext value={screenSession}>
      <SessionStoreContext value={session}>
        <ApolloProvider client={client}>
          <ModulesContext value={registry}>
            <BrowserRouter>
              <NavigationGuard question={LeaveQuestion}>
                <Frame>
                  <ScreenRoutes isNewSignIn={isNewSignIn} />
                </Frame>
                <Reauthentication onSessionEnded={session.handleEnded} />
                <SignInAgain session={session} email={user.email} isEnded={isEnded} />
              </NavigationGuard>
            </BrowserRouter>
          </ModulesContext>
        </ApolloProvider>
      </SessionStoreContext>
    </SessionContext>
  );
}

/** One client, and with it one cache, for each session. It is closed when its user is no longer signed in. */
function useApolloClientOf(session: SessionStore, userId: string) {
  const [client] = useState(() =>
    createApolloClient({
      onUnauthenticated: session.handleEnded,
      onReauthenticate: reauthentication.ask,
      firstResults: pageResults.of(userId),
    }),
  );
  useEffect(() => {
    return session.subscribe(() => {
      const state = session.state();
      if (state.status === 'signed-in' && state.user.id === userId) return;
      pageResults.clear();
      // The server may have closed the socket before, which makes closing it again fail.
      closeApolloClient(client).catch(() => undefined);
    });
  }, [session, userId, client]);
  return client;
}
