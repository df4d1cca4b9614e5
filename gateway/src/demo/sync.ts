import { fileKeyOf, SyncItem } from '../features/accounting-sync/index.js';
import { writeQuickBooksFile } from '../features/payroll-exports/index.js';
import { newId } from '../platform/database/ids.js';
import type { Demo } from './cast.js';
import { hourOf } from './shifts.js';

/** Most succeeded, one failed. A pending one would have no job. */
export async function insertSyncItems({ em, files, organizationId, today }: Demo): Promise<void> {
  const buildItem = (daysAgo: number, hour: number) => {
    const createdAt = hourOf(today.subtract({ days: daysAgo }), hour);
    return { id: newId(), organizationId, createdAt, finishedAt: new Date(createdAt.getTime() + 2000) };
  };
  const imported = { type: 'IMPORT_LISTS', status: 'SUCCESS', attempts: 1 } as const;
  const exported = { ...buildItem(1, 16), type: 'EXPORT_TIMESHEETS', status: 'SUCCESS', attempts: 1 } as const;
  const message = 'Read 3 customers and 4 jobs from mocked lists; no data was changed';
  const search = { organizationId, startDate: null, leaveOut: [], now: exported.createdAt };
  const file = await writeQuickBooksFile(em, search);
  if (!file) throw new Error('the demo organization has no closed pay period to export');
  const { content, fileName, message: exportMessage } = file;
  const fileKey = fileKeyOf({ organizationId, itemId: exported.id });
  await files.put(fileKey, content, 'text/plain; charset=windows-1252');
  await em.insertMany(SyncItem, [
    { ...buildItem(15, 9), ...imported, message },
    {
      ...buildItem(8, 16),
      type: 'EXPORT_TIMESHEETS',
      status: 'ERROR',
      attempts: 5,
      message: 'Gave up after 5 failed attempts. Please try again later.',
    },
    { ...buildItem(1, 15.5), ...imported, message },
    { ...exported, message: exportMessage, fileKey, fileName },
  ]);
}
