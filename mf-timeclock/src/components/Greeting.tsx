import { useSession } from '@timetrack/contracts';
import { dateOf, formatFullDate, formatTime, hourOf, useFromNow, useTimeZone } from '@timetrack/screens/basics';
import { greetingAt } from './greetings.js';

export function Greeting() {
  const { firstName } = useSession().user;
  const timeZone = useTimeZone();
  const greeting = useFromNow((now) => greetingAt(hourOf(now, timeZone)));
  const dateAndTime = useFromNow((now) => `${formatFullDate(dateOf(now, timeZone))} • ${formatTime(now, timeZone)}`);
  return (
    <header className="tc:flex tc:flex-col tc:gap-1">
      <h1 className="tc:text-2xl tc:font-semibold tc:tracking-tight tc:wrap-anywhere tc:line-clamp-3 tc:md:text-3xl">
        {`${greeting}, ${firstName}`}
      </h1>
      <p className="tc:text-muted-foreground tc:tabular-nums">{dateAndTime}</p>
    </header>
  );
}
