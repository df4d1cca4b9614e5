import { ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import type { FieldMessages } from '../../../platform/errors/index.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { lengthOf, longText, required } from '../../../platform/inputs/text.js';
import { pageInput } from '../../../platform/paging/index.js';
import { jobChoice } from '../../jobs/index.js';
import { breaksInput, expectedVersionInput, optionalInstant } from '../review/review.inputs.js';
import { findInvalidTimes } from '../review/times.rules.js';
import { correctionKind, correctionStatus } from './correction.types.js';

const maxCharacters = 500;

/** Stored trimmed, because it is displayed in lists. */
export const shortText = (label: string, missing: string) =>
  graphqlTypeOf(
    required(label, missing)
      .trim()
      .min(1, missing)
      .refine((text) => lengthOf(text) <= maxCharacters, `${label} must be at most ${maxCharacters} characters`)
      .pipe(longText(label)),
    () => String,
  );

export const previewShape = z.object({
  kind: correctionKind.meta({ description: 'What the correction asks for.' }),
  timesheetId: graphqlTypeOf(idInput, () => ID)
    .nullish()
    .meta({ description: 'The id of the caller’s timesheet. Absent for ADD.' }),
  clockInAt: optionalInstant('Clock-in').meta({
    description: 'When the work began. Required, except for REMOVE.',
  }),
  clockOutAt: optionalInstant('Clock-out').meta({
    description: 'When the work ended. Required for ADD. Null leaves the clock-out of a timesheet as it is.',
  }),
  breaks: breaksInput.nullish().meta({
    description: 'The breaks, at most 100, which replace all existing ones. If absent, they stay unchanged.',
  }),
  jobId: jobChoice.optional().meta({
    description: 'The id of the job, or null. If absent, it stays unchanged.',
  }),
});

const requestShape = previewShape.extend({
  reason: shortText('Reason', 'Say what happened, so that your manager can decide').meta({
    description: 'Why the time is wrong, at most 500 characters. The manager reads it.',
  }),
  baseVersion: expectedVersionInput.meta({
    description: 'The `version` that the caller saw. CONFLICT with the timesheet if changed.',
  }),
});

export const previewCorrectionInput = previewShape.superRefine(mustSuitItsKind, { when: isReadable });

export const requestCorrectionInput = requestShape
  .superRefine(mustSuitItsKind, { when: isReadable })
  .meta({ description: 'The correction of the caller’s own time.' });

export const withdrawCorrectionInput = z
  .object({ id: idInput.meta({ description: 'The id of the caller’s own correction, which must be PENDING.' }) })
  .meta({ description: 'The correction to withdraw.' });

const correctionsInput = z.object({
  status: correctionStatus.nullish().meta({ description: 'Only corrections with this status.' }),
  userId: graphqlTypeOf(idInput, () => ID)
    .nullish()
    .meta({ description: 'Only corrections of this person.' }),
});

export const correctionPageInput = correctionsInput.extend(pageInput);

type Requested = z.output<typeof previewShape>;

function mustSuitItsKind(requested: Requested, context: z.RefinementCtx): void {
  const invalid = { ...findMissingFields(requested), ...findInvalidTimesOf(requested) };
  for (const [field, message] of Object.entries(invalid)) {
    const path = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    context.addIssue({ code: 'custom', path, message });
  }
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
  return findInvalidTimes({ clockInAt, clockOutAt, breaks: closed });
}

/** Checked even if other fields are invalid, so that one response names every invalid field. */
function isReadable({ value }: { readonly value: unknown }): boolean {
  return previewShape.safeParse(value).success;
}
