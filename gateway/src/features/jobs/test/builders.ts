import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { Job } from '../job.entity.js';

type JobOverrides = { readonly organizationId: string } & Partial<Pick<Job, 'name' | 'retiredAt'>>;

export async function aJob(orm: MikroORM, overrides: JobOverrides): Promise<Job> {
  const em = orm.em.fork();
  const job = em.create(Job, { id: newId(), name: 'Canyon bridge', ...overrides });
  await em.flush();
  return job;
}
