import type { CalendarDate } from '@timetrack/calendar';
import { dateOf } from '../format/instants.js';
import { useFromNow } from './now.js';
import { useTimeZone } from './use-time-zone.js';

/** Today's date in the organization's zone. It changes at midnight there. */
export function useToday(): CalendarDate {
  const timeZone = useTimeZone();
  return useFromNow((now) => dateOf(now, timeZone));
}
