import { useTimeZone, useToday } from '@timetrack/screens/basics';
import { useMemo } from 'react';
import { dayBounds } from './day-bounds.js';

/** Today from midnight to midnight in the organization's zone, as instants. Changes at midnight. */
export function useTodaysBounds(): { readonly from: string; readonly to: string } {
  const timeZone = useTimeZone();
  const today = useToday();
  return useMemo(() => boundsOf(today, timeZone), [today, timeZone]);
}

/** `_today` only makes the bounds change with the date: they are computed from the current time. */
function boundsOf(_today: string, timeZone: string) {
  const { from, to } = dayBounds(new Date(), timeZone);
  return { from: from.toISOString(), to: to.toISOString() };
}
