import { useMemo } from 'react';
import { dayBounds } from '../../time/day-bounds.js';
import { dayOf } from '../../time/formats.js';
import { useFromNow } from '../../time/use-now.js';
import { useTimeZone } from '../../time/use-time-zone.js';

/** The organization's day, from midnight to midnight, as instants for the server. Turns with the day. */
export function useToday(): { readonly from: string; readonly to: string } {
  const timeZone = useTimeZone();
  const day = useFromNow((now) => dayOf(now, timeZone));
  return useMemo(() => boundsOf(day, timeZone), [day, timeZone]);
}

/** `_day` stands for the present: it tells only that the bounds have to be found anew. */
function boundsOf(_day: string, timeZone: string) {
  const { from, to } = dayBounds(new Date(), timeZone);
  return { from: from.toISOString(), to: to.toISOString() };
}
