import { ApolloProvider, closeApolloClient, createApolloClient } from '@timetrack/client';
import { type Session, SessionContext, type SessionUser } from '@timetrack/contracts';
import { TooltipProvider } from '@timetrack/ui';
import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { Frame } from '../frame/index.js';
import { createFederationSource, createModuleRegistry, ModulesContext } from '../modules/index.js';
import { ScreenRoutes } from '../routing/index.js';
import { type SessionStore, SessionStoreContext } from '../session/index.js';

// The modules outlive a session: who signs in next finds them loaded.
const registry = createModuleRegistry(createFederationSource());

interface SignedInAppProps {
  readonly session: SessionStore;
  readonly user: SessionUser;
  readonly justNow: boolean;
}

/** Everything that only a signed-in person needs, in one lazy chunk: router, Apollo, frame and modules. */
export function SignedInApp({ session, user, justNow }: SignedInAppProps) {
  const client = useApolloClientOf(session, user.id);
  const given = useMemo<Session>(() => ({ user, signOut: session.signOut, refresh: session.refresh }), [user, session]);
  useEffect(() => {
    void registry.start();
  }, []);

  return (
    <SessionContext value={given}>
      <SessionStoreContext value={session}>
        <ApolloProvider client={client}>
          <ModulesContext value={registry}>
            <TooltipProvider>
              <BrowserRouter>
                <Frame>
                  <ScreenRoutes justNow={justNow} />
                </Frame>
              </BrowserRouter>
            </TooltipProvider>
          </ModulesContext>
        </ApolloProvider>
      </SessionStoreContext>
    </SessionContext>
  );
}

/** One client, and with it one cache, for one session. What the person leaves behind is dropped when they leave. */
function useApolloClientOf(session: SessionStore, userId: string) {
  const [client] = useState(() => createApolloClient({ onUnauthenticated: session.ended }));
  useEffect(() => {
    return session.subscribe(() => {
      const state = session.state();
      if (state.status === 'signed-in' && state.user.id === userId) return;
      // The server closes the sockets of an ended session too, and may well be first.
      closeApolloClient(client).catch(() => undefined);
    });
  }, [session, userId, client]);
  return client;
}
