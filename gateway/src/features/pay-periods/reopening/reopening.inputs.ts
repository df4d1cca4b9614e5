import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { lengthOf, longText, required } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { reopeningStatus } from './reopening.types.js';

const maxCharacters = 1000;

/** Stored trimmed, because it is displayed in lists. */
const reason = graphqlTypeOf(
  required('Reason')
    .trim()
    .min(1, 'Reason is required')
    .refine((text) => lengthOf(text) <= maxCharacters, 'Reason must be at most 1,000 characters')
    .pipe(longText('Reason')),
  () => String,
).describe('Why the period has to be reopened, at most 1,000 characters. Owners and administrators read it.');

/** Blank notes count as absent. */
const note = graphqlTypeOf(
  longText('Note')
    .refine((text) => lengthOf(text) <= maxCharacters, 'Note must be at most 1,000 characters')
    .nullable()
    .transform((text) => text?.trim() || null),
  () => String,
).describe('A note for the requester, at most 1,000 characters, or blank.');

const decideReopeningShape = z.object({ note: note.optional() });

export const requestReopeningInput = z
  .object({
    startDate: calendarDate('Start date').describe(
      'The first day of the closed period in the organization’s calendar.',
    ),
    reason,
  })
  .describe('The pay period to reopen, and why.');

export const decideReopeningInput = decideReopeningShape
  .extend({ id: idInput.describe('The id of the request, which must be PENDING.') })
  .describe('The decision about a request.');

export const reopeningRequestsInput = z.object({
  startDate: calendarDate('Start date').nullish().describe('The first day of a pay period.'),
  status: reopeningStatus.nullish().describe('Only requests with this status.'),
});

export const reopeningRequestPageInput = reopeningRequestsInput.extend(forwardPageInput);
