import { z } from 'zod';
import { jobChoice } from '../../jobs/index.js';

/** Null is a choice. Nothing at all would end the work on a job by mistake. */
const nextJob = jobChoice
  .optional()
  .refine((jobId) => jobId !== undefined, 'Choose a job. Null means no job.')
  .transform((jobId) => jobId ?? null);

export const switchJobInput = z
  .object({ jobId: nextJob })
  .meta({ description: 'The job on which the caller continues to work.' });
