import { useSession } from '@timetrack/contracts';
import { dateAndTime, hourOf } from '../../time/formats.js';
import { useFromNow } from '../../time/use-now.js';
import { useTimeZone } from '../../time/use-time-zone.js';
import { greetingAt } from './greeting.js';

export function Greeting() {
  const { firstName } = useSession().user;
  const timeZone = useTimeZone();
  const greeting = useFromNow((now) => greetingAt(hourOf(now, timeZone)));
  const today = useFromNow((now) => dateAndTime(now, timeZone));
  return (
    <header className="tc:flex tc:flex-col tc:gap-1">
      <h1 className="tc:text-2xl tc:font-semibold tc:tracking-tight tc:wrap-anywhere tc:line-clamp-3 tc:md:text-3xl">
        {greeting}, {firstName}
      </h1>
      <p className="tc:text-muted-foreground tc:tabular-nums">{today}</p>
    </header>
  );
}
