import type { Viewer } from '../auth/viewer.js';
import type { FinishedCommand } from '../database/transaction-types.js';
import { DomainError } from '../errors/index.js';
import type { PrepareContext } from './use-case.js';

/** Reads the result of a command again, from the row that the command changed. Fails with NOT_FOUND if it is gone. */
export type ReadResult = (context: PrepareContext<Viewer>, subjectId: string) => Promise<unknown>;

export function replayFor(operations: readonly string[], read: ReadResult): Readonly<Record<string, ReadResult>> {
  return Object.fromEntries(operations.map((operation) => [operation, read]));
}

/** A request whose commands were committed before: the result of each of them is read again instead. */
export class Replay {
  private readonly commands: FinishedCommand[];

  constructor(commands: readonly FinishedCommand[]) {
    this.commands = [...commands];
  }

  /** The next command of this operation that ran before. Fails with GONE if it is missing, or if it failed. */
  take(operation: string): FinishedCommand {
    const index = this.commands.findIndex((command) => command.operation === operation);
    const [command] = index < 0 ? [] : this.commands.splice(index, 1);
    if (!command || command.hasFailed) throw responseNotKept();
    return command;
  }
}

export const responseNotKept = () =>
  new DomainError(
    'gone',
    'idempotency-key.response-not-kept',
    'This request was carried out before, and its response is no longer available. Load the data instead of sending it again.',
  );
