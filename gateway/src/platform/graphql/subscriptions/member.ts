import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Viewer } from '../../auth/viewer.js';
import { AsyncQueue } from '../../concurrency/async-queue.js';
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

/**
 * One subscription of a broadcast. Its payloads go to the socket directly, already serialized. The GraphQL server iterates
 * `results` only for what it has to format for this client: results with errors, and the end.
 */
export class Member {
  readonly results: AsyncQueue<ExecutionResult>;
  isActive = true;
  /** The subscriber, with the role of the last event. */
  viewer: Viewer;

  constructor(
    readonly subscriber: Subscriber,
    readonly operation: Operation,
    readonly firstEvent: number,
    onLeave: (member: Member) => void,
  ) {
    this.viewer = subscriber.caller.viewer;
    this.results = new AsyncQueue(subscriber.ended, () => {
      this.isActive = false;
      onLeave(this);
    });
    if (subscriber.ended.aborted) this.results.end();
  }

  /** Sends a serialized payload, after the results that the server has not formatted yet. */
  send(payload: string): void {
    if (!this.isActive) return;
    if (this.results.isAwaited) this.subscriber.send(payload);
    else this.results.push(JSON.parse(payload) as ExecutionResult);
  }

  /** Ends the subscription with an error. While the database is away, the client subscribes again and misses nothing. */
  fail(error: unknown): void {
    if (isDatabaseAway(error)) {
      this.subscriber.askToReconnect();
      this.results.end();
    } else this.results.fail(error);
  }
}
