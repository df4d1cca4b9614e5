import { roles, type SessionUser } from '@timetrack/contracts';
import { findBrowserTimezone } from '../common/browser.js';
import type { PageData } from '../page/page-data.js';
import { sendRequest } from './rest-client.js';
import { ServerFailure, unreadableText } from './server-failure.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface OrganizationRegistration extends Credentials {
  readonly orgName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The token of the operator's link, where registration is not open to everyone. */
  readonly inviteToken?: string;
}

/** Uses fetch, so that sign-in needs no GraphQL client. Each rejects with a ServerFailure. */
export interface SessionApi {
  readonly me: () => Promise<SessionUser | null>;
  readonly login: (credentials: Credentials) => Promise<SessionUser>;
  /** Creates an organization in the time zone of the browser. Null if a mailed link must be opened first. */
  readonly register: (registration: OrganizationRegistration) => Promise<SessionUser | null>;
  readonly logout: () => Promise<void>;
  readonly signOutEverywhere: () => Promise<void>;
}

export const sessionApi: SessionApi = {
  me: async () => {
    try {
      return userFrom(await sendRequest('GET', '/api/auth/me'));
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
  login: async (credentials) => userFrom(await sendRequest('POST', '/api/auth/login', credentials)),
  register: async (registration) => {
    const timezone = findBrowserTimezone();
    const body = await sendRequest('POST', '/api/auth/register', { ...registration, ...(timezone && { timezone }) });
    return (body as { next?: unknown } | null)?.next === 'CONFIRM_EMAIL' ? null : userFrom(body);
  },
  logout: () => signOutBy('/api/auth/logout'),
  signOutEverywhere: () => signOutBy('/api/auth/sign-out-everywhere'),
};

/** The user in the data of the page: null without a session, undefined if the page does not say. */
export function userOfPage({ session }: PageData): SessionUser | null | undefined {
  return session ? userFrom(session) : (session as null | undefined);
}

/** Signing out succeeds for a user who is signed out already. */
async function signOutBy(path: string): Promise<void> {
  try {
    await sendRequest('POST', path);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
}

const isSignedOut = (error: unknown): boolean => error instanceof ServerFailure && error.status === 401;

function userFrom(body: unknown): SessionUser {
  const user = (body as { user?: SessionUser } | null)?.user;
  if (!user?.id || !roles.includes(user.role) || !Array.isArray(user.abilities) || !user.organization) {
    throw new ServerFailure(200, unreadableText);
  }
  return user;
}
