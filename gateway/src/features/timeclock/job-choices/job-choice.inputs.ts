import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { instant } from '../../../platform/inputs/date.js';
import { flag } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';

const unreadable = 'At must be a date and time such as 2026-03-08T09:00:00-07:00';

export const jobChoicesInput = z.object({
  userId: graphqlTypeOf(idInput, () => ID)
    .nullish()
    .describe('Whose shifts and last jobs come first, by default the caller’s. Others only for managers.'),
  at: instant({ missing: unreadable, unreadable })
    .nullish()
    .describe('The time of the work, by default now. Jobs of shifts near it come first.'),
  planning: flag('planning')
    .nullish()
    .describe('Whether the jobs of the latest shifts of everyone come first, instead of a person’s last jobs.'),
});

export const jobChoicePageInput = jobChoicesInput.extend(forwardPageInput);
