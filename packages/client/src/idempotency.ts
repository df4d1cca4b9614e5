import { SetContextLink } from '@apollo/client/link/context';
import { newIdempotencyKey } from '@timetrack/contracts';
import { OperationTypeNode } from 'graphql';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Identifies the attempt that a mutation belongs to. */
    idempotencyKey?: string;
  }
}

/**
 * The context of a mutation that may be sent more than once. The server executes it once, and repeats its first
 * response. The variables must stay the same.
 */
export function attemptContext(idempotencyKey: string): { readonly idempotencyKey: string } {
  return { idempotencyKey };
}

/** Sends an `Idempotency-Key` with every mutation: the key of its attempt, or a new one. */
export function idempotencyLink(): SetContextLink {
  return new SetContextLink((context, operation) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return {};
    return { headers: { ...context.headers, 'idempotency-key': context.idempotencyKey ?? newIdempotencyKey() } };
  });
}
