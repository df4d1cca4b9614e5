import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, query } from '../../access/index.js';
import { deleteUnused } from '../../platform/database/delete-unused.js';
import { newId } from '../../platform/database/ids.js';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import { chosenMustBeActive, enforce, failures } from '../../platform/errors/index.js';
import { compareTexts, pageOfList } from '../../platform/paging/index.js';
import { type NodeReader, nodesInput } from '../../platform/use-case/index.js';
import { addedFields, compareFields, unchanged } from '../audit/index.js';
import { Job } from './job.entity.js';
import { unknownJob } from './job.errors.js';
import {
  changeJobsInput,
  createJobInput,
  deleteJobInput,
  jobPageInput,
  jobsInput,
  updateJobInput,
} from './job.inputs.js';
import { type JobView, presentJob } from './job.types.js';
import { jobText } from './job-text.types.js';

// The database sorts by bytes, which would put Émile after Zoe.
const collator = new Intl.Collator('en', { numeric: true });

export const jobs = query('jobs', jobsInput, async ({ em }, { includeRetired }) => {
  const found = await readAllJobs(em, includeRetired === true);
  return found.toSorted((one, other) => compareNames([one.name, one.id], [other.name, other.id]));
});

export const jobPage = query('jobs', jobPageInput, async ({ em }, { includeRetired, ...page }) =>
  pageOfList(await readAllJobs(em, includeRetired === true), byName, page),
);

/** Jobs are listed by name. The id decides between equal names. */
export type NameAndId = readonly [name: string, id: string];

export function compareNames([name, id]: NameAndId, [otherName, otherId]: NameAndId): number {
  return collator.compare(name, otherName) || compareTexts(id, otherId);
}

const byName = { name: 'jobs', keyOf: ({ name, id }: JobView): NameAndId => [name, id], compare: compareNames };

/** Fails with CONFLICT if an active job already has the name in any case. A database constraint checks this. */
export const createJob = command('createJob', createJobInput, async ({ em, viewer, record }, { name, ...input }) => {
  const fields = { name, ...jobText.fill(input) };
  const job = em.create(Job, { id: newId(), organizationId: viewer.organizationId, ...fields });
  await em.flush();
  record({ action: 'job.created', subjectType: 'JOB', subjectId: job.id, changes: addedFields(fields) });
  return presentJob(job);
});

export const updateJob = command('updateJob', updateJobInput, async (context, { id, name, retired, ...input }) => {
  const { em, platform, record } = context;
  const job = await lockJob(em, id);
  const before = pickAuditedFields(job);
  if (name !== undefined) job.name = name;
  Object.assign(job, jobText.merge(job, input));
  if (retired !== undefined && retired !== job.retired) job.retiredAt = retired ? platform.clock.now() : null;
  await em.flush();
  const changes = compareFields(before, pickAuditedFields(job));
  record({ action: 'job.updated', subjectType: 'JOB', subjectId: id, changes });
  return presentJob(job);
});

/**
 * Retires or reinstates several jobs in one transaction, with an audit entry for each that changes. Returns those. Ids that
 * the organization does not have are ignored: another user may have deleted the jobs.
 */
export const changeJobs = command('changeJobs', changeJobsInput, async (context, { ids, retired }) => {
  const { em, platform, record, recordNothing } = context;
  // Locked in the order of the ids, so that two selections can't deadlock.
  const found = await em.find(
    Job,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const changed = found.filter((job) => job.retired !== retired);
  if (changed.length === 0) {
    recordNothing('no selected job changes');
    return [];
  }
  for (const job of changed) {
    const before = pickAuditedFields(job);
    job.retiredAt = retired ? platform.clock.now() : null;
    const changes = { name: unchanged(job.name), ...compareFields(before, pickAuditedFields(job)) };
    record({ action: 'job.updated', subjectType: 'JOB', subjectId: job.id, changes });
  }
  await em.flush();
  return changed.map(presentJob);
});

/** Deletes a job without timesheets, schedules and shift templates. Retires any other job, and returns it. */
export const deleteJob = command('deleteJob', deleteJobInput, async (context, { id }): Promise<JobView | null> => {
  const { em, platform, record } = context;
  const job = await lockJob(em, id);
  const name = { before: job.name };
  if (await deleteUnused(em, Job, id)) {
    record({ action: 'job.deleted', subjectType: 'JOB', subjectId: id, changes: { name } });
    return null;
  }
  job.retiredAt ??= platform.clock.now();
  await em.flush();
  record({ action: 'job.retired', subjectType: 'JOB', subjectId: id, changes: { name } });
  return presentJob(job);
});

/** Fails with NOT_FOUND for an unknown job, and with CONFLICT for a retired one. */
export async function requireActiveJob(em: EntityManager, id: string): Promise<JobView> {
  return requireActive((await readJobs(em, [id])).get(id) ?? null);
}

export function requireActive<Chosen extends { readonly retired: boolean }>(job: Chosen | null): Chosen {
  if (!job) throw unknownJob();
  enforce(chosenMustBeActive('job', job));
  return job;
}

async function lockJob(em: EntityManager, id: string): Promise<Job> {
  const job = await em.findOne(Job, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!job) throw failures.notFound('Job');
  return job;
}

function pickAuditedFields(job: Job) {
  return { name: job.name, ...jobText.pick(job), retired: job.retired };
}

const jobsById = query('jobs', nodesInput, async ({ em }, { ids }) => [...(await readJobs(em, ids)).values()]);

export const jobNodes: readonly NodeReader[] = [{ type: 'Job', useCase: jobsById }];

export const jobColumns = ['id', 'name', ...jobText.selections, 'retired_at is not null as retired'].join(', ');

const selectJobs = (condition: string) => `
  select ${jobColumns} from jobs where organization_id = :organization and ${condition}`;

const byIds = selectJobs('id = any(?::uuid[])');
const all = selectJobs('(?::boolean or retired_at is null)');

export async function readJobs(em: EntityManager, ids: Iterable<string>): Promise<ReadonlyMap<string, JobView>> {
  const jobs = await tenantSql(em).query<JobView>(byIds, [arrayLiteral(ids)]);
  return new Map(jobs.map((job) => [job.id, job]));
}

function readAllJobs(em: EntityManager, includesRetired: boolean): Promise<JobView[]> {
  return tenantSql(em).query<JobView>(all, [includesRetired]);
}
