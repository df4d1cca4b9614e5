import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import { compareByName, presentUser, User } from '../../identity/index.js';
import { Job } from '../../jobs/index.js';
import type { Period } from '../../organization/index.js';
import type { ScheduleStatus } from './schedule.entity.js';
import { presentPhotos } from './schedule.presenter.js';
import { maxScheduleDays } from './schedule.rules.js';
import type { ScheduleView } from './schedule.types.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
  readonly start_ms: number;
  readonly end_ms: number;
  readonly job_id: string | null;
  readonly status: ScheduleStatus;
  readonly user_ids: string | null;
  readonly photo_ids: string | null;
}

/** Selects some schedules of an organization: a condition on `schedules`, and the values of its placeholders. */
interface Selection {
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** The schedules that overlap the period: the same rule as `overlapping`, in SQL. */
export function selectOverlapping({ from, to }: Period): Selection {
  const condition = `end_at > ? and start_at < ? and start_at >= ?::timestamptz - interval '${maxScheduleDays + 1} days'`;
  return { condition, values: [from, to, from] };
}

export function selectStartingIn({ from, to }: Period): Selection {
  return { condition: 'start_at >= ? and start_at < ?', values: [from, to] };
}

/** A period in which to look for the shifts of a person. */
export interface PersonPeriod extends Period {
  readonly userId: string;
}

/** The schedules of each person in that person's period. The periods may be far apart. */
export function selectWorkedBy(periods: readonly PersonPeriod[]): Selection {
  const condition = `id in (
    select planned.id
    from jsonb_to_recordset(?::jsonb) as wanted ("userId" uuid, "from" timestamptz, "to" timestamptz)
    join schedule_assignees link on link.organization_id = :organization and link.user_id = wanted."userId"
    join schedules planned on planned.organization_id = link.organization_id and planned.id = link.schedule_id
    where planned.end_at > wanted."from" and planned.start_at < wanted."to"
  )`;
  return { condition, values: [JSON.stringify(periods)] };
}

export function selectByIds(ids: readonly string[]): Selection {
  return { condition: 'id = any(?::uuid[])', values: [arrayLiteral(ids)] };
}

const selectLinkedIds = (table: string, column: string, order: string) => `(
  select string_agg(${column}::text, ',' order by ${order}) from ${table} link
  where link.organization_id = schedules.organization_id and link.schedule_id = schedules.id
)`;

const selectRows = (condition: string) => `
  select id, title, notes, job_id, status,
    (extract(epoch from start_at) * 1000)::float8 as start_ms, (extract(epoch from end_at) * 1000)::float8 as end_ms,
    ${selectLinkedIds('schedule_assignees', 'user_id', 'user_id')} as user_ids,
    ${selectLinkedIds('schedule_photos', 'photo_id', 'position')} as photo_ids
  from schedules
  where organization_id = :organization and ${condition}
  order by start_at, id`;

/**
 * Reads schedules of an organization, earliest first, without a permission check: only planners may see the result. It
 * runs three statements without lists of ids, and makes no schedule entities. A month of 1,000 people is tens of
 * thousands of rows.
 */
export async function readSchedules(em: EntityManager, { condition, values }: Selection): Promise<ScheduleView[]> {
  const rows = await tenantSql(em).query<Row>(selectRows(condition), values);
  const jobs = new Map((await em.find(Job, {})).map((job) => [job.id, job]));
  const people = (await em.find(User, {})).map(presentUser).toSorted(compareByName);
  const ranks = new Map(people.map((user, index) => [user.id, { user, index }]));
  return rows.map((row) => {
    const assignedUserIds = idsIn(row.user_ids);
    return {
      id: row.id,
      title: row.title,
      notes: row.notes,
      startAt: new Date(row.start_ms),
      endAt: new Date(row.end_ms),
      job: (row.job_id && jobs.get(row.job_id)) || null,
      jobId: row.job_id,
      status: row.status,
      assignedUserIds,
      assignees: assignedUserIds
        .flatMap((id) => ranks.get(id) ?? [])
        .sort((one, other) => one.index - other.index)
        .map(({ user }) => user),
      ...presentPhotos(idsIn(row.photo_ids)),
    };
  });
}

function idsIn(text: string | null): string[] {
  return text ? text.split(',') : [];
}
