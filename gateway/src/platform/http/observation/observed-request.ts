import type { Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { DomainError } from '../../errors/index.js';

export interface NamedOperation {
  /** `query` or `mutation`, if the document has such an operation. */
  readonly kind: string | undefined;
  readonly name: string | null | undefined;
}

interface ObservedRequest {
  /** Undefined if no traces are sent. */
  readonly span: Span | undefined;
  graphql?: NamedOperation;
  /** The code of the last failure in its response: `timesheet.already-open`, or `internal`. */
  failure?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a request that fails before every hook. */
    observed: ObservedRequest | undefined;
  }
}

export const internalCode = 'internal';

/** Notes a failure of the response. Null is an unexpected one. */
export function noteRequestFailure({ observed }: FastifyRequest, failure: DomainError | null): void {
  if (!observed) return;
  observed.failure = failure?.code ?? internalCode;
  observed.span?.setAttribute('error.type', observed.failure);
}

/** Clients choose the names, which GraphQL limits to letters, digits and underscores. */
const longestName = 80;

export function noteRequestOperation({ observed }: FastifyRequest, { kind, name }: NamedOperation): void {
  if (!observed) return;
  observed.graphql = { kind, name: name?.slice(0, longestName) };
  if (kind) observed.span?.setAttribute('graphql.operation.type', kind);
  if (name) observed.span?.setAttribute('graphql.operation.name', name.slice(0, longestName));
}
