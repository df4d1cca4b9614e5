import { z } from 'zod';
import { idInput } from '../../platform/database/ids.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../platform/inputs/check-together.js';
import { calendarDate } from '../../platform/inputs/date.js';
import { pageInput } from '../../platform/paging/index.js';
import { auditSubject } from '../audit/index.js';

/** `from` and `to` are dates in the organization's time zone, both included. */
export const auditLogsInput = checkTogether(
  z.object({
    ...pageInput,
    actorId: idInput.nullish().describe('Only what this person did.'),
    subjectType: graphqlTypeOf(
      z.enum(auditSubject.options, { error: `Subject type must be one of ${auditSubject.options.join(', ')}` }),
      () => auditSubject.enum,
    )
      .nullish()
      .describe('Only what was done to objects of this type.'),
    subjectId: idInput.nullish().describe('Only what was done to the object with this id.'),
    from: calendarDate('From').nullish().describe('The first day, in the organization’s time zone.'),
    to: calendarDate('To').nullish().describe('The last day, included, in the organization’s time zone.'),
  }),
  ['from', 'to'],
  ({ from, to }) => (from && to && from > to ? { to: 'The end date must not be before the start date' } : undefined),
);
