import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobContext, JobHandler } from '../../../platform/jobs/index.js';
import { exportTimesheets } from '../export/export-timesheets.service.js';
import { readMockedLists } from './mocked-lists.adapter.js';
import { SyncItem } from './sync-item.entity.js';

/** The queue in which exchanges wait. */
export const syncJobName = 'accounting-sync';

export interface SyncJob {
  readonly organizationId: string;
  readonly itemId: string;
}

/** What came of an exchange: a sentence, and the file that it left. */
type Outcome = Pick<SyncItem, 'message' | 'fileKey'>;

const fileType = 'text/plain; charset=windows-1252';

/** Does one exchange. Each step of it may be repeated: a file's key is its item's, so a second try leaves no second file. */
export const syncJob: JobHandler<SyncJob> = {
  name: syncJobName,

  async run(context, job) {
    const item = await begin(context, job);
    if (!item) return;
    try {
      const outcome = await exchange(context, item);
      await change(context, job, (found) => finish(context, found, 'SUCCESS', outcome));
    } catch (error) {
      await change(context, job, waitForNextTry);
      throw error;
    }
  },

  async giveUp(context, job) {
    await change(context, job, async (item) => {
      await context.files.remove(fileKeyOf(job));
      const message = `Given up after ${item.attempts} failed tries. Please try again later.`;
      finish(context, item, 'ERROR', { message, fileKey: null });
    });
  },
};

/** Marks it as under way; null where there is nothing left to do. */
async function begin(context: JobContext, job: SyncJob): Promise<SyncItem | null> {
  return change(context, job, (item) => {
    item.status = 'RUNNING';
    item.attempts += 1;
  });
}

async function exchange(context: JobContext, item: SyncItem): Promise<Outcome> {
  if (item.type === 'IMPORT_LISTS') return { message: readMockedLists(), fileKey: null };
  const { unitOfWork, files } = context;
  const { organizationId, createdAt } = item;
  const { content, message } = await unitOfWork.read(organizationId, (em) =>
    exportTimesheets(em, organizationId, createdAt),
  );
  const fileKey = fileKeyOf({ organizationId, itemId: item.id });
  await files.put(fileKey, content, fileType);
  return { message, fileKey };
}

function waitForNextTry(item: SyncItem): void {
  item.status = 'PENDING';
  item.message = `Try ${item.attempts} failed; it will be tried again`;
}

function finish({ clock }: JobContext, item: SyncItem, status: 'SUCCESS' | 'ERROR', outcome: Outcome): void {
  item.status = status;
  item.finishedAt = clock.now();
  item.message = outcome.message;
  item.fileKey = outcome.fileKey;
}

/** Changes the item in a transaction of its own, unless it is finished: what is done stays done. */
async function change(
  { unitOfWork }: JobContext,
  { organizationId, itemId }: SyncJob,
  make: (item: SyncItem) => void | Promise<void>,
): Promise<SyncItem | null> {
  return unitOfWork.run(organizationId, async ({ em }) => {
    const item = await unfinished(em, itemId);
    if (item) await make(item);
    return item;
  });
}

async function unfinished(em: EntityManager, id: string): Promise<SyncItem | null> {
  return em.findOne(SyncItem, { id, finishedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

export function fileKeyOf({ organizationId, itemId }: SyncJob): string {
  return `sync/${organizationId}/${itemId}.iif`;
}
