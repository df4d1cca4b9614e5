import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import type { JobView } from './job.types.js';
import { jobText } from './job-text.types.js';

const columns = ['id', 'name', ...jobText.selections, 'retired_at is not null as retired'].join(', ');

const selectJobs = (condition: string) => `
  select ${columns} from jobs where organization_id = :organization and ${condition}`;

const byIds = selectJobs('id = any(?::uuid[])');
const all = selectJobs('(?::boolean or retired_at is null)');

export async function readJobs(em: EntityManager, ids: Iterable<string>): Promise<ReadonlyMap<string, JobView>> {
  const jobs = await tenantSql(em).query<JobView>(byIds, [arrayLiteral(ids)]);
  return new Map(jobs.map((job) => [job.id, job]));
}

export function readAllJobs(em: EntityManager, includesRetired: boolean): Promise<JobView[]> {
  return tenantSql(em).query<JobView>(all, [includesRetired]);
}
