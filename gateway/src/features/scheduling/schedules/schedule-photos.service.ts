import { createImageUpload, type PhotoUse } from '../../photos/index.js';
import { SchedulePhoto } from './schedule.entity.js';
import { schedulesVisibleTo } from './schedule.policy.js';

/** Uploads photos. `createSchedule` and `updateSchedule` then take their addresses. */
export const uploadScheduleImages = createImageUpload('uploadScheduleImages');

/** Viewers who may see a schedule may also see its photos. */
export const schedulePhotos: PhotoUse = {
  table: 'schedule_photos',
  isVisibleTo: async (em, viewer, photo) => {
    const count = await em.count(SchedulePhoto, { photo, schedule: schedulesVisibleTo(viewer) });
    return count > 0;
  },
};
