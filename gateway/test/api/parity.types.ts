import type { Role } from '../../src/platform/auth/viewer.types.js';

/** One operation in REST and GraphQL. */
export interface Command {
  readonly rest: readonly [method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string];
  readonly graphql: string;
}

/** A rejected call: operation, what is wrong, role of the caller, input, error code, and what the caller does first. */
export type Row<Name extends string> = readonly [
  command: Name,
  what: string,
  as: Role | null,
  input: object,
  code: string,
  before?: readonly Name[],
];
