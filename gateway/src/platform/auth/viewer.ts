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
  /** Set for a manager who sees only the people in reach: those of the teams that they lead (ADR 0114). */
  readonly isRestricted?: boolean;
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

/** The scopes with which a key reads like an accountant, even for an OWNER. With all others it acts as its owner. */
const accountantScopes: ReadonlySet<ApiKeyScope> = new Set(['payroll:read', 'timesheets:read']);

/** Whether the scopes cover the one that is needed: `people:write` also covers `people:read`. */
export function coverScope(scopes: readonly ApiKeyScope[], needed: ApiKeyScope): boolean {
  return scopes.some((scope) => scope === needed || scope === needed.replace(/:read$/, ':write'));
}

/**
 * The viewer of an operation that needs this scope. A key acts with the id and the role of its owner, but stays a key: its
 * scopes tell it from the person. People, and keys without the scope, stay who they are.
 */
export function actingViewer(viewer: Viewer, needed: ApiKeyScope | undefined): Viewer {
  // Reads nothing else of a person: subscribers with the same role share what depends on the role alone.
  if (!viewer.scopes || !needed || accountantScopes.has(needed) || !coverScope(viewer.scopes, needed)) return viewer;
  const { apiKey } = viewer;
  if (!apiKey) return viewer;
  return { ...viewer, userId: apiKey.ownerId, role: apiKey.ownerRole };
}

/** A restricted manager, whose transactions show only the rows of the people in reach (ADR 0114). */
export interface ReachOf {
  readonly managerId: string;
  /** The instant whose date decides which memberships have ended. */
  readonly at: Date;
}

/** The viewer if they see only the people in reach. Each command finds out again when it admits its caller. */
export function reachOf(viewer: Pick<Viewer, 'isRestricted' | 'userId'>, at: Date): ReachOf | undefined {
  // Reads the id of no one else: subscribers with one role share what depends on the role alone.
  return viewer.isRestricted ? { managerId: viewer.userId, at } : undefined;
}

/** Facts about the request that a use case may need, whichever API it came through. */
export interface RequestFacts {
  /** Sent to the caller with each failure and written to each log line. */
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  /** Scheme, host and port under which the caller reached the product: `https://time.example.com`. */
  readonly publicUrl: string;
  /** What this browser was given to keep earlier, by name. */
  readonly remembered?: Readonly<Partial<Record<Remembered, string>>>;
}

/** What a browser keeps in addition to the session: proof of an earlier sign-in, and of having started a registration. */
export type Remembered = 'device' | 'registration';
