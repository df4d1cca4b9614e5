import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { lengthOf, longText } from '../../../platform/inputs/text.js';
import {
  breaksInput,
  confirmation,
  confirmLongTimesheet,
  expectedVersionInput,
  optionalInstant,
} from '../review/review.inputs.js';
import { shortText } from './correction.inputs.js';

/** Blank notes count as absent. */
const managerNotes = graphqlTypeOf(
  longText('Manager notes')
    .refine((text) => lengthOf(text) <= 500, 'Manager notes must be at most 500 characters')
    .nullable()
    .transform((text) => text?.trim() || null),
  () => String,
).meta({ description: 'A note for the requester, at most 500 characters, or blank.' });

const approveShape = z.object({
  managerNotes: managerNotes.optional(),
  clockInAt: optionalInstant('Clock-in').meta({
    description: 'A clock-in instead of the requested one. A removal ignores all times.',
  }),
  clockOutAt: optionalInstant('Clock-out').meta({ description: 'A clock-out instead of the requested one.' }),
  breaks: breaksInput.nullish().meta({ description: 'Breaks instead of the requested ones, at most 100.' }),
  expectedVersion: expectedVersionInput.meta({
    description: 'The `version` that the caller saw. CONFLICT with the timesheet if changed.',
  }),
  confirmLongTimesheet,
  confirmLongPaidBreaks: confirmation('confirmLongPaidBreaks').meta({
    description: 'Confirms a paid break over 20 minutes, or over an hour in all.',
  }),
});

const denyShape = z.object({
  managerNotes: shortText('Manager notes', 'Say why, so that it can be understood').meta({
    description: 'Why it is denied, at most 500 characters. The requester reads it.',
  }),
});

const id = idInput.meta({ description: 'The id of the correction, which must be PENDING.' });

export const approveCorrectionInput = approveShape
  .extend({ id })
  .meta({ description: 'The correction to approve, and what the manager sets or confirms.' });

export const denyCorrectionInput = denyShape.extend({ id }).meta({ description: 'The correction to deny, and why.' });
