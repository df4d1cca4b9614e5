import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { DomainError, failures } from '../../../platform/errors/index.js';
import { byPosition, compareTexts, forwardPageInput, pageOfList } from '../../../platform/paging/index.js';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import { unchanged } from '../../audit/index.js';
import { compareByName, presentUser, readUsers, type UserView } from '../../identity/index.js';
import { Job } from '../job.entity.js';
import { readJobs } from '../job.service.js';
import { changeJobPeopleInput, jobPeopleInput, jobPeoplePageInput } from './job-people.inputs.js';
import { changeLinks, countPeopleOfJobs, readPeopleOfJob, removePersonFromJobs } from './job-people.queries.js';

/** The people who may choose a job in an organization that limits people to their jobs, by name. */
export const jobPeople = query('jobPeople', jobPeopleInput, async ({ em }, { id }) =>
  (await readPeople(em, id)).toSorted(compareByName),
);

export const jobPeoplePage = query('jobPeople', jobPeoplePageInput, async ({ em }, { id, ...page }) => {
  const people = (await readPeople(em, id)).toSorted(compareByName);
  return pageOfList(
    people,
    byPosition('jobPeople', (person) => people.indexOf(person)),
    page,
  );
});

async function readPeople(em: EntityManager, id: string): Promise<UserView[]> {
  if (!(await readJobs(em, [id])).has(id)) throw failures.notFound('Job');
  return (await readUsers(em, await readPeopleOfJob(em, id))).map(presentUser);
}

/** How many people may choose each job. Jobs without people are absent. */
export const jobPeopleCounts = query('jobPeopleCounts', z.object({}), ({ em }) => countPeopleOfJobs(em));

export const jobPeopleCountPage = query('jobPeopleCounts', z.object(forwardPageInput), async ({ em }, page) => {
  const counts = await countPeopleOfJobs(em);
  return pageOfList(
    counts,
    { name: 'jobPeopleCounts', keyOf: ({ jobId }) => [jobId] as const, compare: compareIds },
    page,
  );
});

const compareIds = ([one]: readonly [string], [other]: readonly [string]) => compareTexts(one, other);

/**
 * Adds people to jobs and removes them, in one transaction with an audit entry for each job that changes. Returns the ids of
 * those jobs. Jobs that the organization does not have are ignored: another user may have deleted them.
 */
export const changeJobPeople = command('changeJobPeople', changeJobPeopleInput, async (context, input) => {
  const { em, record, recordNothing } = context;
  const add = input.addUserIds ?? [];
  await mustBeMembers(context, add);
  // Locked in the order of the ids, so that two selections can't deadlock, and no job is deleted meanwhile.
  const jobs = await em.find(
    Job,
    { id: { $in: input.ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const jobIds = jobs.map(({ id }) => id);
  const { added, removed } = await changeLinks(em, jobIds, { add, remove: input.removeUserIds ?? [] });
  const peopleOf = (links: typeof added, id: string) =>
    links.filter(({ jobId }) => jobId === id).map(({ userId }) => userId);
  const changedIds: string[] = [];
  for (const { id, name } of jobs) {
    const addedUserIds = peopleOf(added, id);
    const removedUserIds = peopleOf(removed, id);
    if (addedUserIds.length + removedUserIds.length === 0) continue;
    const changes = {
      name: unchanged(name),
      ...(addedUserIds.length > 0 && { addedUserIds }),
      ...(removedUserIds.length > 0 && { removedUserIds }),
    };
    record({ action: 'job.people-changed', subjectType: 'JOB', subjectId: id, changes });
    changedIds.push(id);
  }
  if (changedIds.length === 0) recordNothing('nobody is added to a selected job or removed from it');
  return { changedJobIds: changedIds };
});

async function mustBeMembers({ em }: SignedInContext, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const found = await readUsers(em, userIds);
  if (found.some(({ status }) => status === 'DISABLED')) {
    throw failures.invalid({ addUserIds: 'Archived people can’t be added' });
  }
  if (found.length < userIds.length) {
    const message = 'Employee not found';
    throw new DomainError('not-found', 'user.unknown', message, { fields: { addUserIds: message } });
  }
}

/** A permanently deleted person has no jobs. */
export const eraseJobsOfPerson: ErasePerson = async (em, { organizationId, userId }) => {
  const count = await removePersonFromJobs(em, organizationId, userId);
  return count > 0 ? { ownJobs: { before: count, after: 0 } } : {};
};
