import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';

export const placeView = z.object({
  id: z.uuid(),
  name: z.string().describe('The name, such as `Riverside Park`.'),
  address: z.string().describe('The address that people read. Empty without one.'),
  lat: z.number().nullable().describe('The latitude of its center in degrees. Null without one, and for a worker.'),
  lng: z.number().nullable().describe('The longitude of its center in degrees. Null without one, and for a worker.'),
  radiusMeters: z
    .int()
    .nullable()
    .describe('Punches are compared with the circle of this radius. Null without one, and for a worker.'),
  retired: z.boolean().describe('A retired place keeps its records. Punches are not compared with it.'),
});

export type PlaceView = Readonly<z.infer<typeof placeView>>;

export const PlaceType = nodeFromZod('Place', placeView, 'Where people work. A place in use is retired, not deleted.');

export const placeName = placeView.pick({ id: true, name: true }).meta({ id: 'PlaceName' });
objectFromZod('PlaceName', placeName, 'A place by its name.');

export const placeOfShift = placeView.pick({ id: true, name: true, address: true }).meta({ id: 'PlaceOfShift' });
objectFromZod('PlaceOfShift', placeOfShift, 'A place by its name and its address.');

/** How a punch lay to the nearest place. */
export const punchPlace = z
  .object({
    place: placeName
      .nullable()
      .describe('The place where the punch was made. Null outside, or if the position was too inaccurate.'),
    nearest: placeName.describe('The nearest place at that time.'),
    distanceMeters: z.int().describe('The distance to the center of the nearest place, in whole meters.'),
    accuracyMeters: z
      .number()
      .nullable()
      .describe('Within how many meters the device was right. Null if it did not say.'),
    outside: z.boolean().describe('Whether the punch was certainly made outside of every place.'),
  })
  .meta({ id: 'PunchPlace' });
objectFromZod('PunchPlace', punchPlace, 'Where a punch was made, next to the nearest place.');
