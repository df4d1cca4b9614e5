import type { TimeTrackApi } from './api.ts';
import type { LocalCopy } from './local-copy.ts';

export interface SyncOptions {
  readonly pageSize: number;
  log(line: string): void;
}

/** Reads the feed from the cursor of the copy to the current end. */
export async function catchUp(api: TimeTrackApi, copy: LocalCopy, { pageSize, log }: SyncOptions): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const from = copy.cursor;
    const page = await api.listChangesAfter(from, pageSize);
    copy.apply(from, page.changes);
    if (page.changes.length > 0) log(`Stored ${page.changes.length} changes, ${copy.changeCount} in total`);
    hasMore = page.hasMore;
  }
}

/** Catches up forever, with a wait after each time. */
export async function follow(
  api: TimeTrackApi,
  copy: LocalCopy,
  { wait, ...options }: SyncOptions & { wait(): Promise<void> },
): Promise<never> {
  for (;;) {
    await catchUp(api, copy, options);
    await wait();
  }
}
