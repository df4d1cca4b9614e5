import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { createImageUpload, type PhotoUse } from '../../photos/index.js';
import { selectVisibleTo } from './schedule.policy.js';

export const uploadScheduleImages = createImageUpload('uploadScheduleImages');

/** Viewers who may see a schedule may also see its photos. */
export const schedulePhotos: PhotoUse = {
  table: 'schedule_photos',
  isVisibleTo: async (em, viewer, photo) => {
    const { condition, values } = selectVisibleTo(viewer);
    const found = await tenantSql(em).query(
      `select from schedule_photos as attached
       join schedules on schedules.organization_id = attached.organization_id and schedules.id = attached.schedule_id
       where attached.organization_id = :organization and attached.photo_id = ? and ${condition} limit 1`,
      [photo, ...values],
    );
    return found.length > 0;
  },
};
