import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { jobChoice } from '../../jobs/index.js';
import type { Location } from '../../places/index.js';
import { breakAnswer, breakType } from '../timesheets/timesheet.types.js';

const latitude = z
  .number({ error: 'Latitude must be a number' })
  .describe('The latitude in degrees, positive in the north.');
const longitude = z
  .number({ error: 'Longitude must be a number' })
  .describe('The longitude in degrees, positive in the east.');

const wrongAccuracy = 'Accuracy must be a number of meters from 0 to 100000';

const accuracy = z
  .number({ error: wrongAccuracy })
  .min(0, wrongAccuracy)
  .max(100_000, wrongAccuracy)
  .describe('Within how many meters the position is right, as the device says.');

const locationInput = z.object(
  { lat: latitude, lng: longitude, accuracyMeters: accuracy.nullish() },
  { error: 'Location must have a latitude and a longitude' },
);

inputFromZod('LocationInput', locationInput, 'A position, as the device reports it.');

/** The GraphQL input. Any pair of numbers is accepted: an implausible location is flagged for review, not rejected. */
export const clockInShape = z
  .object({
    location: locationInput.nullish().describe('The location of the device, if known. Flagged, never rejected.'),
    jobId: jobChoice
      .optional()
      .describe(
        'The id of an active job on which the hours are booked. Null means no job. Without it, the job of the caller’s published shift that is running, or of the nearest one within 12 hours.',
      ),
  })
  .describe('Where and for which job the caller starts to work.');

/**
 * REST clients may also send `lat` and `lng` at the top level. One without the other is invalid. Both may be absent, or
 * null, which is what JSON makes of the NaN that a device without a position reports.
 */
export const clockInInput = checkTogether(
  clockInShape.extend({ lat: latitude.nullish(), lng: longitude.nullish() }),
  ['lat', 'lng'],
  ({ lat, lng }) => {
    if (isMissing(lat) === isMissing(lng)) return undefined;
    return isMissing(lat) ? { lat: 'Latitude must be a number' } : { lng: 'Longitude must be a number' };
  },
).transform(({ location, jobId, lat, lng }) => ({ jobId, location: toLocation(location ?? { lat, lng }) }));

interface SentLocation {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly accuracyMeters?: number | null | undefined;
}

function toLocation({ lat, lng, accuracyMeters }: SentLocation): Location | null {
  if (isMissing(lat) || isMissing(lng)) return null;
  return { lat, lng, accuracyMeters: accuracyMeters ?? null };
}

function isMissing(coordinate: number | null | undefined): coordinate is null | undefined {
  return coordinate === undefined || coordinate === null;
}

export const startBreakInput = z
  .object({ type: breakType.nullish().describe('Whether the break is paid. UNPAID by default.') })
  .describe('The break that begins now.');

const breakAnswerInput = z.object(breakAnswer, { error: 'Breaks must have an answer about meals and one about rests' });
inputFromZod('BreakAnswerInput', breakAnswerInput, 'The caller’s answer about the breaks of the shift.');

/** What the caller has seen of the clock before the clock-out, their answer about breaks, and where they are. */
export const clockOutInput = z
  .object({
    location: locationInput
      .nullish()
      .transform((location) => toLocation(location ?? {}))
      .describe('The location of the device, if known. Flagged, never rejected.'),
    expectedVersion: z
      .string({ error: 'Expected version must be a string' })
      .nullish()
      .describe('The `version` that the caller saw. CONFLICT if times or breaks changed.'),
    breaks: breakAnswerInput
      .nullish()
      .describe('Whether the caller got their breaks. Ignored where the timesheet does not ask: see `asksForBreaks`.'),
  })
  .describe('What the caller has seen of the timesheet, and their answer about breaks.');

export const noInput = z.object({});
