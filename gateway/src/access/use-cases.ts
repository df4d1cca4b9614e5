import type { z } from 'zod';
import type { Viewer } from '../platform/auth/viewer.js';
import type { SqlStatement } from '../platform/database/tenant-sql.js';
import type { LoadedRows } from '../platform/database/unit-of-work.js';
import type { CommandOptions, PrepareContext, Selection, UseCase, UseCaseContext } from '../platform/use-case/index.js';
import type { Operation, PublicOperation } from './permission-table.js';

/** The caller as a use case sees it: the viewer, or null when a public operation is called without a session. */
export type CallerOf<Name extends Operation> = Name extends PublicOperation ? Viewer | null : Viewer;

export type SignedInContext = UseCaseContext<Viewer>;

type Run<Name extends Operation, Input extends z.ZodType, Result> = (
  context: UseCaseContext<CallerOf<Name>>,
  input: z.output<Input>,
) => Promise<Result>;

/** A use case that changes something. Its operation must have a row in the permission table. */
export function command<Name extends Operation, Input extends z.ZodType, Result>(
  operation: Name,
  input: Input,
  run: Run<Name, Input, Result>,
  options: CommandOptions<z.output<Input>> = {},
): UseCase<Name, Input, CallerOf<Name>, Result> {
  return { kind: 'command', operation, input, run, ...options };
}

interface PreparedSteps<Name extends Operation, Input extends z.ZodType, Prepared, Result>
  extends CommandOptions<z.output<Input>> {
  prepare(context: PrepareContext<CallerOf<Name>>, input: z.output<Input>): Promise<Prepared>;
  run(context: UseCaseContext<CallerOf<Name>>, input: z.output<Input>, prepared: Prepared): Promise<Result>;
}

/** A command with slow work that must not keep a transaction open: `prepare` runs before the transaction, `run` in it. */
export function preparedCommand<Name extends Operation, Input extends z.ZodType, Prepared, Result>(
  operation: Name,
  input: Input,
  steps: PreparedSteps<Name, Input, Prepared, Result>,
): UseCase<Name, Input, CallerOf<Name>, Result> {
  return {
    ...steps,
    kind: 'command',
    operation,
    input,
    prepare: (context, parsed) => steps.prepare(context, parsed),
    run: (context, parsed, prepared) => steps.run(context, parsed, prepared as Prepared),
  };
}

interface LoadingSteps<Name extends Operation, Input extends z.ZodType, Result>
  extends CommandOptions<z.output<Input>> {
  load(input: z.output<Input>, viewer: Viewer, selection: Selection, now: Date): readonly SqlStatement[];
  run(context: UseCaseContext<CallerOf<Name>>, input: z.output<Input>, loaded: LoadedRows): Promise<Result>;
}

/** A command that reads what it needs together with the check of its caller: `run` gets the rows of each statement. */
export function loadingCommand<Name extends Operation, Input extends z.ZodType, Result>(
  operation: Name,
  input: Input,
  steps: LoadingSteps<Name, Input, Result>,
): UseCase<Name, Input, CallerOf<Name>, Result> {
  return {
    ...steps,
    kind: 'command',
    operation,
    input,
    run: (context, parsed, loaded) => steps.run(context, parsed, loaded as LoadedRows),
  };
}

/** A use case that only reads. Its operation must have a row in the permission table. */
export function query<Name extends Operation, Input extends z.ZodType, Result>(
  operation: Name,
  input: Input,
  run: Run<Name, Input, Result>,
): UseCase<Name, Input, CallerOf<Name>, Result> {
  return { kind: 'query', operation, input, run };
}
