import { z } from 'zod';
import { command, query } from '../../../access/index.js';
import { idInput, newId } from '../../../platform/database/ids.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { type Page, pageInput, presentPage } from '../../../platform/paging/index.js';
import { everyRow, readPage, readRows, toInstant, where } from '../../../platform/read-model/index.js';
import { type FileResult, type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { dayOf, readTimezone } from '../../organization/index.js';
import { syncJobName } from './sync.job.js';
import { SyncItem } from './sync-item.entity.js';
import { presentSyncRow, syncItemReads } from './sync-item.reads.js';
import { type SyncItemView, syncType } from './sync-item.types.js';

const syncQueueInput = z.object(pageInput);

const queueSyncInput = z
  .object({
    type: syncType.describe('EXPORT_TIMESHEETS sends settled hours; IMPORT_LISTS reads employees and jobs.'),
    startDate: calendarDate('Start date')
      .nullish()
      .describe('The first day of the closed pay period, by default of the latest.'),
    leaveOut: z
      .array(idInput)
      .max(500, 'At most 500 people can be left out')
      .nullish()
      .describe('The ids of people who are left out of an export, because the file cannot name them.'),
  })
  .describe('The exchange to queue.');

const syncFileInput = z.object({ id: idInput });

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
export const queueSync = command('queueSync', queueSyncInput, async (context, { type, startDate = null, leaveOut }) => {
  const { em, viewer, platform, record } = context;
  const { organizationId } = viewer;
  const leftOut = leaveOut ?? [];
  const createdAt = platform.clock.now();
  const item = em.create(SyncItem, { id: newId(), organizationId, type, startDate, leftOut, createdAt });
  await em.flush();
  await platform.jobs.enqueue(em, syncJobName, { organizationId, itemId: item.id });
  const changes = {
    type: { after: type },
    ...(startDate && { startDate: { after: startDate } }),
    ...(leftOut.length > 0 && { leaveOut: { after: leftOut } }),
  };
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

const syncItemsById = query('syncQueue', nodesInput, async ({ em }, { ids }) =>
  (await readRows(em, syncItemReads, where`id = any(${arrayLiteral(ids)}::uuid[])`)).map(presentSyncRow),
);

export const syncItemNodes: readonly NodeReader[] = [{ type: 'SyncItem', useCase: syncItemsById }];
