import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
} from 'graphql';
import type { Viewer } from '../../auth/viewer.types.js';
import type { PubSub } from '../../ports/platform.ports.js';
import type { Caller, Confirm, Executor } from '../../use-case/index.js';
import { listAuthorizedFields } from '../failures/coercion.failures.js';
import { createRequestContext } from '../server/request-context.builder.js';
import { Last, mapEvents } from './events.adapter.js';

/** The context of a subscription: who receives its events. */
export interface Subscriber {
  readonly caller: Caller;
  /** Aborts when the socket has closed. */
  readonly ended: AbortSignal;
  /** Closes the socket because the session has ended. */
  readonly endSocket: () => void;
}

interface EventParts {
  readonly executor: Executor;
  readonly pubSub: PubSub;
  readonly confirm: Confirm;
}

/**
 * The events of a subscription. Before each one, the subscriber is checked again: the session may have ended, or the
 * role may have changed. Each event gets a new context, because values that one event loaded are stale for the next.
 */
export async function eventsOf(args: ExecutionArgs, parts: EventParts) {
  const { executor, pubSub } = parts;
  const subscriber = args.contextValue as Subscriber;
  const createContext = (caller: Caller) => createRequestContext({ ...subscriber, caller, executor, pubSub });
  const source = await createSourceEventStream({ ...args, contextValue: createContext(subscriber.caller) });
  if (!(Symbol.asyncIterator in source)) return source;
  return mapEvents<unknown, ExecutionResult>(source, async (rootValue) => {
    const viewer = await confirmSubscriber(args, parts);
    if (!viewer || viewer instanceof Error)
      return new Last<ExecutionResult>(viewer && { errors: [toGraphqlError(viewer)] });
    return execute({ ...args, rootValue, contextValue: createContext({ ...subscriber.caller, viewer }) });
  });
}

/**
 * The subscriber as of now. Null if the session has ended, in which case the socket closes; a failure if the role no
 * longer allows the subscription.
 */
async function confirmSubscriber(
  { document, operationName, contextValue }: ExecutionArgs,
  { confirm, executor }: EventParts,
): Promise<Viewer | Error | null> {
  const { caller, endSocket } = contextValue as Subscriber;
  const viewer = caller.viewer && (await confirm(caller.viewer));
  const operation = getOperationAST(document, operationName);
  if (!viewer || !operation) {
    endSocket();
    return null;
  }
  try {
    listAuthorizedFields({ document, operation, viewer }, executor);
    return viewer;
  } catch (error) {
    return error as Error;
  }
}

function toGraphqlError(failure: Error): GraphQLError {
  return new GraphQLError(failure.message, { originalError: failure });
}
