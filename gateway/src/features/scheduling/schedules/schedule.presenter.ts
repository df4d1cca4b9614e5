import { z } from 'zod';
import { byName, type User } from '../../identity/index.js';
import { jobJson, presentJob } from '../../jobs/index.js';
import { addressesOf, image } from '../../photos/index.js';
import type { Schedule } from './schedule.entity.js';
import { ScheduleStatus } from './schedule.enums.js';
import type { ScheduleView } from './schedule.types.js';

/** The relations that `presentSchedule` reads. Each is one more statement for a whole list, however long. */
export const presentedRelations = ['job', 'assignments.user', 'photos'] as const;

/** Presents an entity whose `presentedRelations` are loaded. */
export function presentSchedule(schedule: Schedule): ScheduleView {
  const { id, title, notes, startAt, endAt, job, jobId, status, assignedUserIds, photoIds } = schedule;
  const assignees = schedule.assignments
    .getItems()
    .map((assignment) => assignment.user)
    .toSorted(byName);
  const facts = { id, title, notes, startAt, endAt, job, jobId, status, assignedUserIds, assignees };
  return { ...facts, ...presentPhotos(photoIds) };
}

export function presentPhotos(photoIds: readonly string[]): Pick<ScheduleView, 'photoIds' | 'images' | 'imageUrls'> {
  const images = photoIds.map(addressesOf);
  return { photoIds, images, imageUrls: images.map((image) => image.url) };
}

/** A colleague by name. Workers see with whom they work, but no e-mail addresses. */
export const assigneeJson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  scheduleColor: z.string(),
});

export const scheduleJson = z.object({
  id: z.uuid(),
  title: z.string(),
  notes: z.string().nullable(),
  startAt: z.iso.datetime(),
  endAt: z.iso.datetime(),
  jobId: z.uuid().nullable(),
  job: jobJson.nullable(),
  status: z.enum(ScheduleStatus),
  assignedUserIds: z.array(z.uuid()),
  assignees: z.array(assigneeJson),
  imageUrls: z.array(z.string()),
  images: z.array(image),
});

export function serializeSchedule(schedule: ScheduleView): z.input<typeof scheduleJson> {
  const { id, title, notes, job, jobId, status, assignedUserIds, assignees, imageUrls, images } = schedule;
  return {
    id,
    title,
    notes,
    startAt: schedule.startAt.toISOString(),
    endAt: schedule.endAt.toISOString(),
    jobId,
    job: job && presentJob(job),
    status,
    assignedUserIds: [...assignedUserIds],
    assignees: assignees.map(serializeAssignee),
    imageUrls: [...imageUrls],
    images: [...images],
  };
}

function serializeAssignee({ id, firstName, lastName, scheduleColor }: User): z.input<typeof assigneeJson> {
  return { id, firstName, lastName, scheduleColor };
}
