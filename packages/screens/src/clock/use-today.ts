import { useSession } from '@timetrack/contracts';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { useMemo } from 'react';
import { dateOf } from '../format/instants.js';
import { createTimeZone, type TimeZone } from '../format/time-zone.js';
import { useFromNow } from './now.js';

/** The zone in which times are entered and shown: the organization's on their day, never the browser's. */
export function useTimeZone(): TimeZone {
  const { organization } = useSession().user;
  return useMemo(() => createTimeZone(organization), [organization]);
}

/** Today's date in the organization's zone. It changes at midnight there. */
export function useToday(): CalendarDate {
  const timeZone = useTimeZone();
  return useFromNow((now) => dateOf(now, timeZone));
}
