import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';

export const syncType = enumOf(
  'SyncType',
  'What is exchanged with the accounting software.',
  {
    EXPORT_TIMESHEETS: 'The pay of a closed pay period, as a file.',
    IMPORT_LISTS: 'The lists of the accounting software.',
  },
  'Type must be EXPORT_TIMESHEETS or IMPORT_LISTS',
);
export type SyncType = z.infer<typeof syncType>;

const syncStatus = enumOf(
  'SyncStatus',
  'PENDING before the first attempt and between two attempts, RUNNING, and finally SUCCESS or ERROR.',
  {
    PENDING: 'It waits for its first or next attempt.',
    RUNNING: 'An attempt is in progress.',
    SUCCESS: 'It succeeded.',
    ERROR: 'The last attempt failed.',
  },
);
export type SyncStatus = z.infer<typeof syncStatus>;

export const syncItemView = z.object({
  id: z.uuid(),
  type: syncType.describe('What is exchanged.'),
  status: syncStatus.describe('How far the exchange has come.'),
  createdAt: z.date(),
  finishedAt: z.date().nullable().describe('When the exchange ended. Null until then.'),
  attempts: z.int().describe('How many times the exchange was started.'),
  message: z.string().nullable().describe('The result, as a sentence for users.'),
  fileUrl: z.string().nullable().describe('Where to download the exported file; null if there is none.'),
});

export function fileUrlOf(id: string, fileKey: string | null): string | null {
  return fileKey === null ? null : `/api/sync-queue/${id}/file`;
}

export type SyncItemView = z.infer<typeof syncItemView>;
export const SyncItemType = nodeFromZod(
  'SyncItem',
  syncItemView,
  'An exchange with the accounting software, in the background.',
);
