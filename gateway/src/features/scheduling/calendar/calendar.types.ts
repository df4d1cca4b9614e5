import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const calendarFeedView = z.object({
  url: z
    .string()
    .nullable()
    .describe(
      'Anyone who knows this address can read the shifts, so treat it like a password. Null if the gateway has lost the key that seals it; a reset creates another address.',
    ),
  webcalUrl: z.string().nullable().describe('`url` with the scheme `webcal`, for calendar apps. As secret.'),
  qrCodeDataUrl: z.string().nullable().describe('The QR code of `webcalUrl`, a PNG data URL. As secret as `url`.'),
});

export type CalendarFeedView = Readonly<z.infer<typeof calendarFeedView>>;

export const CalendarFeedType = objectFromZod(
  'CalendarFeed',
  calendarFeedView,
  'A calendar (RFC 5545) of the caller’s shifts to subscribe to.',
);
