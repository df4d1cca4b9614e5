import { z } from 'zod';
import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { image, uploadedImages } from '../../photos/index.js';
import { createScheduleShape } from '../schedules/schedule.inputs.js';
import { schedule, schedules, uploadScheduleImages } from '../schedules/schedule.service.js';
import { ScheduleType, scheduleJson, scheduleView } from '../schedules/schedule.types.js';
import { scheduleWarnings } from '../warnings/warning.service.js';
import { plannedScheduleJson, ScheduleWarningType, warningJson } from '../warnings/warning.types.js';
import { copyScheduleWeek, publishSchedules } from '../weeks/week.service.js';
import { assignSchedules } from './assign.service.js';
import { moveAssignment } from './move.service.js';
import { createSchedule, deleteSchedule, updateSchedule } from './plan.service.js';
import { changeSchedules } from './selection.service.js';
import { changedSelection, leftSchedule } from './selection.types.js';

const movedAssignmentJson = z
  .object({ schedule: plannedScheduleJson, leftSchedule: scheduleJson.nullable() })
  .meta({ id: 'MovedAssignment' });

export const scheduleApi: readonly Operation[] = [
  operation(schedules, {
    description: 'The schedules in a range, latest first. Workers see their published ones.',
    rest: { method: 'GET', path: '/api/schedules', status: 200, page: scheduleJson },
    viewer: connectionOf('Schedule', () => ScheduleType),
  }),
  operation(schedule, {
    description: 'One schedule. Workers see only their own, without drafts.',
    rest: { method: 'GET', path: '/api/schedules/:id', status: 200, response: scheduleJson },
    viewer: () => ScheduleType,
  }),
  operation(createSchedule, {
    description: 'Creates a schedule. Its `warnings` do not reject it.',
    rest: { method: 'POST', path: '/api/schedules', status: 201, response: plannedScheduleJson },
    mutation: { name: 'scheduleCreate', payload: { schedule: scheduleView.describe('The new schedule.') } },
  }),
  operation(updateSchedule, {
    description: 'Changes a schedule. `warnings` do not reject it. Absent fields stay.',
    rest: { method: 'PATCH', path: '/api/schedules/:id', status: 200, response: plannedScheduleJson },
    mutation: {
      name: 'scheduleUpdate',
      payload: { schedule: scheduleView.describe('The schedule after the change.') },
    },
  }),
  operation(moveAssignment, {
    description: 'Moves one person of a shift to another time or to another person.',
    rest: { method: 'POST', path: '/api/schedules/:id/move-assignment', status: 200, response: movedAssignmentJson },
    mutation: {
      name: 'scheduleAssignmentMove',
      payload: {
        schedule: scheduleView.describe('The shift that the person works now.'),
        leftSchedule: scheduleView.describe(
          'The shift that the person left, with the others. Null if the person had it alone or stays in it, and in the response to a repeated request.',
        ),
      },
    },
  }),
  operation(changeSchedules, {
    description: 'Publishes, unpublishes, moves or deletes schedules. `left` lists others.',
    rest: { method: 'POST', path: '/api/schedules/selection', status: 200, response: changedSelection },
    mutation: {
      name: 'scheduleSelectionChange',
      payload: {
        changedIds: z.array(z.uuid()).describe('The ids of the schedules that were changed or deleted.'),
        left: z.array(leftSchedule).describe('The schedules that stay as they are, and why.'),
      },
    },
  }),
  operation(assignSchedules, {
    description: 'Gives several schedules other people, all or none. `left` lists others.',
    rest: { method: 'POST', path: '/api/schedules/assignments', status: 200, response: changedSelection },
    mutation: {
      name: 'scheduleSelectionAssign',
      payload: {
        changedIds: z.array(z.uuid()).describe('The ids of the schedules that have other people now.'),
        left: z.array(leftSchedule).describe('The schedules that stay as they are, and why.'),
      },
    },
  }),
  operation(deleteSchedule, {
    description: 'Deletes a schedule permanently.',
    rest: { method: 'DELETE', path: '/api/schedules/:id', status: 204 },
    mutation: {
      name: 'scheduleDelete',
      payload: { deletedScheduleId: deletedId('The id of the schedule that is gone.') },
    },
  }),
  operation(uploadScheduleImages, {
    description: 'Stores photos for schedules: JPEG, PNG, WebP, GIF, or HEIC. One invalid file rejects all of them.',
    rest: {
      method: 'POST',
      path: '/api/schedules/upload-images',
      status: 201,
      body: 'multipart',
      response: uploadedImages,
    },
    mutation: {
      name: 'scheduleImagesUpload',
      payload: {
        images: z.array(image).describe('The stored photos with their thumbnails.'),
        imageUrls: z.array(z.string()).describe('The addresses of the photos in order, for `imageUrls`.'),
      },
    },
  }),
  operation(copyScheduleWeek, {
    description:
      'Copies the shifts that start in the week of `fromDate`, as drafts, to the same local times in the week of `toDate`. Skips canceled shifts, and shifts that already exist in that week. If a clock change skips a local time, the copy moves forward by the length of the gap.',
    rest: { method: 'POST', path: '/api/schedules/copy-week', status: 201, response: z.array(scheduleJson) },
    mutation: { name: 'scheduleWeekCopy', payload: { schedules: z.array(scheduleView).describe('The copies.') } },
  }),
  operation(publishSchedules, {
    description: 'Publishes all drafts that start in the week of this date.',
    rest: { method: 'POST', path: '/api/schedules/publish', status: 200, response: z.array(scheduleJson) },
    mutation: {
      name: 'scheduleWeekPublish',
      payload: { schedules: z.array(scheduleView).describe('The schedules that were drafts and are published now.') },
    },
  }),
  operation(scheduleWarnings, {
    description: 'The warnings of a new schedule, or of a change of `id`. Stores nothing.',
    rest: { method: 'POST', path: '/api/schedules/warnings', status: 200, response: z.array(warningJson) },
    viewer: {
      type: () => [ScheduleWarningType],
      input: { name: 'ScheduleInput', schema: createScheduleShape, description: 'The schedule as it would be saved.' },
    },
  }),
];
