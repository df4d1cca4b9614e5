import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../platform/database/ids.inputs.js';
import { inputFromZod } from '../../platform/graphql/schema/input-from-zod.builder.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.builder.js';
import { flag, nameText } from '../../platform/inputs/text.inputs.js';

const name = nameText('Job name');
const retired = z.boolean({ error: 'Retired must be true or false' });

export const createJobInput = z.object({ name });

/** Absent fields stay unchanged. */
const updateJobShape = z.object({ name: name.optional(), retired: retired.optional() });

export const updateJobInput = updateJobShape.extend({ id: idInput });

export const deleteJobInput = z.object({ id: idInput });

export const jobsInput = z.object({ includeRetired: flag('includeRetired').nullish() });

/** The id of a job. Null, an empty text, and NONE (the value of the form's first option) mean no job. */
export const jobChoice = graphqlTypeOf(
  z
    .string({ error: 'A job must be chosen by its id' })
    .nullable()
    .transform((text) => (text && text !== 'NONE' ? idInput.parse(text) : null)),
  () => ID,
);

export const JobInput = inputFromZod('JobInput', createJobInput);
export const UpdateJobInput = inputFromZod('UpdateJobInput', updateJobShape);
