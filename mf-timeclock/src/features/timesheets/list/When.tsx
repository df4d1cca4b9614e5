import { useTimeZone } from '../../../time/use-time-zone.js';
import { clockDate, clockTime } from '../words.js';

/** A time, and under it the day on which it was. */
export function When({ instant }: { readonly instant: string | null }) {
  const timeZone = useTimeZone();
  if (!instant) {
    return (
      <span className="tc:text-muted-foreground">
        <span aria-hidden="true">—</span>
        <span className="tc:sr-only">Not yet</span>
      </span>
    );
  }
  return (
    <time dateTime={instant} className="tc:flex tc:flex-col tc:whitespace-nowrap tc:tabular-nums">
      <span>{clockTime(instant, timeZone)}</span>{' '}
      <span className="tc:text-xs tc:text-muted-foreground">{clockDate(instant, timeZone)}</span>
    </time>
  );
}
