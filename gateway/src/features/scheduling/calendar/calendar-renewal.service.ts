import type { RenewSecrets } from '../../../platform/ports/platform.ports.js';
import { sealColumn } from '../../../platform/secrets/sealing.service.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { placeOfCalendarSecret } from './calendar-secret.codec.js';

/** Ends the address of the person's calendar. The person gets another one when they next ask for it. */
export const renewCalendarAddress: RenewSecrets = async (em, { userId }) => {
  const addressed = { userId, secretHash: { $ne: null } };
  const ended = await em.nativeUpdate(CalendarFeed, addressed, { secretHash: null, sealedSecret: null });
  return ended > 0 ? { calendarAddress: 'renewed' } : {};
};

export const sealCalendarSecrets = sealColumn({
  list: 'list_unsealed_calendar_secrets',
  store: `
    update calendar_feeds feed set sealed_secret = decode(given.sealed, 'base64'), unsealed_secret = null
    from unnest(?::uuid[], ?::text[]) as given (id, sealed)
    where feed.organization_id = :organization and feed.user_id = given.id and feed.unsealed_secret is not null`,
  place: placeOfCalendarSecret,
});
