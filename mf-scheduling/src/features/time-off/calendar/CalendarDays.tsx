import { type CalendarDate, formatWeekdayDate, fullName } from '@timetrack/screens';
import { Avatar, cn } from '@timetrack/ui';
import { ChevronRight } from '@timetrack/ui/icons';
import { StatusBadge } from '../components/StatusBadge.js';
import { type CalendarPerson, type CalendarTimeOff, isOpenable, listDaysOff, type PersonOff } from './calendar-rows.js';

interface CalendarDaysProps {
  /** The month: `March 2026`. */
  readonly name: string;
  readonly people: readonly CalendarPerson[];
  readonly days: readonly CalendarDate[];
  readonly onOpen: (timeOff: CalendarTimeOff) => void;
}

/** Who is off on each day, for phones. */
export function CalendarDays({ name, people, days, onOpen }: CalendarDaysProps) {
  return (
    <ol aria-label={`Time off by day in ${name}`} className="sc:flex sc:flex-col sc:gap-5 sc:md:hidden">
      {listDaysOff(people, days).map(([day, entries]) => (
        <li key={day} className="sc:flex sc:flex-col sc:gap-2">
          <h3 className="sc:text-sm sc:font-semibold">{formatWeekdayDate(day)}</h3>
          <ul className="sc:flex sc:flex-col sc:gap-2">
            {entries.map((entry) => (
              <Entry key={entry.timeOff.id} {...entry} onOpen={onOpen} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface EntryProps extends PersonOff, Pick<CalendarDaysProps, 'onOpen'> {}

/** A button if the viewer may decide or revoke the request. */
function Entry({ person: { user }, timeOff, onOpen }: EntryProps) {
  const className = 'sc:flex sc:w-full sc:items-center sc:gap-2.5 sc:text-left sc:text-sm';
  const content = (
    <>
      <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
      <span className="sc:min-w-0 sc:flex-1 sc:wrap-anywhere">
        {fullName(user)}
        <span className="sc:block sc:text-muted-foreground">{timeOff.policyName}</span>
      </span>
      <StatusBadge status={timeOff.status} />
      {isOpenable(timeOff) && (
        <ChevronRight aria-hidden="true" className="sc:size-4 sc:shrink-0 sc:text-muted-foreground" />
      )}
    </>
  );
  return (
    <li>
      {isOpenable(timeOff) ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(timeOff)}
          className={cn(
            className,
            'sc:-mx-2 sc:w-[calc(100%+1rem)] sc:cursor-pointer sc:rounded-lg sc:px-2 sc:py-1 sc:hover:bg-accent',
          )}
        >
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  );
}
