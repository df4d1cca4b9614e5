import { useSession } from '@timetrack/contracts';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { dateOf } from '../format/instants.js';
import { useFromNow } from './now.js';

/** The zone in which times are entered and shown: the organization's, never the browser's. */
export function useTimeZone(): string {
  return useSession().user.organization.timezoneInForce;
}

/** Today's date in the organization's zone. It changes at midnight there. */
export function useToday(): CalendarDate {
  const timeZone = useTimeZone();
  return useFromNow((now) => dateOf(now, timeZone));
}
