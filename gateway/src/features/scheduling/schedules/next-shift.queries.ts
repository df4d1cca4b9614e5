import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { readJobs } from '../../jobs/index.js';
import type { ScheduleView } from './schedule.types.js';

/** A shift without the people who work it. */
export type NextShift = Pick<ScheduleView, 'id' | 'title' | 'startAt' | 'endAt' | 'job'>;

const selectNextShift = `
  select shift.id, shift.title, shift.start_at as "startAt", shift.end_at as "endAt", shift.job_id as "jobId"
  from schedule_assignees link
  join schedules shift on shift.organization_id = link.organization_id and shift.id = link.schedule_id
  where link.organization_id = :organization and link.user_id = ?::uuid
    and shift.status = 'PUBLISHED' and shift.start_at >= ?::timestamptz
  order by shift.start_at, shift.id limit 1`;

/** The person's first published shift that starts at or after an instant. Null without one. */
export async function findNextShift(em: EntityManager, userId: string, from: Date): Promise<NextShift | null> {
  type Row = Omit<NextShift, 'job'> & { readonly jobId: string | null };
  const [row] = await tenantSql(em).query<Row>(selectNextShift, [userId, from]);
  if (!row) return null;
  const { jobId, startAt, endAt, ...shift } = row;
  const job = jobId === null ? null : ((await readJobs(em, [jobId])).get(jobId) ?? null);
  return { ...shift, job, startAt: new Date(startAt), endAt: new Date(endAt) };
}
