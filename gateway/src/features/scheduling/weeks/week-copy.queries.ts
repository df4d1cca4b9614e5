import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { type ScheduleText, scheduleText } from '../schedules/schedule-text.types.js';

export interface Copy extends ScheduleText {
  readonly id: string;
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly plannedBreakMinutes: number;
  readonly jobId: string | null;
  readonly assignedUserIds: readonly string[];
  /** In their order on the schedule. */
  readonly photoIds: readonly string[];
}

/** Omits people who have left, and a retired job. */
export function copyOf({ job, assignees, ...original }: ScheduleView): Copy {
  const { title, startAt, endAt, plannedBreakMinutes, photoIds } = original;
  return {
    id: newId(),
    title,
    ...scheduleText.pick(original),
    startAt,
    endAt,
    plannedBreakMinutes,
    jobId: job && !job.retired ? job.id : null,
    assignedUserIds: assignees.filter((person) => person.status === 'ACTIVE').map((person) => person.id),
    photoIds,
  };
}

const texts = ['title', ...scheduleText.names].map((name) => `"${name}"`);

const rows = `jsonb_to_recordset(?::jsonb) as copy
  (id uuid, ${texts.map((name) => `${name} text`).join(', ')}, "startAt" timestamptz, "endAt" timestamptz, "plannedBreakMinutes" smallint, "jobId" uuid, "assignedUserIds" uuid[], "photoIds" uuid[])`;

const insertSchedules = `
  insert into schedules (
    ${['organization_id', 'id', 'title', ...scheduleText.columnNames].join(', ')},
    start_at, end_at, planned_break_minutes, job_id, status, updated_at
  )
  select :organization::uuid, id, ${texts.join(', ')}, "startAt", "endAt", "plannedBreakMinutes", "jobId", 'DRAFT', ? from ${rows}`;

const insertAssignees = `
  insert into schedule_assignees (organization_id, schedule_id, user_id)
  select :organization::uuid, copy.id, person from ${rows}, unnest("assignedUserIds") as person`;

const insertPhotos = `
  insert into schedule_photos (organization_id, schedule_id, photo_id, position)
  select :organization::uuid, copy.id, photo, place - 1 from ${rows}, unnest("photoIds") with ordinality as held (photo, place)`;

/** Runs three statements for a week of any size. The rows travel as JSON, because a statement has at most 65,535 values. */
export async function insertCopies(em: EntityManager, copies: readonly Copy[], at: Date): Promise<void> {
  const sql = tenantSql(em);
  const json = JSON.stringify(copies);
  await sql.run(insertSchedules, [at, json]);
  await sql.run(insertAssignees, [json]);
  await sql.run(insertPhotos, [json]);
}
