import { catchUp, type FollowOptions, type LocalCopy, retry } from 'payroll-sync';
import { type ChangeEvent, receiveEvents } from './event-stream.ts';
import type { GraphQlApi } from './graphql-api.ts';

export type SubscribeOptions = Pick<FollowOptions, 'pageSize' | 'log' | 'retryPolicy'> & {
  readonly keepAliveMs?: number;
};

/**
 * Keeps the copy current with the subscription `timesheetChanged`. After each break it reads what it missed, so that the
 * copy stays current at the pace of the attempts even where a proxy allows no WebSocket.
 */
export function follow(api: GraphQlApi, copy: LocalCopy, options: SubscribeOptions): Promise<never> {
  const { keepAliveMs = 15_000 } = options;
  return retry(async () => {
    await catchUp(api, copy, options);
    for await (const events of receiveEvents(api.settings, keepAliveMs)) await storeEvents(api, copy, events, options);
    throw new Error('The stream of events never ends without an error.');
  }, options.retryPolicy);
}

/**
 * Stores events that continue the copy, all in one transaction. If changes are missing before them, it reads the feed to
 * its end instead, which contains these events too.
 */
export async function storeEvents(
  api: GraphQlApi,
  copy: LocalCopy,
  events: readonly ChangeEvent[],
  options: SubscribeOptions,
): Promise<void> {
  const from = copy.cursor;
  const stored = events.findLastIndex(({ change }) => change.cursor === from);
  const fresh = events.slice(stored + 1);
  if (fresh.length === 0) return;
  if (!continues(from, fresh)) return catchUp(api, copy, options);
  copy.apply(
    from,
    fresh.map(({ change }) => change),
  );
  options.log(`Stored ${fresh.length} changes, ${copy.changeCount} in total`);
}

const continues = (from: string | null, events: readonly ChangeEvent[]) =>
  events.every(({ previousCursor }, index) => previousCursor === (events[index - 1]?.change.cursor ?? from));
