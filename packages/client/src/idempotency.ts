import { SetContextLink } from '@apollo/client/link/context';
import { OperationTypeNode } from 'graphql';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Names the attempt that a mutation belongs to. */
    idempotencyKey?: string;
  }
}

/**
 * The context of a mutation that is one attempt, however often it is sent: the server answers
 * every sending after the first with the first answer. The variables must stay the same too.
 */
export function attemptContext(idempotencyKey: string): { readonly idempotencyKey: string } {
  return { idempotencyKey };
}

/** Gives every mutation an `Idempotency-Key`: the attempt's own, or a fresh one. */
export function idempotencyLink(): SetContextLink {
  return new SetContextLink((context, operation) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return {};
    return { headers: { ...context.headers, 'idempotency-key': context.idempotencyKey ?? newIdempotencyKey() } };
  });
}

/** A key that nobody else makes: 128 random bits. `crypto.randomUUID` is not there on a page without TLS. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
