import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { ImageType } from '../../photos/index.js';
import { ScheduleType } from '../schedules/schedule.types.js';
import { uploadScheduleImages } from '../schedules/schedule-photos.service.js';
import { moveAssignment } from './move.service.js';
import { createSchedule, deleteSchedule, updateSchedule } from './plan.service.js';
import { changeSchedules } from './selection.service.js';
import { LeftScheduleType } from './selection.types.js';

export const ScheduleMutations = mutationsOf(
  payloadMutation('scheduleCreate', createSchedule, {
    description: 'Creates a schedule. Its `warnings` list what to check, and do not reject it.',
    payload: {
      schedule: {
        type: () => ScheduleType,
        description: 'The new schedule.',
      },
    },
  }),
  payloadMutation('scheduleUpdate', updateSchedule, {
    description:
      'Changes a schedule. Its `warnings` list what to check, and do not reject the change. Absent fields stay unchanged.',
    payload: {
      schedule: {
        type: () => ScheduleType,
        description: 'The schedule after the change.',
      },
    },
  }),
  payloadMutation('scheduleAssignmentMove', moveAssignment, {
    description:
      'Moves one person of a shift to another time or another person. The others stay: a person who moves in time gets a shift of their own.',
    payload: {
      schedule: {
        type: () => ScheduleType,
        description: 'The shift that the person works now.',
        value: ({ schedule }) => schedule,
      },
      leftSchedule: {
        type: () => ScheduleType,
        description:
          'The shift that the person left, with the others. Null if the person had it alone or stays in it, and in the response to a repeated request.',
        value: ({ leftSchedule }) => leftSchedule,
      },
    },
  }),
  payloadMutation('scheduleSelectionChange', changeSchedules, {
    description:
      'Publishes, moves or deletes several schedules at once, or makes them drafts. `left` lists those that stay as they are.',
    payload: {
      changedIds: {
        type: () => [ID],
        description: 'The ids of the schedules that were changed or deleted.',
        value: ({ changedIds }) => changedIds,
      },
      left: {
        type: () => [LeftScheduleType],
        description: 'The selected schedules that stay as they are, and why. Unknown ids are not listed.',
        value: ({ left }) => left,
      },
    },
  }),
  payloadMutation('scheduleDelete', deleteSchedule, {
    description: 'Deletes a schedule permanently.',
    payload: {
      deletedScheduleId: {
        type: () => ID,
        description: 'The id of the schedule that is gone.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
  payloadMutation('scheduleImagesUpload', uploadScheduleImages, {
    description: 'Stores photos for schedules: JPEG, PNG, WebP, GIF, or HEIC. One invalid file rejects all of them.',
    payload: {
      images: {
        type: () => [ImageType],
        description: 'The stored photos with their thumbnails.',
        value: ({ images }) => images,
      },
      imageUrls: {
        type: () => [String],
        description: 'The addresses of the photos in the same order, for the `imageUrls` of a schedule.',
        value: ({ imageUrls }) => imageUrls,
      },
    },
  }),
);
