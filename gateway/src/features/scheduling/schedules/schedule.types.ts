import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.js';
import { teamName, type UserView, userView } from '../../identity/index.js';
import { jobJson, jobView } from '../../jobs/index.js';
import { addressesOf, image } from '../../photos/index.js';
import { type NamedPlace, placeOfShift } from '../../places/index.js';
import type { NamedTeam } from '../../teams/index.js';
import { ScheduleStatus } from './schedule.entity.js';
import { scheduleText } from './schedule-text.types.js';

const status = enumFromZod('ScheduleStatus', z.enum(ScheduleStatus), 'Workers never see a DRAFT.', {
  CANCELED: 'It does not take place.',
  DRAFT: 'Only planners see it.',
  PUBLISHED: 'The people who work it see it.',
});

export const scheduleView = z.object({
  id: z.uuid(),
  title: z.string().describe('The title of the shift.'),
  ...scheduleText.views,
  startAt: z.date().describe('When the shift begins.'),
  endAt: z.date().describe('When the shift ends.'),
  plannedBreakMinutes: z.int().describe('The unpaid break within the shift, in minutes. 0 without one.'),
  plannedMinutes: z.int().describe('The minutes of work: the length of the shift without its unpaid break.'),
  jobId: z.uuid().nullable().describe('The id of the job. Null without one.'),
  job: jobView.nullable().describe('The job. Null without one.'),
  teamId: z.uuid().nullable().describe('The id of the team. Null without one.'),
  team: teamName.nullable().describe('The team whose hours the shift plans. Null without one.'),
  placeId: z.uuid().nullable().describe('The id of the place. Null without one.'),
  place: placeOfShift.nullable().describe('Where the shift is. Null without a place.'),
  status: status.describe('Whether the shift is a draft, published or canceled.'),
  changedAt: z.date().nullable().describe('When it was last changed since it was published. Null if it was not.'),
  assignedUserIds: z.array(z.uuid()).readonly().describe('The ids of the people who work the shift.'),
  assignees: z.array(userView).describe('The people who work it, by name.').readonly(),
  imageUrls: z.array(z.string()).readonly().describe('The addresses of its photos.'),
  images: z.array(image).readonly().describe('Its photos.'),
});

export interface ScheduleView extends Readonly<z.infer<typeof scheduleView>> {
  readonly team: NamedTeam | null;
  readonly place: NamedPlace | null;
  readonly assignees: readonly UserView[];
  /** In their order on the schedule. */
  readonly photoIds: readonly string[];
}

export const ScheduleType = nodeFromZod('Schedule', scheduleView, 'Planned work: its time, its job, and its people.');

export function presentPhotos(photoIds: readonly string[]): Pick<ScheduleView, 'photoIds' | 'images' | 'imageUrls'> {
  const images = photoIds.map(addressesOf);
  return { photoIds, images, imageUrls: images.map((image) => image.url) };
}

/** A colleague's name. Workers see the names of the people they work with, but no email addresses. */
export const assigneeJson = userView
  .pick({ id: true, firstName: true, lastName: true, scheduleColor: true })
  .meta({ id: 'ScheduleAssignee' });

export const scheduleJson = scheduleView
  .extend({ job: jobJson.nullable(), assignees: z.array(assigneeJson) })
  .meta({ id: 'Schedule' });
