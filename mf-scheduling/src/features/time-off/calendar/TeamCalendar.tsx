import { useQuery } from '@timetrack/client';
import {
  addMonths,
  type CalendarDate,
  datesOf,
  formatMonth,
  formatWeekdayDate,
  fullName,
  LoadFailure,
  useToday,
} from '@timetrack/screens';
import { Avatar, Button, Card, CardContent, cn, EmptyState, Skeleton } from '@timetrack/ui';
import { ChevronLeft, ChevronRight, TreePalm } from '@timetrack/ui/icons';
import { StatusBadge } from '../components/StatusBadge.js';
import { CalendarGrid } from './CalendarGrid.js';
import { LoadCalendar } from './calendar.graphql.js';
import { type CalendarPerson, type CalendarTimeOff, isOpenable, listDaysOff, type PersonOff } from './calendar-rows.js';

interface TeamCalendarProps {
  /** The first day of the month. Null for the current month. */
  readonly month: string | null;
  /** The team whose time off is shown. Null for everyone. */
  readonly teamId: string | null;
  /** Null turns to the current month. */
  readonly onTurn: (month: string | null) => void;
  readonly onOpen: (timeOff: CalendarTimeOff) => void;
}

export function TeamCalendar({ month, teamId, onTurn, onOpen }: TeamCalendarProps) {
  const today = useToday();
  const startDate = month ?? `${today.slice(0, 7)}-01`;
  const days = datesOf({ startDate, endDate: Temporal.PlainDate.from(startDate).with({ day: 31 }).toString() });
  const { data, error, refetch } = useQuery(LoadCalendar, {
    variables: { startDate, endDate: days.at(-1) ?? startDate, teamId },
    fetchPolicy: 'cache-and-network',
  });
  const people = data?.viewer?.ptoCalendar?.people;
  const name = formatMonth(startDate);
  return (
    <Card aria-busy={!people && !error}>
      <CardContent className="sc:flex sc:flex-col sc:gap-5">
        <div className="sc:-mx-2 sc:-my-1 sc:flex sc:items-center sc:gap-1">
          <Turn label="Previous month" icon={ChevronLeft} onClick={() => onTurn(addMonths(startDate, -1))} />
          <h2
            aria-live="polite"
            className="sc:min-w-0 sc:text-center sc:font-semibold sc:max-md:flex-1 sc:md:min-w-44 sc:md:text-lg"
          >
            {name}
          </h2>
          <Turn label="Next month" icon={ChevronRight} onClick={() => onTurn(addMonths(startDate, 1))} />
          <Button variant="outline" size="sm" className="sc:ml-1 sc:md:ml-2" onClick={() => onTurn(null)}>
            This Month
          </Button>
        </div>
        {!people && error && (
          <LoadFailure title="The calendar could not be loaded" error={error} onRetry={() => refetch()} />
        )}
        {!people && !error && <Skeleton className="sc:h-48" />}
        {people?.length === 0 && (
          <EmptyState
            icon={TreePalm}
            title="No time off"
            description={`No one is off or has requested time off in ${name}.`}
          />
        )}
        {people && people.length > 0 && (
          <>
            <CalendarGrid name={name} people={people} days={days} today={today} onOpen={onOpen} />
            <CalendarDays name={name} people={people} days={days} onOpen={onOpen} />
          </>
        )}
      </CardContent>
    </Card>
  );
}

interface TurnProps {
  readonly label: string;
  readonly icon: typeof ChevronLeft;
  readonly onClick: () => void;
}

function Turn({ label, icon: Icon, onClick }: TurnProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onClick}>
      <Icon aria-hidden="true" />
    </Button>
  );
}

interface CalendarDaysProps {
  /** The month: `March 2026`. */
  readonly name: string;
  readonly people: readonly CalendarPerson[];
  readonly days: readonly CalendarDate[];
  readonly onOpen: (timeOff: CalendarTimeOff) => void;
}

/** Who is off on each day, for phones. */
function CalendarDays({ name, people, days, onOpen }: CalendarDaysProps) {
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
        <span>{fullName(user)}</span>
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
