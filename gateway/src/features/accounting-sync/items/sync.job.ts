import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { scopeToTenant } from '../../../platform/database/tenant-scope.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { JobContext, JobHandler } from '../../../platform/jobs/job.js';
import { daysBefore, type Sweep, type SweepContext, sweepOrganizations } from '../../../platform/jobs/sweeps.js';
import { writeQuickBooksFile } from '../../payroll-exports/index.js';
import { SyncItem } from './sync-item.entity.js';

export const syncJobName = 'accounting-sync';

export interface SyncJob {
  readonly organizationId: string;
  readonly itemId: string;
}

type Outcome = Pick<SyncItem, 'status' | 'message' | 'fileKey' | 'fileName'>;

const fileType = 'text/plain; charset=windows-1252';

/** Runs one exchange. Every step can be repeated: the file key derives from the item, so a retry creates no second file. */
export const syncJob: JobHandler<SyncJob> = {
  name: syncJobName,

  async run(context, job) {
    const item = await begin(context, job);
    if (!item) return;
    try {
      const outcome = await runExchange(context, item);
      await change(context, job, (found) => finish(context, found, outcome));
    } catch (error) {
      if (isFinal(error)) {
        const { message } = error;
        await change(context, job, (found) => finish(context, found, { ...withoutFile, status: 'ERROR', message }));
        return;
      }
      await change(context, job, scheduleRetry);
      throw error;
    }
  },

  async handleFinalFailure(context, job) {
    await change(context, job, async (item) => {
      await context.files.remove(fileKeyOf(job));
      const message = `Gave up after ${item.attempts} failed attempts. Please try again later.`;
      finish(context, item, { status: 'ERROR', message, fileKey: null, fileName: null });
    });
  },
};

/** A refusal stays one however often the export runs: the pay that it reads is settled. */
function isFinal(error: unknown): error is DomainError {
  return error instanceof DomainError && !['unavailable', 'rate-limited'].includes(error.kind);
}

/** Marks the item as running; null if it is already finished. */
async function begin(context: JobContext, job: SyncJob): Promise<SyncItem | null> {
  return change(context, job, (item) => {
    item.status = 'RUNNING';
    item.attempts += 1;
  });
}

async function runExchange(context: JobContext, item: SyncItem): Promise<Outcome> {
  if (item.type === 'IMPORT_LISTS') return { ...withoutFile, status: 'SUCCESS', message: readMockedLists() };
  const { unitOfWork, files } = context;
  const { organizationId, createdAt, startDate, leftOut } = item;
  const file = await unitOfWork.read(organizationId, (em) =>
    writeQuickBooksFile(em, { organizationId, startDate, leaveOut: leftOut, now: createdAt }),
  );
  // A retry can't help: the outcome is final until someone closes the period.
  if (!file) return { ...withoutFile, status: 'ERROR', message: openPeriodMessage(startDate) };
  const fileKey = fileKeyOf({ organizationId, itemId: item.id });
  await files.put(fileKey, file.content, fileType);
  return { status: 'SUCCESS', message: file.message, fileKey, fileName: file.fileName };
}

const withoutFile = { fileKey: null, fileName: null };

const openPeriodMessage = (startDate: string | null) =>
  `The pay period that starts on ${startDate} is not closed. Close it first, and then export it.`;

function scheduleRetry(item: SyncItem): void {
  item.status = 'PENDING';
  item.message = `Attempt ${item.attempts} failed; it will be retried`;
}

function finish({ clock }: JobContext, item: SyncItem, outcome: Outcome): void {
  item.status = outcome.status;
  item.finishedAt = clock.now();
  item.message = outcome.message;
  item.fileKey = outcome.fileKey;
  item.fileName = outcome.fileName;
}

/** Changes the item in a separate transaction unless it is finished. */
async function change(
  { unitOfWork }: JobContext,
  { organizationId, itemId }: SyncJob,
  update: (item: SyncItem) => void | Promise<void>,
): Promise<SyncItem | null> {
  return unitOfWork.run(organizationId, async ({ em }) => {
    const item = await findUnfinished(em, itemId);
    if (item) await update(item);
    return item;
  });
}

async function findUnfinished(em: EntityManager, id: string): Promise<SyncItem | null> {
  return em.findOne(SyncItem, { id, finishedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

export function fileKeyOf({ organizationId, itemId }: SyncJob): string {
  return `sync/${organizationId}/${itemId}.iif`;
}

/**
 * The customers and jobs that QuickBooks Desktop would send. There is no connection to QuickBooks: these lists are made
 * up, so nothing is imported into the organization's jobs.
 */
const mockedLists = {
  customers: ['Harbor Point Hotel', 'Kessler Residence', 'Northgate School District'],
  jobs: [
    'Harbor Point Hotel:Courtyard',
    'Harbor Point Hotel:Roof terrace',
    'Kessler Residence:Retaining wall',
    'Northgate School District:Sports field',
  ],
} as const;

function readMockedLists(): string {
  const { customers, jobs } = mockedLists;
  return `Read ${customers.length} customers and ${jobs.length} jobs from mocked lists; no data was changed`;
}

const retentionDays = 30;
const batchSize = 100;

export const syncFilesSweep: Sweep = {
  name: 'sync-files',
  everyMinutes: 60,
  async run(context) {
    const before = daysBefore(context.clock.now(), retentionDays);
    const due = { select: 'select id from find_organizations_with_old_sync_files(?, ?, ?)', values: [before] };
    return sweepOrganizations(context, due, (id) => removeExportFiles(id, before, context));
  },
};

/** Removes the files of exports that finished before an instant, and returns how many. */
export async function removeExportFiles(
  organizationId: string,
  before: Date,
  { orm, files }: Pick<SweepContext, 'orm' | 'files'>,
): Promise<number> {
  let removed = 0;
  for (let found = batchSize; found === batchSize; removed += found) {
    const fork = orm.em.fork();
    scopeToTenant(fork, organizationId);
    found = await fork.transactional(async (em) => {
      const items = await findOldItems(em, before);
      for (const item of items) {
        await files.remove(item.fileKey as string);
        item.fileKey = null;
      }
      return items.length;
    });
  }
  return removed;
}

function findOldItems(em: EntityManager, before: Date): Promise<SyncItem[]> {
  return em.find(SyncItem, { fileKey: { $ne: null }, finishedAt: { $lt: before } }, { limit: batchSize });
}
