import { z } from 'zod';
import type { Job } from './job.entity.js';

/** A job where something else is told about: on a timesheet, on a schedule. */
export const jobJson = z.object({ id: z.uuid(), name: z.string() });

export function presentJob({ id, name }: Job): z.input<typeof jobJson> {
  return { id, name };
}

export const wholeJobJson = jobJson.extend({ retired: z.boolean() });

export function presentWholeJob(job: Job): z.input<typeof wholeJobJson> {
  return { ...presentJob(job), retired: job.retired };
}
