import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Viewer } from '../../auth/viewer.js';
import { isDatabaseAway } from '../../errors/index.js';
import type { Caller } from '../../use-case/index.js';

export interface Subscriber {
  readonly caller: Caller & { readonly viewer: Viewer };
  readonly ended: AbortSignal;
  /** Closes the socket because the session has ended. */
  readonly endSocket: () => void;
  /** Closes the socket so that its client connects and subscribes again: an event could not be read. */
  readonly askToReconnect: () => void;
  readonly send: (payload: string) => void;
  /** Equal for subscribers who ask for the same: the document, the operation's name and the variables. */
  readonly question: string;
}

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

const done: IteratorResult<ExecutionResult> = { value: undefined, done: true };

/**
 * One subscription of a broadcast. Its payloads go to the socket directly, already serialized. The GraphQL server
 * iterates it only for what it has to format for this client: results with errors, and the end.
 */
export class Member implements AsyncIterableIterator<ExecutionResult> {
  private readonly results: ExecutionResult[] = [];
  private reader: PromiseWithResolvers<IteratorResult<ExecutionResult>> | undefined;
  private failure: { readonly error: unknown } | undefined;
  private hasLeft = false;
  /** The subscriber, with the role of the last event. */
  viewer: Viewer;

  constructor(
    readonly subscriber: Subscriber,
    readonly operation: Operation,
    readonly firstEvent: number,
    private readonly onLeave: (member: Member) => void,
  ) {
    this.viewer = subscriber.caller.viewer;
    subscriber.ended.addEventListener('abort', this.leave, { once: true });
    if (subscriber.ended.aborted) this.leave();
  }

  get isActive(): boolean {
    return !this.hasLeft;
  }

  /** Sends a serialized payload, after the results that the server has not formatted yet. */
  send(payload: string): void {
    if (this.hasLeft) return;
    if (this.reader) this.subscriber.send(payload);
    else this.push(JSON.parse(payload) as ExecutionResult);
  }

  push(result: ExecutionResult): void {
    if (this.hasLeft) return;
    this.results.push(result);
    this.wake();
  }

  /** Ends the subscription, after a last result if there is one. */
  finish(last?: ExecutionResult): void {
    if (last) this.push(last);
    this.leave();
  }

  /** Ends the subscription with an error. While the database is away, the client subscribes again and misses nothing. */
  fail(error: unknown): void {
    if (isDatabaseAway(error)) this.subscriber.askToReconnect();
    else this.failure = { error };
    this.leave();
  }

  next(): Promise<IteratorResult<ExecutionResult>> {
    const reader = Promise.withResolvers<IteratorResult<ExecutionResult>>();
    this.reader = reader;
    this.wake();
    return reader.promise;
  }

  return(): Promise<IteratorResult<ExecutionResult>> {
    this.results.length = 0;
    this.leave();
    return Promise.resolve(done);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private wake(): void {
    const { reader } = this;
    if (!reader) return;
    const value = this.results.shift();
    if (value === undefined && !this.hasLeft) return;
    this.reader = undefined;
    if (value !== undefined) reader.resolve({ value, done: false });
    else if (this.failure) reader.reject(this.failure.error);
    else reader.resolve(done);
  }

  private readonly leave = (): void => {
    if (this.hasLeft) return;
    this.hasLeft = true;
    this.subscriber.ended.removeEventListener('abort', this.leave);
    this.onLeave(this);
    this.wake();
  };
}
