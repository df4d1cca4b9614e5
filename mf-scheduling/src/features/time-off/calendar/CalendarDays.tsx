import { type CalendarDate, formatWeekdayDate, fullName } from '@timetrack/screens';
import { Avatar } from '@timetrack/ui';
import { StatusBadge } from '../components/StatusBadge.js';
import { type CalendarPerson, listDaysOff } from './calendar-rows.js';

interface CalendarDaysProps {
  /** The month: `March 2026`. */
  readonly name: string;
  readonly people: readonly CalendarPerson[];
  readonly days: readonly CalendarDate[];
}

/** Who is off on each day, for phones. */
export function CalendarDays({ name, people, days }: CalendarDaysProps) {
  return (
    <ol aria-label={`Time off by day in ${name}`} className="sc:flex sc:flex-col sc:gap-5 sc:md:hidden">
      {listDaysOff(people, days).map(([day, entries]) => (
        <li key={day} className="sc:flex sc:flex-col sc:gap-2">
          <h3 className="sc:text-sm sc:font-semibold">{formatWeekdayDate(day)}</h3>
          <ul className="sc:flex sc:flex-col sc:gap-2">
            {entries.map(({ person: { user }, timeOff }) => (
              <li key={timeOff.id} className="sc:flex sc:items-center sc:gap-2.5 sc:text-sm">
                <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
                <span className="sc:min-w-0 sc:flex-1 sc:wrap-anywhere">
                  {fullName(user)}
                  <span className="sc:block sc:text-muted-foreground">{timeOff.policyName}</span>
                </span>
                <StatusBadge status={timeOff.status} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
