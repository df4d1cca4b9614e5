import { formatClockTime, useTimeZone } from '@timetrack/screens';
import { formatClockDate } from '../../../components/times/time-formats.js';

export function ClockTime({ instant }: { readonly instant: string | null }) {
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
      <span>{formatClockTime(instant, timeZone)}</span>{' '}
      <span className="tc:text-xs tc:text-muted-foreground">{formatClockDate(instant, timeZone)}</span>
    </time>
  );
}
