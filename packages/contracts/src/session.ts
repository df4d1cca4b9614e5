import { createContext, useContext } from 'react';
import type { Ability } from './ability.generated.js';

/** The signed-in user, as `GET /api/auth/me` returns it. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** What the user may do, as the server decides. Check it with `useCan`. */
  readonly abilities: readonly Ability[];
  /** Whom a manager sees: everyone, or only the people of the teams that they lead. Other roles ignore it. */
  readonly reach: 'ORGANIZATION' | 'TEAMS' | null;
  /** The teams that the user leads, by name. */
  readonly ledTeams: readonly { readonly id: string; readonly name: string }[];
  readonly organization: SessionOrganization;
}

interface SessionOrganization {
  readonly id: string;
  readonly name: string;
  /** The IANA zone in force: the organization's own, or America/Denver until it has one. */
  readonly timezoneInForce: string;
  /** The zones over time, earliest first. Each holds from an instant, and its first day, until the next; the first one always did. */
  readonly timezones: readonly {
    readonly timezone: string;
    readonly from: string | null;
    readonly startsAt: string | null;
  }[];
  /** False while the time zone was taken from a browser and is unconfirmed. */
  readonly timezoneConfirmed: boolean;
  /** The least length of a new password. */
  readonly minimumPasswordLength: number;
}

/** The session state that the shell shares with every screen. */
export interface Session {
  readonly user: SessionUser;
  /** Ends the session on the server, then shows the login screen. */
  readonly signOut: () => Promise<void>;
  /** Reloads the user and the organization after a change of either. Updates every tab immediately. */
  readonly refresh: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of the signed-in user. Throws outside a signed-in screen. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside a SessionContext provider');
  return session;
}

/** Whether the signed-in user may do something: `useCan('APPROVE_TIMESHEETS')`. */
export function useCan(ability: Ability): boolean {
  return useSession().user.abilities.includes(ability);
}

/** The five roles of an organization, highest rank first. */
export const roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const;

export type Role = (typeof roles)[number];

/** The label of each role. */
export const roleNames: Readonly<Record<Role, string>> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  ACCOUNTANT: 'Accountant',
  WORKER: 'Worker',
};
