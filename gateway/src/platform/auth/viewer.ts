/** The five roles, highest rank first. */
export const roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const;

export type Role = (typeof roles)[number];

/** The scopes that an API key can have. A scope that ends with `write` includes the reads of its area. */
export const apiKeyScopes = [
  'jobs:read',
  'jobs:write',
  'payroll:read',
  'people:read',
  'people:write',
  'schedules:read',
  'schedules:write',
  'timesheets:read',
] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** The signed-in user of a request: everything that a use case may know about the caller. */
export interface Viewer {
  readonly userId: string;
  readonly organizationId: string;
  readonly role: Role;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** When the person last proved the password. Null for API keys. */
  readonly authAt: Date | null;
  /** Set for API keys: the key may run only the operations of these scopes. */
  readonly scopes?: readonly ApiKeyScope[];
  /** Set for API keys as well. */
  readonly apiKey?: ApiKeyIdentity;
}

interface ApiKeyIdentity {
  readonly name: string;
  /** Who answers for the key. What it writes is limited to what this person may do. */
  readonly ownerId: string;
  readonly ownerRole: Role;
  /** The address from which the key is used; null if it is unknown. */
  readonly address: string | null;
}
