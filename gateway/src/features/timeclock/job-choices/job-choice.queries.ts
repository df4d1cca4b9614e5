import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import { type JobView, jobColumns, jobMustBeChoosable } from '../../jobs/index.js';
import { readShiftsNear, type ShiftNear, selectShiftsNear } from '../../scheduling/index.js';
import { isJobOfShift } from '../timesheets/nearest-shift.rules.js';

/**
 * SQL for whether a person may choose a job without a shift on it: everyone, except workers of an organization that limits
 * people to their jobs. The statement joins `organizations organization`, and has the person under an alias.
 */
export function selectIsOwnJob(person: string, jobId: string): string {
  return `(not organization.limit_people_to_jobs or ${person}.role <> 'WORKER' or exists (
      select from job_people link
      where link.organization_id = :organization and link.user_id = ${person}.id and link.job_id = ${jobId}))`;
}

const selectChoosable = `
  select ${selectIsOwnJob('worker', '?::uuid')} as "isOwnJob", ${selectShiftsNear('worker.id', '?::timestamptz')} as shifts
  from organizations organization
  join users worker on worker.organization_id = :organization and worker.id = ?
  where organization.id = :organization`;

/** Fails with CONFLICT for a job that is neither the caller's nor that of one of their shifts near an instant. */
export async function requireChoosableJob(
  { em, viewer }: Pick<SignedInContext, 'em' | 'viewer'>,
  jobId: string,
  at: Date,
): Promise<void> {
  const values = [jobId, at, at, at, viewer.userId];
  const [row] = await tenantSql(em).query<{ isOwnJob: boolean; shifts: string | null }>(selectChoosable, values);
  enforce(jobMustBeChoosable(row?.isOwnJob === true || isJobOfShift(jobId, readShiftsNear(row?.shifts ?? null))));
}

interface JobFacts extends JobView {
  readonly isOwnJob: boolean;
}

export interface ChoiceFacts {
  readonly jobs: readonly JobFacts[];
  /** The published shifts of the person near the instant. */
  readonly shifts: readonly ShiftNear[];
  /** The jobs that were used last, the latest first. */
  readonly recentIds: readonly string[];
}

interface ChoicesOf {
  readonly callerId: string;
  readonly userId: string;
  readonly at: Date;
  /** Whether jobs are recent because shifts were planned for them. */
  readonly planning: boolean;
}

const selectJobs = `
  select jobs.*, ${selectIsOwnJob('caller', 'jobs.id')} as "isOwnJob"
  from (select ${jobColumns} from jobs where organization_id = :organization and retired_at is null) jobs
  join organizations organization on organization.id = :organization
  join users caller on caller.organization_id = :organization and caller.id = ?`;

/** The newest records that name a job. More would read years back. */
const newest = 100;

const recentOf = (records: string) => `
  select job_id as id from (${records} limit ${newest}) newest
  where job_id is not null group by job_id order by max(at) desc, job_id`;

const selectWorked = recentOf(`
  select job_id, clock_in_at as at from timesheets
  where organization_id = :organization and user_id = ? order by clock_in_at desc, id desc`);

const selectPlanned = recentOf(`
  select job_id, start_at as at from schedules
  where organization_id = :organization order by start_at desc, id desc`);

/** One statement, because the first screen waits for it. */
const selectChoices = (recent: string) => `
  select (select json_agg(choice) from (${selectJobs}) choice)::text as jobs,
    ${selectShiftsNear('?::uuid', '?::timestamptz')} as shifts,
    (select json_agg(recent.id) from (${recent}) recent)::text as recent`;

const choicesOfPerson = selectChoices(selectWorked);
const choicesOfPlan = selectChoices(selectPlanned);

export async function readChoiceFacts(
  em: EntityManager,
  { callerId, userId, at, planning }: ChoicesOf,
): Promise<ChoiceFacts> {
  const values = [callerId, userId, at, at, at];
  const [row] = await tenantSql(em).query<Record<'jobs' | 'shifts' | 'recent', string | null>>(
    planning ? choicesOfPlan : choicesOfPerson,
    planning ? values : [...values, userId],
  );
  const list = <Item>(text: string | null | undefined) => (JSON.parse(text ?? '[]') ?? []) as Item[];
  return {
    jobs: list<JobFacts>(row?.jobs),
    shifts: readShiftsNear(row?.shifts ?? null),
    recentIds: list<string>(row?.recent),
  };
}
