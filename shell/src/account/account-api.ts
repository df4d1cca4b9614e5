import { call, ServerFailure } from '../session/index.js';

/** One of the person's own sessions: a browser, or a program, that is signed in as them. */
export interface OwnSessionInfo {
  readonly id: string;
  /** The one that asks. */
  readonly current: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  /** Empty where the program sent none. */
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

/** What a person may do with their own account. Each call rejects with a ServerFailure. */
export interface AccountApi {
  readonly rename: (name: NewName) => Promise<void>;
  readonly changePassword: (passwords: NewPassword) => Promise<void>;
  readonly sessions: () => Promise<readonly OwnSessionInfo[]>;
  readonly endSession: (id: string) => Promise<void>;
  readonly endOtherSessions: () => Promise<void>;
}

/** @param onSignedOut called when the server no longer knows the session */
export function createAccountApi(onSignedOut: () => void): AccountApi {
  const asOneself = async (...request: Parameters<typeof call>): Promise<unknown> => {
    try {
      return await call(...request);
    } catch (error) {
      if (!(error instanceof ServerFailure) || error.status !== 401) throw error;
      onSignedOut();
      // The screen is gone, and the sign-in says why: there is nobody left to tell.
      return new Promise(() => undefined);
    }
  };
  return {
    rename: async (name) => void (await asOneself('PATCH', '/api/auth/me', name)),
    changePassword: async (passwords) => void (await asOneself('POST', '/api/auth/password', passwords)),
    sessions: async () => (await asOneself('GET', '/api/auth/sessions')) as readonly OwnSessionInfo[],
    endSession: async (id) => void (await asOneself('DELETE', `/api/auth/sessions/${encodeURIComponent(id)}`)),
    endOtherSessions: async () => void (await asOneself('POST', '/api/auth/sessions/end-others')),
  };
}
