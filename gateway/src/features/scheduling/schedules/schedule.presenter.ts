import { z } from 'zod';
import { userView } from '../../identity/index.js';
import { jobJson } from '../../jobs/index.js';
import { addressesOf } from '../../photos/index.js';
import { type ScheduleView, scheduleView } from './schedule.types.js';

export function presentPhotos(photoIds: readonly string[]): Pick<ScheduleView, 'photoIds' | 'images' | 'imageUrls'> {
  const images = photoIds.map(addressesOf);
  return { photoIds, images, imageUrls: images.map((image) => image.url) };
}

/** A colleague's name. Workers see the names of the people they work with, but no email addresses. */
const assigneeJson = userView
  .pick({ id: true, firstName: true, lastName: true, scheduleColor: true })
  .meta({ id: 'ScheduleAssignee' });

export const scheduleJson = scheduleView
  .extend({ job: jobJson.nullable(), assignees: z.array(assigneeJson) })
  .meta({ id: 'Schedule' });
