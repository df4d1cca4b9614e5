import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { type ApiSettings, type FatalError, RetryableError, type TimesheetChange, toFatalError } from 'payroll-sync';
import { type GraphQlError, toError } from './execute.ts';
import type { PayrollSync_ChangedSubscription } from './gql/graphql.ts';
import { timesheetChanged } from './operations.graphql.ts';

export interface ChangeEvent {
  readonly change: TimesheetChange;
  /** The cursor of the change before. Null for the first change of the organization. */
  readonly previousCursor: string | null;
}

const unauthenticated = 4401;
const tryAgainLater = 1013;
const waitWhenBusyMs = 3000;

/**
 * Subscribes and yields the events that arrived since the last time, at least one, until the connection breaks. Then it
 * throws. A caller that subscribes again gets the latest change first, so that it notices what it missed.
 *
 * @param keepAliveMs how often to check that the gateway is still there, and how long to wait for its answer
 */
export async function* receiveEvents(
  settings: ApiSettings,
  keepAliveMs: number,
): AsyncGenerator<readonly ChangeEvent[], never> {
  const events: ChangeEvent[] = [];
  let failure: Error | undefined;
  let hasReceived = false;
  let arrival = Promise.withResolvers<void>();
  const fail = (error: Error) => {
    failure = error;
    arrival.resolve();
  };
  const client = connect(settings, keepAliveMs);
  client.subscribe<PayrollSync_ChangedSubscription>(
    { query: print(timesheetChanged) },
    {
      next({ data, errors }) {
        if (!data) return fail(toFailure(errors, hasReceived));
        const { cursor, previousCursor, node } = data.timesheetChanged;
        events.push({ change: { cursor, ...node }, previousCursor });
        hasReceived = true;
        arrival.resolve();
      },
      error: (error) => fail(toFailure(error, hasReceived)),
      complete: () => fail(new RetryableError('TimeTrack ended the subscription', { hadSucceeded: hasReceived })),
    },
  );
  try {
    for (;;) {
      await arrival.promise;
      if (failure) throw failure;
      arrival = Promise.withResolvers();
      yield events.splice(0);
    }
  } finally {
    void client.dispose();
  }
}

/** Connects without retries of its own, because `retry` waits for both the connection and the requests. */
function connect({ url, key }: ApiSettings, keepAliveMs: number): Client {
  let deadline: NodeJS.Timeout | undefined;
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${key}` },
    connectionAckWaitTimeout: keepAliveMs,
    keepAlive: keepAliveMs,
    retryAttempts: 0,
    on: {
      ping: (isReceived) => {
        if (!isReceived) deadline = setTimeout(() => client.terminate(), keepAliveMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(deadline);
      },
      closed: () => clearTimeout(deadline),
    },
  });
  return client;
}

/** Errors of the subscription, a closed socket, or an error of the network. */
function toFailure(reason: unknown, hadSucceeded: boolean): FatalError | RetryableError {
  if (Array.isArray(reason)) return toError(reason[0] as GraphQlError);
  const { code, message } = reason as { readonly code?: number; readonly message?: string };
  const detail = code ?? message;
  if (code === unauthenticated) return toFatalError({ code: 'UNAUTHENTICATED', message: '', requestId: '' });
  const retryAfterMs = code === tryAgainLater ? waitWhenBusyMs : 0;
  return new RetryableError(`The connection to TimeTrack broke${detail ? ` (${detail})` : ''}`, {
    retryAfterMs,
    hadSucceeded,
  });
}
