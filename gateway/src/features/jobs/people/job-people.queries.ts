import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';

const selectPeople = `
  select link.user_id as id from job_people link
  join users on users.organization_id = link.organization_id and users.id = link.user_id and users.status <> 'DISABLED'
  where link.organization_id = :organization and link.job_id = ?`;

/** The people who may choose a job. Archived ones return with their jobs when they are reinstated. */
export async function readPeopleOfJob(em: EntityManager, jobId: string): Promise<string[]> {
  const rows = await tenantSql(em).query<{ id: string }>(selectPeople, [jobId]);
  return rows.map(({ id }) => id);
}

const countPeople = `
  select link.job_id as "jobId", count(*)::integer as people from job_people link
  join users on users.organization_id = link.organization_id and users.id = link.user_id and users.status <> 'DISABLED'
  where link.organization_id = :organization
  group by link.job_id order by link.job_id`;

export function countPeopleOfJobs(em: EntityManager): Promise<{ readonly jobId: string; readonly people: number }[]> {
  return tenantSql(em).query(countPeople);
}

interface Link {
  readonly jobId: string;
  readonly userId: string;
}

const addLinks = `
  insert into job_people (organization_id, user_id, job_id)
  select :organization, person, job from unnest(?::uuid[]) person, unnest(?::uuid[]) job
  on conflict do nothing
  returning job_id as "jobId", user_id as "userId"`;

const removeLinks = `
  delete from job_people
  where organization_id = :organization and user_id = any(?::uuid[]) and job_id = any(?::uuid[])
  returning job_id as "jobId", user_id as "userId"`;

/** Returns the links that are new, and those that are gone. */
export async function changeLinks(
  em: EntityManager,
  jobIds: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<{ readonly added: readonly Link[]; readonly removed: readonly Link[] }> {
  const jobs = arrayLiteral(jobIds);
  const [added = [], removed = []] = (await tenantSql(em).queryAll([
    { text: addLinks, values: [arrayLiteral(add), jobs] },
    { text: removeLinks, values: [arrayLiteral(remove), jobs] },
  ])) as unknown as Link[][];
  return { added, removed };
}

const removePerson = 'delete from job_people where organization_id = :organization and user_id = ?';

export function removePersonFromJobs(em: EntityManager, organizationId: string, userId: string): Promise<number> {
  return tenantSql(em, organizationId).run(removePerson, [userId]);
}
