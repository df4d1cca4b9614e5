import {
  instant,
  integer,
  nullable,
  own,
  readModel,
  text,
  toOneOrNone,
  uuid,
} from '../../../platform/read-model/index.js';
import type { ScheduleView } from './schedule.types.js';
import { scheduleText } from './schedule-text.types.js';

const linkedIds = (table: string, column: string, order: string) =>
  nullable(
    text(
      `(select string_agg(${column}::text, ',' order by ${order}) from ${table} link ` +
        'where link.organization_id = :organization and link.schedule_id = :row.id)',
    ),
  );

/** What lists read of schedules: plain rows. The ids of people and photos are separated by commas. */
export const scheduleReads = readModel('schedules', {
  columns: {
    id: uuid('id'),
    title: text('title'),
    ...scheduleText.columns,
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    plannedBreakMinutes: integer('planned_break_minutes'),
    jobId: nullable(uuid('job_id')),
    status: text<ScheduleView['status']>('status'),
    changedAt: nullable(instant('changed_at')),
  },
  parts: {
    people: own({ userIds: linkedIds('schedule_assignees', 'user_id', 'user_id') }),
    photos: own({ photoIds: linkedIds('schedule_photos', 'photo_id', 'position') }),
    changes: own({ revision: integer('revision'), updatedAt: instant('updated_at') }),
    job: toOneOrNone('jobs', 'job_id', { jobName: text('name') }),
  },
});
