import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../platform/database/ids.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';
import { choiceInput } from '../../platform/inputs/choice.js';
import { flag, nameText } from '../../platform/inputs/text.js';
import { forwardPageInput } from '../../platform/paging/index.js';
import { jobText } from './job-text.types.js';

const name = nameText('Job name').describe('At most 200 characters, unique among active jobs, ignoring case.');
const retired = z
  .boolean({ error: 'Retired must be true or false' })
  .describe('True retires the job for new records. False reinstates it.');

export const createJobInput = z.object({ name, ...jobText.inputs }).describe('The new job.');

const updateJobShape = z.object({ name: name.optional(), ...jobText.inputs, retired: retired.optional() });

export const updateJobInput = updateJobShape
  .extend({ id: idInput.describe('The id of the job to change. A retired job can be changed too.') })
  .describe('The job and its changes. Absent fields stay unchanged.');

const nothingSelected = 'Select at least one job';

/** One request can name every job that a large organization has. */
const maxSelected = 500;

export const selectedJobs = graphqlTypeOf(
  z
    .array(z.string({ error: 'A job must be chosen by its id' }).pipe(idInput), { error: nothingSelected })
    .min(1, nothingSelected)
    .max(maxSelected, `At most ${maxSelected} jobs can be selected`)
    .transform((ids) => [...new Set(ids)]),
  () => [ID],
).describe('The ids of the selected jobs, 1 to 500.');

export const changeJobsInput = z
  .object({ ids: selectedJobs, retired })
  .describe('The selected jobs, and whether to retire or reinstate them.');

export const deleteJobInput = z
  .object({ id: idInput.describe('The id of the job to delete, or to retire if it is in use.') })
  .describe('The job to delete.');

export const jobsInput = z.object({
  includeRetired: flag('includeRetired').nullish().describe('Whether to include retired jobs.'),
});

export const jobPageInput = jobsInput.extend(forwardPageInput);

export const jobChoice = choiceInput('job').describe('The id of an active job to book the hours on, or null.');
