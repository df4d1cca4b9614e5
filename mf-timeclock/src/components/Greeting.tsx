import { useSession } from '@timetrack/contracts';
import { dateOf, formatFullDate, formatTime, hourOf, useFromNow, useTimeZone } from '@timetrack/screens';

export function Greeting() {
  const { firstName } = useSession().user;
  const timeZone = useTimeZone();
  const greeting = useFromNow((now) => greetingAt(hourOf(now, timeZone)));
  const dateAndTime = useFromNow((now) => `${formatFullDate(dateOf(now, timeZone))} • ${formatTime(now, timeZone)}`);
  return (
    <header className="tc:flex tc:flex-col tc:gap-1">
      <h1 className="tc:text-2xl tc:font-semibold tc:tracking-tight tc:wrap-anywhere tc:line-clamp-3 tc:md:text-3xl">
        {greeting}, {firstName}
      </h1>
      <p className="tc:text-muted-foreground tc:tabular-nums">{dateAndTime}</p>
    </header>
  );
}

/** The greeting for an hour of the day, 0 to 23. */
function greetingAt(hour: number): string {
  if (hour < 5) return 'Good evening';
  if (hour < 12) return 'Good morning';
  if (hour < 18) return 'Good afternoon';
  return 'Good evening';
}
