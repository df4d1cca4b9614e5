import type { TimeTrackApi } from './api.ts';
import type { LocalCopy } from './local-copy.ts';

export interface Following {
  readonly pageSize: number;
  say(line: string): void;
}

/** Reads the feed from where the copy ends to where the feed ends now. */
export async function catchUp(api: TimeTrackApi, copy: LocalCopy, { pageSize, say }: Following): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const from = copy.cursor;
    const page = await api.changesAfter(from, pageSize);
    copy.apply(from, page.changes);
    if (page.changes.length > 0) say(`Stored ${page.changes.length} changes, ${copy.changeCount} in all`);
    hasMore = page.hasMore;
  }
}

/** Goes on for ever: what is new is asked for after each pause. */
export async function follow(
  api: TimeTrackApi,
  copy: LocalCopy,
  { pause, ...following }: Following & { pause(): Promise<void> },
): Promise<never> {
  for (;;) {
    await catchUp(api, copy, following);
    await pause();
  }
}
