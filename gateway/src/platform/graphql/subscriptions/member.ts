import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Viewer } from '../../auth/viewer.js';
import type { AsyncQueue } from '../../concurrency/async-queue.js';
import type { Caller } from '../../use-case/index.js';

/** A result, and its JSON unless it has errors: each client gets those with its own request's id. */
export interface Outcome {
  readonly result: ExecutionResult;
  readonly json?: string;
}

export interface Subscriber {
  readonly caller: Caller & { readonly viewer: Viewer };
  readonly ended: AbortSignal;
  /** Closes the socket because the session has ended. */
  readonly endSocket: () => void;
  readonly send: (outcome: Outcome) => void;
  /** Equal for subscribers who ask for the same: the document, the operation's name and the variables. */
  readonly question: string;
}

/** One subscription of a broadcast. */
export interface Member {
  readonly subscriber: Subscriber;
  readonly operation: ExecutionArgs;
  /** The subscriber, with the role of the last event. */
  viewer: Viewer;
  /** What the GraphQL server iterates. Only the end is in it: the results go to the socket directly. */
  readonly results: AsyncQueue<never>;
}
