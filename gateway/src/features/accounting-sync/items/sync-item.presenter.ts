import { z } from 'zod';
import type { SyncItem } from './sync-item.entity.js';
import { SyncStatus, SyncType } from './sync-item.enums.js';

export const syncItemJson = z.object({
  id: z.uuid(),
  type: z.enum(SyncType),
  status: z.enum(SyncStatus),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  attempts: z.int(),
  message: z.string().nullable(),
  fileUrl: z.string().nullable(),
});

export function presentSyncItem(item: SyncItem): z.input<typeof syncItemJson> {
  const { id, type, status, createdAt, finishedAt, attempts, message, fileUrl } = item;
  return {
    ...{ id, type, status, attempts, message, fileUrl },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
