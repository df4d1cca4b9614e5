import { imageUpload, type PhotoUse } from '../../photos/index.js';
import { SchedulePhoto } from './schedule.entity.js';
import { schedulesSeenBy } from './schedule.policy.js';

/** Takes photos in, for schedules: `createSchedule` and `updateSchedule` then take their addresses. */
export const uploadScheduleImages = imageUpload('uploadScheduleImages');

/** Whoever sees a schedule sees its photos: a worker those of their own, and none of a draft. */
export const schedulePhotos: PhotoUse = {
  table: 'schedule_photos',
  isSeenBy: async (em, viewer, photo) => {
    const held = await em.count(SchedulePhoto, { photo, schedule: schedulesSeenBy(viewer) });
    return held > 0;
  },
};
