import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { selectedJobs } from '../job.inputs.js';

export const jobPeopleInput = z.object({ id: idInput.describe('The id of the job.') });

export const jobPeoplePageInput = jobPeopleInput.extend(forwardPageInput);

/** As many as an organization has. */
const maxPeople = 5000;

const people = graphqlTypeOf(
  z
    .array(z.string({ error: 'A person must be chosen by an id' }).pipe(idInput), { error: 'People must be a list' })
    .max(maxPeople, `At most ${maxPeople} people can be chosen`)
    .transform((ids) => [...new Set(ids)]),
  () => [ID],
);

const changeJobPeopleShape = z.object({
  ids: selectedJobs,
  addUserIds: people.nullish().describe('The ids of people who may choose these jobs from now on.'),
  removeUserIds: people.nullish().describe('The ids of people who may no longer choose them.'),
});

export const changeJobPeopleInput = checkTogether(
  changeJobPeopleShape,
  ['addUserIds', 'removeUserIds'],
  ({ addUserIds, removeUserIds }) => {
    if (addUserIds?.some((id) => removeUserIds?.includes(id))) {
      return { removeUserIds: 'A person can be added or removed, not both' };
    }
    return undefined;
  },
).describe('The selected jobs, and who is added to them or removed from them.');
