import { command, query } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { failures } from '../../../platform/errors/index.js';
import { type Page, presentPage } from '../../../platform/paging/index.js';
import { everyRow, readPage, readRows, toInstant, where } from '../../../platform/read-model/index.js';
import type { FileResult } from '../../../platform/use-case/index.js';
import { dayOf, readTimezone } from '../../organization/index.js';
import { syncJobName } from './sync.job.js';
import { SyncItem } from './sync-item.entity.js';
import { queueSyncInput, syncFileInput, syncQueueInput } from './sync-item.inputs.js';
import { presentSyncRow, syncItemReads } from './sync-item.reads.js';
import type { SyncItemView } from './sync-item.types.js';

export const syncQueue = query('syncQueue', syncQueueInput, async ({ em }, page): Promise<Page<SyncItemView>> => {
  const found = await readPage(em, syncItemReads, {
    ranges: [everyRow],
    orderBy: ['createdAt', 'id'],
    direction: 'desc',
    page,
  });
  return presentPage(found, (rows) => rows.map(presentSyncRow));
});

/** Queues an exchange. The item and its job are stored in one transaction, so neither exists without the other. */
export const queueSync = command('queueSync', queueSyncInput, async (context, { type, startDate = null }) => {
  const { em, viewer, platform, record } = context;
  const { organizationId } = viewer;
  const item = em.create(SyncItem, { id: newId(), organizationId, type, startDate, createdAt: platform.clock.now() });
  await em.flush();
  await platform.jobs.enqueue(em, syncJobName, { organizationId, itemId: item.id });
  const changes = { type: { after: type }, ...(startDate && { startDate: { after: startDate } }) };
  record({ action: 'sync.queued', subjectType: 'SYNC_ITEM', subjectId: item.id, changes });
  return item;
});

export const syncFile = query('syncFile', syncFileInput, async (context, { id }): Promise<FileResult> => {
  const { em, platform } = context;
  const [item] = await readRows(em, syncItemReads, where`id = ${id}::uuid`, { parts: ['file'] });
  const content = item?.fileKey ? await platform.files.open(item.fileKey) : null;
  if (!item || !content) throw failures.notFound('File');
  const { date } = dayOf(toInstant(item.createdAt), await readTimezone(em));
  return {
    content,
    contentType: 'text/plain; charset=windows-1252',
    fileName: item.fileName ?? `timesheets-${date}-${item.id.slice(-6)}.iif`,
    isAttachment: true,
    etag: `"${item.id}"`,
    bytes: null,
  };
});
