import type { GraphQLSchema } from 'graphql';
import { type KnownOperation, KnownOperations, type OperationKey, type ValidOperation } from './known-operations.js';

/** The operations that clients repeat, each with its plan. */
export type PlannedOperations<Facts> = Pick<KnownOperations<Facts>, 'note' | 'find'>;
export type PlannedOperation<Facts> = KnownOperation<Facts>;

/**
 * Plans the operations that clients send again. `note` one that was validated and may run; `find` returns its plan when it is
 * sent for the second time, and undefined for whatever graphql-js has to execute.
 */
export function planOperations<Facts>(
  schema: GraphQLSchema,
  factsOf: (operation: ValidOperation & OperationKey) => Facts,
): PlannedOperations<Facts> {
  return new KnownOperations(schema, factsOf);
}
