import { dateOf, formatClockTime, formatWeekday, useTimeZone } from '@timetrack/screens';

interface ClockTimeProps {
  readonly instant: string | null;
  /** The day of the row. A time of another day names its weekday. */
  readonly day: string;
}

/** `9:02 AM`, `Tue 6:00 AM` on another day, `In progress` */
export function ClockTime({ instant, day }: ClockTimeProps) {
  const timeZone = useTimeZone();
  if (!instant) return 'In progress';
  const date = dateOf(instant, timeZone);
  return (
    <time dateTime={instant} className="tc:whitespace-nowrap">
      {date !== day && `${formatWeekday(date, 'short')} `}
      {formatClockTime(instant, timeZone)}
    </time>
  );
}
