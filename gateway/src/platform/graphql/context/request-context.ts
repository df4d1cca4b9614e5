import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer.js';
import type { Caller, Executor, Selection, UseCase } from '../../use-case/index.js';
import { type SelectionInfo, selectionOf } from './selection.js';

export interface RequestContext {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** The time of the server's clock, for fields that depend on it. */
  now(): Date;
  /**
   * With `info`, the use case may leave out the fields that the operation does not select. Its result is then the field
   * `part` of what the resolver returns, or all of it.
   */
  execute<Operation extends string, Input extends z.ZodType, Caller, Result>(
    useCase: UseCase<Operation, Input, Caller, Result>,
    input: z.input<Input>,
    info?: SelectionInfo,
    part?: string,
  ): Promise<Result>;
  /** Throws unless the viewer may run the operation; for subscriptions, which run no use case. */
  authorize(operation: string): Viewer;
  /** What a subscription returns itself: the messages of a topic, and before them `first`, if given, for this subscriber alone. */
  subscribe(topic: string, first?: unknown): FollowedTopic;
  /** Calls `make` once per request and key, and then returns the same value, for example a batching loader. */
  once<Value>(key: object, make: () => Value): Value;
}

export interface ContextParts {
  readonly executor: Executor;
  readonly caller: Caller;
}

/** The topic that a subscription follows. It has the form that graphql-js requires, but the broadcast reads the messages itself. */
export class FollowedTopic implements AsyncIterable<never> {
  constructor(
    readonly name: string,
    readonly first: unknown,
  ) {}

  [Symbol.asyncIterator](): never {
    throw new Error('the broadcast reads the events');
  }
}

/** A context for one request, or for one message of a subscription: what it loads is discarded with it. */
export function createRequestContext({ executor, caller }: ContextParts): RequestContext {
  const values = new Map<object, unknown>();
  return {
    viewer: caller.viewer,
    requestId: caller.request.id,
    now: () => executor.now(),
    execute: (useCase, input, info, part) => executor.execute(useCase, caller, input, info && partOf(info, part)),
    authorize: (operation) => {
      executor.authorize(operation, caller.viewer);
      // Only for operations that need a session: `authorize` has just checked that there is one.
      return caller.viewer as Viewer;
    },
    subscribe: (topic, first) => new FollowedTopic(topic, first),
    once: <Value>(key: object, make: () => Value) => {
      if (!values.has(key)) values.set(key, make());
      return values.get(key) as Value;
    },
  };
}

function partOf(info: SelectionInfo, part: string | undefined): Selection {
  const selection = selectionOf(info);
  return part === undefined ? selection : selection.at(part);
}
