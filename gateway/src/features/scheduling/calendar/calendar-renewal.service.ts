import type { RenewSecrets } from '../../../platform/ports/platform.js';
import { CalendarFeed } from './calendar-feed.entity.js';

/** Ends the address of the person's calendar. The person gets another one when they next ask for it. */
export const renewCalendarAddress: RenewSecrets = async (em, { userId }) => {
  const addressed = { userId, secretHash: { $ne: null } };
  const ended = await em.nativeUpdate(CalendarFeed, addressed, { secretHash: null, sealedSecret: null });
  return ended > 0 ? { calendarAddress: 'renewed' } : {};
};
