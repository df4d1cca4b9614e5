import type { z } from 'zod';
import type { PrepareContext, UseCaseContext } from './context.js';

/**
 * One operation of the product: every door calls the same use case.
 * A command changes something: it runs in one transaction and writes one audit entry. A query only reads.
 */
export interface UseCase<Operation extends string, Input extends z.ZodType, Caller, Result> {
  readonly kind: 'command' | 'query';
  /** Its row in the permission table. */
  readonly operation: Operation;
  /** The shape of what comes in, the same behind every door. */
  readonly input: Input;
  /**
   * Slow work that changes nothing, done before the transaction opens, so that no database connection waits for it:
   * checking a password, reading a photo. What it gives is the third argument of `run`.
   */
  readonly prepare?: (context: PrepareContext<Caller>, input: z.output<Input>) => Promise<unknown>;
  readonly run: (context: UseCaseContext<Caller>, input: z.output<Input>, prepared: unknown) => Promise<Result>;
}

/** Any use case, for code that only passes them on. */
// biome-ignore lint/suspicious/noExplicitAny: the caller and result types vary per use case and meet only in generics
export type AnyUseCase = UseCase<string, z.ZodType, any, unknown>;
