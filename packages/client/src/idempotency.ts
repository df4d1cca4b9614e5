import { SetContextLink } from '@apollo/client/link/context';
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

/** 128 random bits. Pages without TLS have no `crypto.randomUUID`. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
