import { z } from 'zod';
import { idInput } from '../../platform/database/ids.js';
import { flag, nameText } from '../../platform/inputs/text.js';
import { forwardPageInput } from '../../platform/paging/index.js';

const degrees = (name: string, most: number) => {
  const message = `${name} must be a number from -${most} to ${most}`;
  return z.number({ error: message }).min(-most, message).max(most, message);
};

const wrongRadius = 'Radius must be a whole number of meters from 20 to 5000';

const name = nameText('Place name').describe('At most 200 characters, unique among active places, ignoring case.');

const details = {
  address: z
    .string({ error: 'Address must be a text' })
    .trim()
    .max(500, 'Address can have at most 500 characters')
    .nullish()
    .describe('The address that people read, at most 500 characters.'),
  lat: degrees('Latitude', 90).nullish().describe('The latitude of the center in degrees. Null without one.'),
  lng: degrees('Longitude', 180).nullish().describe('The longitude of the center in degrees. Null without one.'),
  radiusMeters: z
    .int(wrongRadius)
    .min(20, wrongRadius)
    .max(5000, wrongRadius)
    .nullish()
    .describe('The radius in whole meters, from 20 to 5000. Punches are compared with places that have one.'),
};

export const createPlaceInput = z.object({ name, ...details }).describe('The new place.');

export const updatePlaceInput = z
  .object({
    id: idInput.describe('The id of the place to change. A retired place can be changed too.'),
    name: name.optional(),
    ...details,
    retired: flag('Retired').optional().describe('True retires the place. False reinstates it.'),
  })
  .describe('The place and its changes. Absent fields stay unchanged. Without a center, the radius is cleared.');

export const deletePlaceInput = z
  .object({ id: idInput.describe('The id of the place to delete, or to retire if it is in use.') })
  .describe('The place to delete.');

export const placesInput = z.object({
  includeRetired: flag('includeRetired').nullish().describe('Whether to include retired places.'),
});

export const placePageInput = placesInput.extend(forwardPageInput);
