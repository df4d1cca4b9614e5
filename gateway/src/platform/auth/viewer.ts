/** The five roles, highest rank first. */
export const roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const;

export type Role = (typeof roles)[number];

/** What a program that signs in with an API key may be given. */
export const apiKeyScopes = ['payroll:read', 'timesheets:read'] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Whoever is signed in on this request. Everything a use case may know about the caller. */
export interface Viewer {
  readonly userId: string;
  readonly organizationId: string;
  readonly role: Role;
  readonly sessionId: string;
  /** When the session ends by itself. */
  readonly expiresAt: Date;
  /** There where a program signed in with an API key: it reaches what these name, and nothing else. */
  readonly scopes?: readonly ApiKeyScope[];
}
