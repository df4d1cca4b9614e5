import { z } from 'zod';
import { graphqlTypeOf } from '../../../platform/graphql/input-from-zod.js';
import { chosenJob } from '../../scheduling/index.js';
import { BreakType } from '../timesheets/timesheet.enums.js';

const latitude = z.number({ error: 'Latitude must be a number' });
const longitude = z.number({ error: 'Longitude must be a number' });

export const locationInput = z.object(
  { lat: latitude, lng: longitude },
  { error: 'Location must have a latitude and a longitude' },
);

/** The shape that GraphQL knows. Any pair of numbers will do: a wild one is flagged for review, not refused. */
export const clockInShape = z.object({ location: locationInput.nullish(), jobId: chosenJob.optional() });

/** REST may also send `lat` and `lng` bare. Half a location is a wrong field; none at all is fine. */
export const clockInInput = clockInShape
  .extend({ lat: latitude.optional(), lng: longitude.optional() })
  .superRefine(({ lat, lng }, context) => {
    if (lat === undefined && lng !== undefined)
      context.addIssue({ code: 'custom', path: ['lat'], message: 'Latitude must be a number' });
    if (lng === undefined && lat !== undefined)
      context.addIssue({ code: 'custom', path: ['lng'], message: 'Longitude must be a number' });
  })
  .transform(({ location, jobId, lat, lng }) => ({
    jobId: jobId ?? null,
    location: location ?? (lat !== undefined && lng !== undefined ? { lat, lng } : null),
  }));

export const breakTypeInput = graphqlTypeOf(
  z.enum(BreakType, { error: 'Break type must be UNPAID or PAID' }),
  () => BreakType,
);

export const startBreakInput = z.object({ type: breakTypeInput.nullish() });

export const noInput = z.object({});
