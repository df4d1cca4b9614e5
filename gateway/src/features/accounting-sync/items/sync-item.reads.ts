import {
  instant,
  integer,
  nullable,
  own,
  type RowOf,
  readModel,
  text,
  toInstant,
  toNullableInstant,
  uuid,
} from '../../../platform/read-model/index.js';
import { fileUrlOf, type SyncItemView, type SyncStatus, type SyncType } from './sync-item.types.js';

export const syncItemReads = readModel('sync_items', {
  columns: {
    id: uuid('id'),
    type: text<SyncType>('type'),
    status: text<SyncStatus>('status'),
    createdAt: instant('created_at'),
    finishedAt: nullable(instant('finished_at')),
    attempts: integer('attempts'),
    message: nullable(text('message')),
    fileKey: nullable(text('file_key')),
  },
  parts: { file: own({ fileName: nullable(text('file_name')) }) },
});

export function presentSyncRow({ fileKey, ...row }: RowOf<typeof syncItemReads>): SyncItemView {
  return {
    ...row,
    createdAt: toInstant(row.createdAt),
    finishedAt: toNullableInstant(row.finishedAt),
    fileUrl: fileUrlOf(row.id, fileKey),
  };
}
