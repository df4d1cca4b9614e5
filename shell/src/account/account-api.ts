import type { Role } from '@timetrack/contracts';
import { sendRequest } from '../session/rest-client.js';
import { ServerFailure } from '../session/server-failure.js';

export interface UserSession {
  readonly id: string;
  /** Whether it is the session that sends the request. */
  readonly current: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  /** Empty if the program did not send one. */
  readonly userAgent: string;
  readonly address: string;
}

export interface NewName {
  readonly firstName: string;
  readonly lastName: string;
}

export interface NewPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface NewEmail {
  readonly newEmail: string;
  readonly currentPassword: string;
}

export interface EmailConfirmation {
  readonly confirmed: boolean;
  /** Whether this server sends mail. */
  readonly possible: boolean;
}

export interface AccountNotice {
  readonly id: string;
  readonly kind:
    | 'NEW_SIGN_IN'
    | 'PASSWORD_CHANGED'
    | 'PASSWORD_RESET'
    | 'RESET_LINK_CREATED'
    | 'EMAIL_CHANGED'
    | 'ROLE_CHANGED';
  readonly at: string;
  /** Empty if a colleague did it, like the address. */
  readonly userAgent: string;
  readonly address: string;
  /** The new role of a ROLE_CHANGED. */
  readonly role: Role | null;
}

export type AccountApi = ReturnType<typeof createAccountApi>;

/**
 * The requests about the user's own account. Each rejects with a ServerFailure.
 *
 * @param onSessionEnded called when the server no longer knows the session; resolves to whether the user signed in again
 */
export function createAccountApi(onSessionEnded: () => Promise<boolean>) {
  const send = async (...request: Parameters<typeof sendRequest>): Promise<unknown> => {
    try {
      return await sendRequest(...request);
    } catch (error) {
      if (!(error instanceof ServerFailure) || error.status !== 401) throw error;
      // Otherwise the sign-in page takes over, so this request never settles.
      if (!(await onSessionEnded())) return new Promise(() => undefined);
      if (request[0] === 'GET') return sendRequest(...request);
      throw new Error('The session had ended.', { cause: error });
    }
  };
  return {
    rename: async (name: NewName) => void (await send('PATCH', '/api/auth/me', name)),
    changePassword: async (passwords: NewPassword) => void (await send('POST', '/api/auth/password', passwords)),
    changeEmail: async (email: NewEmail) => void (await send('POST', '/api/me/email', email)),
    emailConfirmation: async () => (await send('GET', '/api/me/email-confirmation')) as EmailConfirmation,
    requestEmailConfirmation: async () => void (await send('POST', '/api/me/email-confirmation')),
    notices: async () => (await send('GET', '/api/me/notices')) as readonly AccountNotice[],
    dismissNotice: async (id: string) => void (await send('DELETE', `/api/me/notices/${encodeURIComponent(id)}`)),
    sessions: async () => (await send('GET', '/api/auth/sessions')) as readonly UserSession[],
    endSession: async (id: string) => void (await send('DELETE', `/api/auth/sessions/${encodeURIComponent(id)}`)),
    endOtherSessions: async () => void (await send('POST', '/api/auth/sessions/end-others')),
  };
}
