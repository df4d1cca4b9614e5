import { z } from 'zod';
import type { User } from '../../identity/index.js';
import { jobJson, presentJob } from '../../jobs/index.js';
import { imageJson } from '../../photos/index.js';
import { presentWarning, warningJson } from '../warnings/warning.presenter.js';
import { ScheduleStatus } from './schedule.enums.js';
import type { ScheduleView } from './schedule.types.js';

/** A colleague by name. No e-mail address: workers see with whom they work, not how to reach them. */
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
  images: z.array(imageJson),
});

/** A schedule as it was just made or changed, with what there is to look at. */
export const plannedScheduleJson = scheduleJson.extend({ warnings: z.array(warningJson) });

export function presentAssignee({ id, firstName, lastName, scheduleColor }: User): z.input<typeof assigneeJson> {
  return { id, firstName, lastName, scheduleColor };
}

export function presentSchedule(schedule: ScheduleView): z.input<typeof scheduleJson> {
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
    assignees: assignees.map(presentAssignee),
    imageUrls: [...imageUrls],
    images: [...images],
  };
}

export function presentPlannedSchedule(schedule: ScheduleView): z.input<typeof plannedScheduleJson> {
  return { ...presentSchedule(schedule), warnings: (schedule.warnings ?? []).map(presentWarning) };
}
