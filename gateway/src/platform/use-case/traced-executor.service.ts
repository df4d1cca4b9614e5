import type { z } from 'zod';
import { currentSpan, inSpan } from '../tracing/current-span.store.js';
import { type Caller, Executor } from './executor.service.js';
import type { Selection, UseCase } from './use-case.types.js';

/** Makes each use case a step of the trace of its request. Without tracing, it only passes on. */
export class TracedExecutor extends Executor {
  override async execute<Operation extends string, Input extends z.ZodType, Who, Result>(
    useCase: UseCase<Operation, Input, Who, Result>,
    given: Caller,
    input: z.input<Input>,
    selection?: Selection,
  ): Promise<Result> {
    if (!currentSpan()?.isRecorded) return super.execute(useCase, given, input, selection);
    const { operation, kind } = useCase;
    const organizationId = given.viewer?.organizationId;
    const attributes = {
      'timetrack.operation': operation,
      'timetrack.operation.kind': kind,
      ...(organizationId !== undefined && { 'timetrack.organization.id': organizationId }),
    };
    return inSpan(operation, { attributes }, () => super.execute(useCase, given, input, selection));
  }
}
