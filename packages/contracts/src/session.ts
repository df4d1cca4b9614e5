import { createContext, useContext } from 'react';
import type { Role } from './role.js';

/** The person who is signed in, as `GET /api/auth/me` tells. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly organization: SessionOrganization;
}

export interface SessionOrganization {
  readonly id: string;
  readonly name: string;
  /** IANA zone in force: the organization's own, or America/Denver while it has none. */
  readonly timezoneInForce: string;
}

/** What the shell gives to every screen about the one sign-in. */
export interface Session {
  readonly user: SessionUser;
  /** Ends the session on the server, then shows the login screen. */
  readonly signOut: () => Promise<void>;
  /** Reads the person and their organization again, after a change of either. Shows at once, in every tab. */
  readonly refresh: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The signed-in session. Throws outside of a signed-in screen. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it');
  return session;
}
