import type { TimeTrackApi } from './api.ts';
import type { LocalCopy } from './local-copy.ts';
import type { RetryPolicy } from './retry.ts';

export interface SyncOptions {
  readonly pageSize: number;
  log(line: string): void;
}

/** Reads the feed from the cursor of the copy to the current end. */
export async function catchUp(api: TimeTrackApi, copy: LocalCopy, { pageSize, log }: SyncOptions): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const from = copy.cursor;
    const page = await api.listChangesAfter(from, pageSize);
    copy.apply(from, page.items);
    if (page.items.length > 0) log(`Stored ${page.items.length} changes, ${copy.changeCount} in total`);
    hasMore = page.hasMore;
  }
}

export interface FollowOptions extends SyncOptions {
  readonly everySeconds: number;
  readonly retryPolicy: RetryPolicy;
}

/** Catches up forever, with a wait after each time. */
export async function poll(
  api: TimeTrackApi,
  copy: LocalCopy,
  { everySeconds, retryPolicy, ...options }: FollowOptions,
): Promise<never> {
  for (;;) {
    await catchUp(api, copy, options);
    await retryPolicy.wait(everySeconds * 1000);
  }
}
