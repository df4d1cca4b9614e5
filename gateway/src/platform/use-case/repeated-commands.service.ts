import { AsyncLocalStorage } from 'node:async_hooks';
import type { Viewer } from '../auth/viewer.types.js';
import { DomainError } from '../errors/index.js';
import type { PrepareContext } from './use-case.types.js';

/**
 * A command that ran: its operation, and the id of the first row that it recorded in the audit log. A command that failed is
 * among them if the mutations after it in the same document still ran.
 */
export interface RanCommand {
  readonly operation: string;
  readonly subjectId: string;
  readonly hasFailed?: true;
}

/** Reads the result of a command again, from the row that the command changed. Fails with NOT_FOUND if it is gone. */
export type Reread = (context: PrepareContext<Viewer>, subjectId: string) => Promise<unknown>;

/** The same way to read again for each of these operations. */
export function rereadFor(operations: readonly string[], reread: Reread): Readonly<Record<string, Reread>> {
  return Object.fromEntries(operations.map((operation) => [operation, reread]));
}

const repeated = new AsyncLocalStorage<RanCommand[]>();

/** Handles a request whose commands were committed before: each of them is read again instead of run. */
export function repeatCommands<T>(commands: readonly RanCommand[], handle: () => Promise<T>): Promise<T> {
  return repeated.run([...commands], handle);
}

/** Whether the request that is being handled ran before. */
export function isRepeating(): boolean {
  return repeated.getStore() !== undefined;
}

/** The next command of this operation that ran before. Fails with GONE if there is none, or if it failed. */
export function takeRepeated(operation: string): RanCommand {
  const commands = repeated.getStore() ?? [];
  const index = commands.findIndex((command) => command.operation === operation);
  const [command] = index < 0 ? [] : commands.splice(index, 1);
  if (!command || command.hasFailed) throw responseNotKept();
  return command;
}

export const responseNotKept = () =>
  new DomainError(
    'gone',
    'idempotency-key.response-not-kept',
    'This request was carried out before, and its response is no longer available. Load the data instead of sending it again.',
  );
