import { createContext, useContext } from 'react';
import type { SessionStore } from './session-store.js';

/** The session as the shell's own screens need it: more than modules are given. */
export type OwnSession = Pick<SessionStore, 'signOutEverywhere' | 'ended'>;

export const SessionStoreContext = createContext<OwnSession | null>(null);

export function useOwnSession(): OwnSession {
  const session = useContext(SessionStoreContext);
  if (!session) throw new Error('useOwnSession needs a SessionStoreContext above it');
  return session;
}
