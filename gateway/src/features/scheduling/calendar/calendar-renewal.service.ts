import { randomBytes } from 'node:crypto';
import type { RenewSecrets } from '../../../platform/ports/platform.ports.js';
import { CalendarFeed } from './calendar-feed.entity.js';

/** Replaces the address of the person's calendar. Programs that follow the old address find nothing from now on. */
export const renewCalendarAddress: RenewSecrets = async (em, { userId }) => {
  const secret = randomBytes(32).toString('hex');
  const renewed = await em.nativeUpdate(CalendarFeed, { userId }, { secret });
  return renewed > 0 ? { calendarAddress: 'renewed' } : {};
};
