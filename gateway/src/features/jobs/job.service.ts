import { ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, query } from '../../access/index.js';
import { newId } from '../../platform/database/ids.js';
import { enforce, failures } from '../../platform/errors/index.js';
import { changesBetween } from '../audit/index.js';
import { Job } from './job.entity.js';
import { chosenJobMustBeActive, unknownJob } from './job.failures.js';
import { createJobInput, deleteJobInput, jobsInput, updateJobInput } from './job.inputs.js';

// The database sorts by bytes; a person looks for Émile's between Edith's and Emma's.
const alphabet = new Intl.Collator('en', { numeric: true });

/** The jobs of the organization by name: the active ones, or all. */
export const jobs = query('jobs', jobsInput, async ({ em }, { includeRetired }) => {
  const found = await em.find(Job, includeRetired ? {} : { retiredAt: null });
  return found.toSorted((one, other) => alphabet.compare(one.name, other.name) || (one.id < other.id ? -1 : 1));
});

/** Makes a job. Fails with CONFLICT where an active one has the name, whatever its case (a constraint asks). */
export const createJob = command('createJob', createJobInput, async ({ em, viewer, record }, { name }) => {
  const job = em.create(Job, { id: newId(), organizationId: viewer.organizationId, name });
  await em.flush();
  record({ action: 'job.created', subjectType: 'JOB', subjectId: job.id, changes: { name: { after: name } } });
  return job;
});

/** Renames, retires and reinstates a job. */
export const updateJob = command('updateJob', updateJobInput, async (context, { id, name, retired }) => {
  const { em, platform, record } = context;
  const job = await lockJob(em, id);
  const before = editable(job);
  if (name !== undefined) job.name = name;
  if (retired !== undefined && retired !== job.retired) job.retiredAt = retired ? platform.clock.now() : null;
  await em.flush();
  const changes = changesBetween(before, editable(job));
  record({ action: 'job.updated', subjectType: 'JOB', subjectId: id, changes });
  return job;
});

/** Takes a job away where nothing was ever planned or done on it; else it is retired. */
export const deleteJob = command('deleteJob', deleteJobInput, async ({ em, platform, record }, { id }) => {
  const job = await lockJob(em, id);
  const name = { before: job.name };
  if (await deleteUnused(em, id)) {
    record({ action: 'job.deleted', subjectType: 'JOB', subjectId: id, changes: { name } });
  } else {
    job.retiredAt ??= platform.clock.now();
    await em.flush();
    record({ action: 'job.retired', subjectType: 'JOB', subjectId: id, changes: { name } });
  }
  return true;
});

/** The job that somebody chooses for something new. Fails with NOT_FOUND for an unknown one, CONFLICT for a retired one. */
export async function activeJob(em: EntityManager, id: string): Promise<Job> {
  const job = await em.findOne(Job, id);
  if (!job) throw unknownJob();
  enforce(chosenJobMustBeActive(job));
  return job;
}

async function lockJob(em: EntityManager, id: string): Promise<Job> {
  const job = await em.findOne(Job, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!job) throw failures.notFound('Job');
  return job;
}

/** Whether it is in use the foreign keys know, whichever features they belong to; what a savepoint tried is undone. */
async function deleteUnused(em: EntityManager, id: string): Promise<boolean> {
  try {
    await em.transactional((savepoint) => savepoint.nativeDelete(Job, { id }));
    return true;
  } catch (error) {
    if (error instanceof ForeignKeyConstraintViolationException) return false;
    throw error;
  }
}

function editable({ name, retired }: Job) {
  return { name, retired };
}
