import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.inputs.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.builder.js';
import { calendarDate } from '../../../platform/inputs/date.inputs.js';
import { lengthOf, longText, required } from '../../../platform/inputs/text.inputs.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { reopeningStatus } from './reopening.enums.js';

const maxCharacters = 1000;

/** Stored trimmed, because it is displayed in lists. */
const reason = graphqlTypeOf(
  required('Reason')
    .trim()
    .min(1, 'Reason is required')
    .refine((text) => lengthOf(text) <= maxCharacters, 'Reason must be at most 1,000 characters')
    .pipe(longText('Reason')),
  () => String,
);

/** Blank notes count as absent. */
const note = graphqlTypeOf(
  longText('Note')
    .refine((text) => lengthOf(text) <= maxCharacters, 'Note must be at most 1,000 characters')
    .nullable()
    .transform((text) => text?.trim() || null),
  () => String,
);

const decideReopeningShape = z.object({ note: note.optional() });

export const requestReopeningInput = z.object({ startDate: calendarDate('Start date'), reason });

export const decideReopeningInput = decideReopeningShape.extend({ id: idInput });

export const reopeningRequestsInput = z.object({
  startDate: calendarDate('Start date').nullish().meta({ description: 'The first day of a pay period.' }),
  status: reopeningStatus.nullish().meta({ description: 'Only requests with this status.' }),
});

/** The requests in pages. */
export const reopeningRequestPageInput = reopeningRequestsInput.extend(forwardPageInput);

export const RequestReopeningInput = inputFromZod('RequestReopeningInput', requestReopeningInput);
export const DecideReopeningInput = inputFromZod('DecideReopeningInput', decideReopeningShape);
