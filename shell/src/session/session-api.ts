import { roles, type SessionUser } from '@timetrack/contracts';
import { call } from './rest-client.js';
import { ServerFailure } from './server-failure.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface OrganizationRegistration extends Credentials {
  readonly orgName: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The calls about the session. They are plain fetches, so that the sign-in screen needs no GraphQL client.
 * Each rejects with a ServerFailure.
 */
export interface SessionApi {
  /** Who is signed in, or null. */
  readonly me: () => Promise<SessionUser | null>;
  readonly login: (credentials: Credentials) => Promise<SessionUser>;
  readonly register: (registration: OrganizationRegistration) => Promise<SessionUser>;
  readonly logout: () => Promise<void>;
  /** Ends every session of the person, this one too. */
  readonly signOutEverywhere: () => Promise<void>;
}

export const sessionApi: SessionApi = {
  me: async () => {
    try {
      return userFrom(await call('GET', '/api/auth/me'));
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
  login: async (credentials) => userFrom(await call('POST', '/api/auth/login', credentials)),
  register: async (registration) => userFrom(await call('POST', '/api/auth/register', registration)),
  logout: () => leave('/api/auth/logout'),
  signOutEverywhere: () => leave('/api/auth/sign-out-everywhere'),
};

/** Who is signed out already has what they wanted. */
async function leave(path: string): Promise<void> {
  try {
    await call('POST', path);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
}

const isSignedOut = (error: unknown): boolean => error instanceof ServerFailure && error.status === 401;

function userFrom(body: unknown): SessionUser {
  const user = (body as { user?: SessionUser } | null)?.user;
  if (!user?.id || !roles.includes(user.role) || !user.organization) {
    throw new ServerFailure(200, '');
  }
  return user;
}
