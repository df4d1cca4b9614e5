import type { EntityManager } from '@mikro-orm/postgresql';
import { byName, User } from '../../identity/index.js';
import { Job } from '../../jobs/index.js';
import type { Period } from '../../organization/index.js';
import { addressesOf } from '../../photos/index.js';
import type { ScheduleStatus } from './schedule.enums.js';
import { longestDays } from './schedule.rules.js';
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

/** Which of an organization's schedules: a condition on `schedules`, and the values of its question marks. */
interface Selection {
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** Those of which at least an instant lies in the period. See `touching`, which says the same to the ORM. */
export function rowsTouching({ from, to }: Period): Selection {
  const condition = `end_at > ? and start_at < ? and start_at >= ?::timestamptz - interval '${longestDays + 1} days'`;
  return { condition, values: [from, to, from] };
}

export function rowsStartingIn({ from, to }: Period): Selection {
  return { condition: 'start_at >= ? and start_at < ?', values: [from, to] };
}

/** What somebody is to work within a period. */
export interface WorkOf extends Period {
  readonly userId: string;
}

/** Those that one of these people works within the period asked for with them: as many as they have, whatever lies between. */
export function rowsWorkedBy(organizationId: string, work: readonly WorkOf[]): Selection {
  const condition = `id in (
    select planned.id
    from jsonb_to_recordset(?::jsonb) as asked ("userId" uuid, "from" timestamptz, "to" timestamptz)
    join schedule_assignees link on link.organization_id = ? and link.user_id = asked."userId"
    join schedules planned on planned.organization_id = link.organization_id and planned.id = link.schedule_id
    where planned.end_at > asked."from" and planned.start_at < asked."to"
  )`;
  return { condition, values: [JSON.stringify(work), organizationId] };
}

export function rowsOf(ids: readonly string[]): Selection {
  return { condition: 'id = any(?::uuid[])', values: [`{${ids.join(',')}}`] };
}

const linked = (table: string, column: string, order: string) => `(
  select string_agg(${column}::text, ',' order by ${order}) from ${table} link
  where link.organization_id = schedules.organization_id and link.schedule_id = schedules.id
)`;

const rowsWhere = (condition: string) => `
  select id, title, notes, job_id, status,
    (extract(epoch from start_at) * 1000)::float8 as start_ms, (extract(epoch from end_at) * 1000)::float8 as end_ms,
    ${linked('schedule_assignees', 'user_id', 'user_id')} as user_ids,
    ${linked('schedule_photos', 'photo_id', 'position')} as photo_ids
  from schedules
  where organization_id = ? and ${condition}
  order by start_at, id`;

/**
 * Whole weeks of an organization at once, the earliest first, for those who plan: who asks has to be asked before. Three
 * statements however many there are, none of them with a list of ids, and no entity that the ORM would watch over:
 * a month of a thousand people is tens of thousands of rows.
 */
export async function scheduleRows(
  em: EntityManager,
  organizationId: string,
  { condition, values }: Selection,
): Promise<ScheduleView[]> {
  const rows = await em.execute<Row[]>(rowsWhere(condition), [organizationId, ...values]);
  const jobs = new Map((await em.find(Job, {})).map((job) => [job.id, job]));
  const rank = new Map((await em.find(User, {})).toSorted(byName).map((user, index) => [user.id, { user, index }]));
  return rows.map((row) => {
    const assignedUserIds = listed(row.user_ids);
    const photoIds = listed(row.photo_ids);
    const images = photoIds.map(addressesOf);
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
        .flatMap((id) => rank.get(id) ?? [])
        .sort((one, other) => one.index - other.index)
        .map(({ user }) => user),
      photoIds,
      images,
      imageUrls: images.map((image) => image.url),
    };
  });
}

function listed(text: string | null): string[] {
  return text ? text.split(',') : [];
}
