import { createContext, useContext } from 'react';
import type { SessionStore } from './session-store.js';

/** What the shell's own screens may do with the session, beyond what modules may do. */
type ShellSession = Pick<SessionStore, 'signOutEverywhere' | 'handleEnded'>;

export const SessionStoreContext = createContext<ShellSession | null>(null);

export function useShellSession(): ShellSession {
  const session = useContext(SessionStoreContext);
  if (!session) throw new Error('useShellSession needs a SessionStoreContext above it');
  return session;
}
