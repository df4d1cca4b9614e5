/** The five roles, highest rank first. */
export const roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const;

export type Role = (typeof roles)[number];

/** The scopes that an API key can have. */
export const apiKeyScopes = ['payroll:read', 'timesheets:read'] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** The signed-in user of a request: everything that a use case may know about the caller. */
export interface Viewer {
  readonly userId: string;
  readonly organizationId: string;
  readonly role: Role;
  readonly sessionId: string;
  /** When the session expires. */
  readonly expiresAt: Date;
  /** When the person last proved the password. Null for API keys. */
  readonly authAt: Date | null;
  /** Set for API keys: the key may run only the operations of these scopes. */
  readonly scopes?: readonly ApiKeyScope[];
}

/** How a session token came: over http, or over https in the cookie with or without the prefix `__Host-`. */
export type SessionCookie = 'HTTP' | 'PREFIXED' | 'UNPREFIXED';
