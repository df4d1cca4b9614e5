import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import type { FieldMessages } from '../../../platform/errors/index.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { lengthOf, longText, required } from '../../../platform/inputs/text.js';
import { pageInput } from '../../../platform/paging/index.js';
import { jobChoice } from '../../jobs/index.js';
import {
  breaksInput,
  confirmation,
  confirmLongTimesheet,
  expectedVersionInput,
  optionalInstant,
} from '../review/review.inputs.js';
import { findInvalidInput } from '../review/times.rules.js';
import { correctionKind, correctionStatus } from './correction.types.js';

const maxCharacters = 500;

/** Stored trimmed, because it is displayed in lists. */
const shortText = (label: string, missing: string) =>
  graphqlTypeOf(
    required(label, missing)
      .trim()
      .min(1, missing)
      .refine((text) => lengthOf(text) <= maxCharacters, `${label} must be at most ${maxCharacters} characters`)
      .pipe(longText(label)),
    () => String,
  );

export const previewShape = z.object({
  kind: correctionKind.describe('What the correction asks for.'),
  timesheetId: graphqlTypeOf(idInput, () => ID)
    .nullish()
    .describe('The id of the caller’s timesheet. Absent for ADD.'),
  clockInAt: optionalInstant('Clock-in').describe('When the work began. Required, except for REMOVE.'),
  clockOutAt: optionalInstant('Clock-out').describe(
    'When the work ended. Required for ADD. Null leaves the clock-out of a timesheet as it is.',
  ),
  breaks: breaksInput
    .nullish()
    .describe('The breaks, at most 100, which replace all existing ones. If absent, they stay unchanged.'),
  jobId: jobChoice.optional().describe('The id of the job, or null. If absent, it stays unchanged.'),
});

const requestShape = previewShape.extend({
  reason: shortText('Reason', 'Say what happened, so that your manager can decide').describe(
    'Why the time is wrong, at most 500 characters. The manager reads it.',
  ),
  baseVersion: expectedVersionInput.describe(
    'The `version` that the caller saw. CONFLICT with the timesheet if changed.',
  ),
});

export const previewCorrectionInput = mustSuitItsKind(previewShape);

export const requestCorrectionInput = mustSuitItsKind(requestShape).describe(
  'The correction of the caller’s own time.',
);

export const withdrawCorrectionInput = z
  .object({ id: idInput.describe('The id of the caller’s own correction, which must be PENDING.') })
  .describe('The correction to withdraw.');

const correctionsInput = z.object({
  status: correctionStatus.nullish().describe('Only corrections with this status.'),
  userId: graphqlTypeOf(idInput, () => ID)
    .nullish()
    .describe('Only corrections of this person.'),
});

export const correctionPageInput = correctionsInput.extend(pageInput);

type Requested = Pick<z.output<typeof previewShape>, 'kind' | 'timesheetId' | 'clockInAt' | 'clockOutAt' | 'breaks'>;

function mustSuitItsKind<Schema extends z.ZodType<Requested>>(schema: Schema): Schema {
  const fields = ['kind', 'timesheetId', 'clockInAt', 'clockOutAt', 'breaks'] as const;
  return checkTogether(schema, fields, (asked) => ({ ...findMissingFields(asked), ...findInvalidTimesOf(asked) }));
}

function findMissingFields({ kind, timesheetId, clockInAt, clockOutAt }: Requested): FieldMessages {
  return {
    ...(kind === 'ADD' && timesheetId && { timesheetId: 'A missing timesheet has no id' }),
    ...(kind !== 'ADD' && !timesheetId && { timesheetId: 'Timesheet is required' }),
    ...(kind !== 'REMOVE' && !clockInAt && { clockInAt: 'Clock-in is required' }),
    ...(kind === 'ADD' && !clockOutAt && { clockOutAt: 'Clock-out is required' }),
  };
}

/** Without a clock-out, the times are compared with the stored one later. See `checkCorrection`. */
function findInvalidTimesOf({ kind, clockInAt, clockOutAt, breaks }: Requested): FieldMessages {
  if (kind === 'REMOVE' || !clockInAt) return {};
  const closed = clockOutAt ? (breaks ?? []) : [];
  return findInvalidInput({ clockInAt, clockOutAt, breaks: closed });
}

/** Blank notes count as absent. */
const managerNotes = graphqlTypeOf(
  longText('Manager notes')
    .refine((text) => lengthOf(text) <= 500, 'Manager notes must be at most 500 characters')
    .nullable()
    .transform((text) => text?.trim() || null),
  () => String,
).describe('A note for the requester, at most 500 characters, or blank.');

const approveShape = z.object({
  managerNotes: managerNotes.optional(),
  clockInAt: optionalInstant('Clock-in').describe(
    'A clock-in instead of the requested one. A removal ignores all times.',
  ),
  clockOutAt: optionalInstant('Clock-out').describe('A clock-out instead of the requested one.'),
  breaks: breaksInput.nullish().describe('Breaks instead of the requested ones, at most 100.'),
  expectedVersion: expectedVersionInput.describe(
    'The `version` that the caller saw. CONFLICT with the timesheet if changed.',
  ),
  confirmLongTimesheet,
  confirmLongPaidBreaks: confirmation('confirmLongPaidBreaks').describe(
    'Confirms a paid break over 20 minutes, or over an hour in all.',
  ),
});

const denyShape = z.object({
  managerNotes: shortText('Manager notes', 'Say why, so that it can be understood').describe(
    'Why it is denied, at most 500 characters. The requester reads it.',
  ),
});

const id = idInput.describe('The id of the correction, which must be PENDING.');

export const approveCorrectionInput = approveShape
  .extend({ id })
  .describe('The correction to approve, and what the manager sets or confirms.');

export const denyCorrectionInput = denyShape.extend({ id }).describe('The correction to deny, and why.');
