import type { z } from 'zod';
import type { PrepareContext, UseCaseContext } from './context.js';

/**
 * One operation of the product. REST and GraphQL call the same use case.
 * A command changes data: it runs in one transaction and writes an audit entry. A query only reads.
 */
export interface UseCase<Operation extends string, Input extends z.ZodType, Caller, Result> {
  readonly kind: 'command' | 'query';
  /** Its row in the permission table. */
  readonly operation: Operation;
  /** The schema of its input, the same for every API. */
  readonly input: Input;
  /**
   * Slow work without side effects, such as checking a password or reading a photo. It runs before the transaction
   * opens, so that it holds no database connection. Its result is the third argument of `run`.
   */
  readonly prepare?: (context: PrepareContext<Caller>, input: z.output<Input>) => Promise<unknown>;
  readonly run: (context: UseCaseContext<Caller>, input: z.output<Input>, prepared: unknown) => Promise<Result>;
}

/** Any use case, for code that passes use cases on. */
// biome-ignore lint/suspicious/noExplicitAny: the caller and result types vary per use case and meet only in generics
export type AnyUseCase = UseCase<string, z.ZodType, any, unknown>;
