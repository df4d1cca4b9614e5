import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { jobChoice } from '../../jobs/index.js';

export const switchJobInput = z
  .object({ jobId: jobChoice.optional().transform((jobId) => jobId ?? null) })
  .meta({ description: 'The job on which the caller continues to work.' });

export const SwitchJobInput = inputFromZod('SwitchJobInput', switchJobInput);
