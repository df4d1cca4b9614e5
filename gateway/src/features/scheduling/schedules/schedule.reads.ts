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

const photoIds = nullable(
  text(
    "(select string_agg(photo_id::text, ',' order by position) from schedule_photos link " +
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
    teamId: nullable(uuid('team_id')),
    placeId: nullable(uuid('place_id')),
    status: text<ScheduleView['status']>('status'),
    changedAt: nullable(instant('changed_at')),
  },
  parts: {
    people: own({
      userIds: nullable(text(`(select string_agg(person::text, ',' order by person) from unnest(:row.people) person)`)),
    }),
    photos: own({ photoIds }),
    changes: own({ revision: integer('revision'), updatedAt: instant('updated_at') }),
    job: toOneOrNone('jobs', 'job_id', { jobName: text('name') }),
    team: toOneOrNone('teams', 'team_id', { teamName: text('name') }),
    place: toOneOrNone('places', 'place_id', { placeName: text('name'), placeAddress: text('address') }),
  },
});
