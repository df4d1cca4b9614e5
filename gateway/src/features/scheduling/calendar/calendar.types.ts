import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.builder.js';

export const calendarFeedView = z.object({
  url: z.string().nullable().meta({
    description:
      'Anyone who knows this address can read the shifts, so treat it like a password. Null if the gateway has lost the key that seals it; a reset creates another address.',
  }),
});

export type CalendarFeedView = Readonly<z.infer<typeof calendarFeedView>>;

export const CalendarFeedType = objectFromZod(
  'CalendarFeed',
  calendarFeedView,
  'A calendar (RFC 5545) of the caller’s shifts, for calendar programs to subscribe to.',
);
