import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PlannedHours } from '../schedules/schedule.rules.js';
import { type ScheduleText, scheduleText } from '../schedules/schedule-text.types.js';

const onePlanAtATime = `select pg_advisory_xact_lock(hashtextextended('plan-week ' || :organization::text, 0))`;

/** Simultaneous plans wait for each other, so that the second one finds the drafts of the first. */
export async function waitForOtherPlans(em: EntityManager): Promise<void> {
  await tenantSql(em).query(onePlanAtATime);
}

const texts = ['title', ...scheduleText.names].map((name) => `"${name}"`);

const rows = `jsonb_to_recordset(?::jsonb) as draft
  (id uuid, ${texts.map((name) => `${name} text`).join(', ')}, "startAt" timestamptz, "endAt" timestamptz, "plannedBreakMinutes" smallint, "jobId" uuid, "teamId" uuid, "placeId" uuid, "assignedUserIds" uuid[], "photoIds" uuid[])`;

const insertSchedules = `
  insert into schedules (
    ${['organization_id', 'id', 'title', ...scheduleText.columnNames].join(', ')},
    start_at, end_at, planned_break_minutes, job_id, team_id, place_id, people, status, updated_at
  )
  select :organization::uuid, id, ${texts.join(', ')}, "startAt", "endAt", "plannedBreakMinutes", "jobId", "teamId", "placeId",
    coalesce("assignedUserIds", '{}'), 'DRAFT', ? from ${rows}`;

const insertAssignees = `
  insert into schedule_assignees (organization_id, schedule_id, user_id)
  select :organization::uuid, draft.id, person from ${rows}, unnest("assignedUserIds") as person`;

const insertPhotos = `
  insert into schedule_photos (organization_id, schedule_id, photo_id, position)
  select :organization::uuid, draft.id, photo, place - 1 from ${rows}, unnest("photoIds") with ordinality as held (photo, place)`;

export interface NewDraft extends PlannedHours, ScheduleText {
  readonly id: string;
  readonly title: string;
  readonly jobId: string | null;
  readonly teamId: string | null;
  readonly placeId: string | null;
  readonly assignedUserIds: readonly string[];
  /** In their order on the schedule. */
  readonly photoIds: readonly string[];
}

/** Runs three statements for a week of any size. The rows travel as JSON, because a statement has at most 65,535 values. */
export async function insertDrafts(em: EntityManager, drafts: readonly NewDraft[], at: Date): Promise<void> {
  const sql = tenantSql(em);
  const json = JSON.stringify(drafts);
  await sql.run(insertSchedules, [at, json]);
  await sql.run(insertAssignees, [json]);
  await sql.run(insertPhotos, [json]);
}
