import type { Role } from '../../src/platform/auth/viewer.js';

/**
 * One operation in REST and GraphQL. The document of a read can use its variables as it likes. A mutation takes the whole
 * input in one argument, so its name is enough.
 */
export interface Command {
  readonly graphql?: string;
  readonly mutation?: string;
  readonly rest: readonly [method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string];
}

/** A rejected call: operation, reason, role of the caller, input, error code, and what the caller does first. */
export type Row<Name extends string> = readonly [
  command: Name,
  what: string,
  as: Role | null,
  input: object,
  code: string,
  before?: readonly Name[],
];
