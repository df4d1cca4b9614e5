import type { z } from 'zod';
import { CallerNotConfirmed } from '../database/caller-check.js';
import { DomainError } from '../errors/index.js';
import { inSpan } from '../tracing/current-span.js';
import type { Caller } from './caller.js';
import { Executor, type ExecutorParts } from './executor.js';
import type { AnyUseCase, Selection, UseCase } from './use-case.js';

/** An operation that failed although its caller did nothing wrong. */
interface FailedOperation {
  readonly operation: string;
  /** The code of the failure, such as `database.busy`, or `internal`. */
  readonly reason: string;
}

/** Counts the use cases that fail because of the gateway, and makes each a step of the trace of its request. */
export class ObservedExecutor extends Executor {
  constructor(
    parts: ExecutorParts,
    private readonly countFailure: (failed: FailedOperation) => void,
  ) {
    super(parts);
  }

  override async execute<Operation extends string, Input extends z.ZodType, Who, Result>(
    useCase: UseCase<Operation, Input, Who, Result>,
    given: Caller,
    input: z.input<Input>,
    selection?: Selection,
  ): Promise<Result> {
    const { operation } = useCase;
    const run = () => super.execute(useCase, given, input, selection);
    try {
      return await inSpan(operation, { attributes: attributesOf(useCase, given) }, run);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== null) this.countFailure({ operation, reason });
      throw error;
    }
  }
}

function attributesOf({ operation, kind }: Pick<AnyUseCase, 'operation' | 'kind'>, { viewer }: Caller) {
  return {
    'timetrack.operation': operation,
    'timetrack.operation.kind': kind,
    ...(viewer && { 'timetrack.organization.id': viewer.organizationId }),
  };
}

/** Null for a refusal that the caller caused, and for a read that runs again. */
function reasonOf(error: unknown): string | null {
  if (error instanceof CallerNotConfirmed) return null;
  if (!(error instanceof DomainError)) return 'internal';
  return error.kind === 'unavailable' ? error.code : null;
}
