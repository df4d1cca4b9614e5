import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { uploadedImages } from '../../photos/index.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { schedule, schedules } from '../schedules/schedule.service.js';
import { uploadScheduleImages } from '../schedules/schedule-photos.service.js';
import { plannedScheduleJson, serializePlannedSchedule } from '../warnings/warning.presenter.js';
import { type MovedAssignment, moveAssignment } from './move.service.js';
import { createSchedule, deleteSchedule, updateSchedule } from './plan.service.js';
import { changeSchedules } from './selection.service.js';
import { changedSelection } from './selection.types.js';

const movedAssignmentJson = z
  .object({ schedule: plannedScheduleJson, leftSchedule: scheduleJson.nullable() })
  .meta({ id: 'MovedAssignment' });

function serializeMovedAssignment({ schedule, leftSchedule }: MovedAssignment): z.input<typeof movedAssignmentJson> {
  return {
    schedule: serializePlannedSchedule(schedule),
    leftSchedule: leftSchedule && serializeSchedule(leftSchedule),
  };
}

export const scheduleRoutes: readonly Route[] = [
  route(schedules, {
    method: 'GET',
    path: '/api/schedules',
    status: 200,
    summary: 'Schedules that overlap the range from `from` to `to`, latest first',
    response: z.array(scheduleJson),
    present: (page) => page.edges.map((edge) => serializeSchedule(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(schedule, {
    method: 'GET',
    path: '/api/schedules/:id',
    status: 200,
    summary: 'One schedule',
    response: scheduleJson,
    present: serializeSchedule,
  }),
  route(createSchedule, {
    method: 'POST',
    path: '/api/schedules',
    status: 201,
    summary: 'Create a schedule; its warnings list what to check, and do not reject it',
    response: plannedScheduleJson,
    present: serializePlannedSchedule,
  }),
  route(updateSchedule, {
    method: 'PATCH',
    path: '/api/schedules/:id',
    status: 200,
    summary: 'Change some fields of a schedule; absent fields stay unchanged',
    response: plannedScheduleJson,
    present: serializePlannedSchedule,
  }),
  route(moveAssignment, {
    method: 'POST',
    path: '/api/schedules/:id/move-assignment',
    status: 200,
    summary: 'Move one person of a shift to another time or person; the others stay',
    response: movedAssignmentJson,
    present: serializeMovedAssignment,
  }),
  route(changeSchedules, {
    method: 'POST',
    path: '/api/schedules/selection',
    status: 200,
    summary: 'Publish, move or delete several schedules at once; the response lists what was left and why',
    response: changedSelection,
  }),
  route(deleteSchedule, {
    method: 'DELETE',
    path: '/api/schedules/:id',
    status: 204,
    summary: 'Delete a schedule permanently',
  }),
  route(uploadScheduleImages, {
    method: 'POST',
    path: '/api/schedules/upload-images',
    status: 201,
    summary: 'Upload photos for schedules in the repeated field `images`; one invalid file rejects all of them',
    body: 'multipart',
    response: uploadedImages,
    present: (stored) => stored,
  }),
];
